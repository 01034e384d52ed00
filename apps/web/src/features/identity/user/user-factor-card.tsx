import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { removeUserFactors, userFactors } from "@retribusi/contract/features/identity/factor.endpoints";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useTellError } from "../../../lib/use-tell-error.ts";

interface Props {
  readonly id: number;
  readonly name: string;
}

/** What somebody has beside the password, and the way out for whoever has lost it. One's own is changed under Account security. */
export function UserFactorCard({ id, name }: Props) {
  const { t } = useTranslation("security");
  const confirm = useConfirm();
  const { user } = useCurrentUser();
  const query = useQuery({
    queryKey: ["userfactors", id],
    queryFn: ({ signal }) => callEndpoint(userFactors, { params: { id }, signal }),
  });
  const removing = useMutation({
    mutationFn: () => callEndpoint(removeUserFactors, { params: { id } }),
    onSuccess: () => {
      notifications.show({ color: "green", message: t("lostRemoved") });
      void query.refetch();
    },
    onError: useTellError(),
  });
  if (!query.data) return null;
  const { totp, kuncisandi, sisakode } = query.data;
  const ways = [...(totp ? [t("lostApp")] : []), ...(kuncisandi > 0 ? [t("lostPasskeys", { count: kuncisandi })] : [])];
  const remove = async () => {
    const question = { title: t("lostConfirm", { name }), text: t("lostText"), confirm: t("lostRemove") };
    if (await confirm({ ...question, isDangerous: true })) removing.mutate();
  };
  const text = ways.length > 0 ? t("lostHas", { ways: ways.join(", "), count: sisakode }) : t("lostNone");
  const isRemovable = ways.length > 0 && user.userid !== id;
  return (
    <SectionCard
      title={t("lostTitle")}
      lead={text}
      actions={
        isRemovable ? (
          <Button
            variant="default"
            c="var(--mantine-color-error)"
            loading={removing.isPending}
            onClick={() => void remove()}
          >
            {t("lostRemove")}
          </Button>
        ) : null
      }
    />
  );
}
