import { Button, Stack, Text } from "@mantine/core";
import { showAccount } from "@retribusi/contract/features/settlement/refund.endpoints";
import { IconEye } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";

/** The account in full for the treasurer. It is asked for only by the press, because every look is noted. */
export function FullAccount({ id }: { readonly id: number }) {
  const { t } = useTranslation("settlement");
  const notifyError = useNotifyError();
  const looking = useMutation({
    mutationFn: () => callEndpoint(showAccount, { params: { id } }),
    onError: notifyError,
  });
  if (!looking.data) {
    return (
      <Button
        variant="light"
        size="compact-sm"
        loading={looking.isPending}
        leftSection={<IconEye size={16} aria-hidden />}
        onClick={() => looking.mutate()}
        style={{ alignSelf: "flex-start" }}
      >
        {t("showAccount")}
      </Button>
    );
  }
  const { namabank, norekening, namarekening } = looking.data;
  return (
    <Stack gap={2} role="status">
      <Text fw={600}>{norekening}</Text>
      <Text size="sm">{`${namabank}, ${namarekening}`}</Text>
      <Text size="xs" c="dimmed">
        {t("accountNoted")}
      </Text>
    </Stack>
  );
}
