import { Button, Stack, Text } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../../components/error-state.tsx";
import { useLanguage } from "../../../../lib/use-label.ts";
import type { BookingRecord } from "../../booking-query.ts";
import { useReader } from "../../use-reader.ts";
import { useAskBank } from "./bill-query.ts";

/** Whoever has paid and doesn't see it asks the bank, and reads what it said and when. */
export function PaymentCheck({ booking, bank }: { readonly booking: BookingRecord; readonly bank: string }) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const reader = useReader()(booking);
  const { mutate, data, error, isPending } = useAskBank(booking);
  const timeOf = (moment: string) => formatDeadline(new Date(moment), zoneOf(booking.objek.zona), language);
  const answer = (
    result: NonNullable<typeof data>["hasil"],
    words: { readonly bank: string; readonly time: string },
  ) =>
    result === "tidakterjawab" ? t(`bank.answer.tidakterjawab.${reader}`, words) : t(`bank.answer.${result}`, words);
  return (
    <Stack gap="xs" align="flex-start">
      <Text>{t(`bank.paidAlready.${reader}`)}</Text>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => mutate()}
        leftSection={<IconRefresh size={18} aria-hidden />}
      >
        {t("bank.ask")}
      </Button>
      <Text role="status" c={data?.hasil === "tidakterjawab" ? "red" : ""}>
        {data ? answer(data.hasil, { bank, time: timeOf(data.waktu) }) : ""}
      </Text>
      {error ? <ErrorState error={error} onRetry={() => mutate()} /> : null}
    </Stack>
  );
}
