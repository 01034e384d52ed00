import { Alert, Group, Loader, Text } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../lib/use-label.ts";
import type { BookingRecord } from "../../booking-query.ts";
import { useReader } from "../../use-reader.ts";
import type { BillAtBank } from "./bill-query.ts";

interface Props {
  readonly bill: BillAtBank;
  readonly booking: BookingRecord;
}

/** The bank doesn't have the bill yet: for a moment that is usual; when it doesn't answer, it is said since when and what that means. */
export function BankDelay({ bill: { bank, tertundasejak, banklain }, booking }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const reader = useReader()(booking);
  const name = bank.namabank;
  if (tertundasejak === null) {
    return (
      <Group gap="sm" role="status">
        <Loader size="sm" aria-hidden />
        <Text>{t("bank.preparing", { bank: name })}</Text>
      </Group>
    );
  }
  const time = formatDeadline(new Date(tertundasejak), zoneOf(booking.objek.zona), language);
  return (
    <Alert
      role="status"
      color="kunyit"
      icon={<IconCloudOff aria-hidden />}
      title={t("bank.delayedTitle", { bank: name, time })}
    >
      <Text>{t(`bank.delayed.${reader}`)}</Text>
      {banklain.length > 0 ? <Text mt={4}>{t(`bank.delayedOther.${reader}`)}</Text> : null}
    </Alert>
  );
}
