import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconBuildingBank } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../../../components/use-confirm.tsx";
import { useNotifyError } from "../../../../lib/use-notify-error.ts";
import type { BookingRecord } from "../../booking-query.ts";
import { useReader } from "../../use-reader.ts";
import { callAction, useSendAction } from "../../use-send-action.ts";
import type { BillAtBank } from "./bill-query.ts";

interface Props {
  readonly booking: BookingRecord;
  readonly banks: BillAtBank["banklain"];
}

/** Other banks that the bill can be paid through: choosing one makes another number, and the one before can't be paid any more. */
export function OtherBanks({ booking, banks }: Props) {
  const { t } = useTranslation("booking");
  const reader = useReader()(booking);
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const send = useSendAction();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (systemid: number) => send(() => callAction(booking, "chooseBank", { versi: booking.versi, systemid })),
    onSuccess: () => notifications.show({ color: "green", message: t("bank.chosen") }),
    onError: notifyError,
  });
  const choose = async ({ systemid, namabank }: Props["banks"][number]) => {
    const question = { title: t("bank.chooseTitle", { bank: namabank }), text: t(`bank.chooseText.${reader}`) };
    if (await confirm({ ...question, confirm: t("bank.choose", { bank: namabank }) })) mutate(systemid);
  };
  if (banks.length === 0 || !booking.can.chooseBank.allowed) return null;
  return (
    <div>
      <Text mb="xs">{t(`bank.others.${reader}`)}</Text>
      <Group gap="sm">
        {banks.map((bank) => (
          <Button
            key={bank.systemid}
            variant="default"
            loading={isPending && variables === bank.systemid}
            disabled={isPending}
            onClick={() => void choose(bank)}
            leftSection={<IconBuildingBank size={18} aria-hidden />}
          >
            {bank.namabank}
          </Button>
        ))}
      </Group>
    </div>
  );
}
