import { Alert, Anchor, Button, List, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { closingDays } from "@retribusi/contract/features/identity/closing.rules";
import { closeAccount } from "@retribusi/contract/features/identity/place.endpoints";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { SectionCard } from "../../../components/section-card.tsx";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { forgetLoadedData } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { forgetToken } from "../../../lib/session.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { overviewKey, useOverview } from "./place-query.ts";
import { ProvenAction } from "./proven-action.tsx";
import { useMoment } from "./use-moment.ts";

function useClosing() {
  const { t } = useTranslation("place");
  const client = useQueryClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const at = useMoment();
  return useMutation({
    mutationFn: (passwordlama: string) => callEndpoint(closeAccount, { body: { passwordlama } }),
    onSuccess: async ({ tutuppada }) => {
      forgetToken();
      await forgetLoadedData(client);
      await navigate(paths.start);
      // Last of all: what ends with the session takes its words along.
      notifications.show({ color: "green", message: t("closingAsked", { at: at(tutuppada) }), autoClose: false });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: overviewKey });
      if (!(error instanceof ApiError && error.fields["passwordlama"])) notifyError(error);
    },
  });
}

type Hindrances = NonNullable<ReturnType<typeof useOverview>["data"]>["penutupan"];

/** Why the account can't be closed now, with the way to what stands in between. */
function Hindrance({ pesanan, pengembalian }: Hindrances) {
  const { t } = useTranslation("place");
  return (
    <Alert color="kunyit" role="note">
      {pesanan.length > 0 ? (
        <>
          <Text size="sm">{t("openBookings")}</Text>
          <List size="sm" mt="xs">
            {pesanan.map(({ id, jenisbooking, objectname }) => (
              <List.Item key={id}>
                <Anchor component={Link} to={paths.booking(jenisbooking, id)}>
                  {t("bookingNamed", { id, object: objectname })}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </>
      ) : (
        <Text size="sm">{t("openRefunds", { count: pengembalian })}</Text>
      )}
    </Alert>
  );
}

/** What goes and what stays when the account is closed, and the button for it. */
export function ClosingCard() {
  const { t } = useTranslation("place");
  const confirm = useConfirm();
  const { data } = useOverview();
  const closing = useClosing();
  if (!data?.penutupan.olehsendiri) return null;
  const { pesanan, pengembalian } = data.penutupan;
  const ask = async (password: string) => {
    const text = t("closingQuestion", { days: closingDays });
    if (await confirm({ title: t("closing"), text, confirm: t("close"), isDangerous: true })) closing.mutate(password);
  };
  return (
    <SectionCard title={t("closing")} lead={t("closingLead", { days: closingDays })}>
      <List size="sm">
        <List.Item>{t("closingGoes")}</List.Item>
        <List.Item>{t("closingStays")}</List.Item>
      </List>
      {pesanan.length > 0 || pengembalian > 0 ? (
        <Hindrance {...data.penutupan} />
      ) : (
        <ProvenAction error={closing.error}>
          {(password) => (
            <Button
              variant="default"
              {...(password === "" ? { disabled: true } : { c: "var(--mantine-color-error)" })}
              loading={closing.isPending}
              onClick={() => void ask(password)}
            >
              {t("close")}
            </Button>
          )}
        </ProvenAction>
      )}
    </SectionCard>
  );
}
