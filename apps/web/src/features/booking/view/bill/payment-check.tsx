import { Button, Stack, Text } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../../components/error-state.tsx";
import { useLanguage } from "../../../../lib/use-label.ts";
import type { BookingRecord } from "../../booking-query.ts";
import { useAskBank } from "./bill-query.ts";

/** Whoever has paid and doesn't see it asks the bank, and reads what it said and when. */
export function PaymentCheck({ booking, bank }: { readonly booking: BookingRecord; readonly bank: string }) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const { mutate, data, error, isPending } = useAskBank(booking);
  const timeOf = (moment: string) => formatDeadline(new Date(moment), zoneOf(booking.objek.zona), language);
  return (
    <Stack gap="xs" align="flex-start">
      <Text>{t("bank.paidAlready")}</Text>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => mutate()}
        leftSection={<IconRefresh size={18} aria-hidden />}
      >
        {t("bank.ask")}
      </Button>
      <Text role="status" c={data?.hasil === "tidakterjawab" ? "red" : ""}>
        {data ? t(`bank.answer.${data.hasil}`, { bank, time: timeOf(data.waktu) }) : ""}
      </Text>
      {error ? <ErrorState error={error} onRetry={() => mutate()} /> : null}
    </Stack>
  );
}
