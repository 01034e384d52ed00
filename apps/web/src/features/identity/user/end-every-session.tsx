import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { endEverySession } from "@retribusi/contract/features/identity/userdata.endpoints";
import { IconLogout } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";

/** Signs everybody else out: for the hour in which a session may be in strange hands and nobody knows which. */
export function EndEverySession() {
  const { t } = useTranslation("administration");
  const confirm = useConfirm();
  const ending = useMutation({
    mutationFn: () => callEndpoint(endEverySession),
    onSuccess: ({ ended }) => notifications.show({ color: "green", message: t("endedEvery", { count: ended }) }),
    onError: useNotifyError(),
  });
  const ask = async () => {
    const question = { title: t("endEveryTitle"), text: t("endEveryText"), confirm: t("endEvery") };
    if (await confirm({ ...question, isDangerous: true })) ending.mutate();
  };
  const button = (
    <Button
      variant="default"
      c="var(--mantine-color-error)"
      loading={ending.isPending}
      leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
      onClick={() => void ask()}
    >
      {t("endEvery")}
    </Button>
  );
  return <SectionCard title={t("endEvery")} lead={t("endEveryLead")} actions={button} />;
}
