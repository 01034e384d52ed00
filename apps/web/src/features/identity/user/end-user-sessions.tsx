import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { endUserSessions } from "@retribusi/contract/features/identity/userdata.endpoints";
import { IconLogout } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";

interface Props {
  readonly userid: number;
  readonly name: string;
}

/** Signs a user out of every device. */
export function EndUserSessions({ userid, name }: Props) {
  const { t } = useTranslation("administration");
  const confirm = useConfirm();
  const ending = useMutation({
    mutationFn: () => callEndpoint(endUserSessions, { params: { id: userid } }),
    onSuccess: ({ ended }) =>
      notifications.show({ color: "green", message: t("endedSessions", { name, count: ended }) }),
    onError: useNotifyError(),
  });
  const ask = async () => {
    const question = { title: t("endSessionsTitle", { name }), text: t("endSessionsText"), confirm: t("endSessions") };
    if (await confirm({ ...question, isDangerous: true })) ending.mutate();
  };
  return (
    <Button
      variant="default"
      loading={ending.isPending}
      leftSection={<IconLogout size={16} aria-hidden />}
      onClick={() => void ask()}
    >
      {t("endSessions")}
    </Button>
  );
}
