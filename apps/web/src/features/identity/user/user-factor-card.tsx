import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { userFactors } from "@retribusi/contract/features/identity/factor.endpoints";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { LostFactorDialog } from "./lost-factor-dialog.tsx";

interface Props {
  readonly id: number;
  readonly name: string;
}

/** What somebody has beside the password, and the way out for whoever has lost it. One's own is changed under Account security. */
export function UserFactorCard({ id, name }: Props) {
  const { t } = useTranslation("security");
  const [isAsking, ask] = useState(false);
  const { user } = useCurrentUser();
  const query = useQuery({
    queryKey: ["userfactors", id],
    queryFn: ({ signal }) => callEndpoint(userFactors, { params: { id }, signal }),
  });
  if (!query.data) return null;
  const { totp, kuncisandi, sisakode } = query.data;
  const ways = [...(totp ? [t("lostApp")] : []), ...(kuncisandi > 0 ? [t("lostPasskeys", { count: kuncisandi })] : [])];
  const notifyRemoved = () => {
    ask(false);
    notifications.show({ color: "green", message: t("lostRemoved") });
    void query.refetch();
  };
  const text = ways.length > 0 ? t("lostHas", { ways: ways.join(", "), count: sisakode }) : t("lostNone");
  const isRemovable = ways.length > 0 && user.userid !== id;
  return (
    <SectionCard
      title={t("lostTitle")}
      lead={text}
      actions={
        isRemovable ? (
          <Button variant="default" c="var(--mantine-color-error)" onClick={() => ask(true)}>
            {t("lostRemove")}
          </Button>
        ) : null
      }
    >
      {isAsking ? <LostFactorDialog id={id} name={name} onDone={notifyRemoved} onClose={() => ask(false)} /> : null}
    </SectionCard>
  );
}
