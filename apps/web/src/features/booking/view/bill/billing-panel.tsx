import { Alert, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../../../components/countdown.tsx";
import { ErrorState } from "../../../../components/error-state.tsx";
import { useLanguage } from "../../../../lib/use-label.ts";
import { type BookingRecord, useWatchedBill } from "../../booking-query.ts";
import { openBill } from "../../open-bill.ts";
import { useReader } from "../../use-reader.ts";
import { BankDelay } from "./bank-delay.tsx";
import { BillNumber } from "./bill-number.tsx";
import { useBillAtBank } from "./bill-query.ts";
import classes from "./billing-panel.module.css";
import { OtherBanks } from "./other-banks.tsx";
import { PaymentCheck } from "./payment-check.tsx";
import { QrisCode } from "./qris-code.tsx";
import { WaysToPay } from "./ways-to-pay.tsx";

interface Props {
  readonly booking: BookingRecord;
  readonly onOver: () => void;
}

interface BankProps {
  readonly booking: BookingRecord;
  readonly idbilling: string;
  /** The number belongs here. */
  readonly isTold: boolean;
}

/** Where and how the bill is paid, once the bank has it. */
function AtBank({ booking, idbilling, isTold }: BankProps) {
  const { t } = useTranslation("booking");
  const { data: bill, error, refetch } = useBillAtBank(booking, idbilling);
  const isOwn = useReader()(booking) === "owner";
  if (!bill) {
    return error ? (
      <>
        <BillNumber idbilling={idbilling} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    ) : (
      <Skeleton height="12rem" aria-hidden />
    );
  }
  const { bank, siap, dapatditanya, qris, cara, banklain } = bill;
  return (
    <>
      {siap ? (
        <>
          <Text fw={600}>{t("bank.through", { bank: bank.namabank })}</Text>
          {isTold ? <BillNumber idbilling={idbilling} /> : null}
          {qris ? <QrisCode key={idbilling} booking={booking} /> : null}
          {isOwn ? (
            <>
              <WaysToPay cara={cara} />
              <Text>{t("pay.how4")}</Text>
            </>
          ) : null}
        </>
      ) : (
        <BankDelay bill={bill} booking={booking} />
      )}
      {siap && dapatditanya ? <PaymentCheck key={idbilling} booking={booking} bank={bank.namabank} /> : null}
      {booking.can.chooseBank.allowed ? <OtherBanks booking={booking} banks={banklain} /> : null}
    </>
  );
}

/** How much is to be paid, until when, through which bank, and how: the customer reads each step, the staff what they can do for them. */
export function BillingPanel({ booking, onOver }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const reader = useReader()(booking);
  const { objek } = booking;
  const bill = openBill(booking);
  useWatchedBill(booking);
  if (!bill) return <Alert color="kunyit">{t("pay.none")}</Alert>;
  const { idbilling, jumlah, jenistagihan } = bill;
  const expires = new Date(bill.tglexpired);
  // The staff read number and end of the booking's own bill among its facts.
  const isTold = reader === "owner" || jenistagihan === "tambahan";
  return (
    <Card component="section" aria-labelledby="billing" className={classes.panel ?? ""}>
      <Stack gap="lg">
        <div>
          <Title order={2} id="billing">
            {t(`pay.${jenistagihan === "utama" ? "title" : "rest"}.${reader}`, { total: formatRupiah(jumlah) })}
          </Title>
          {jenistagihan === "utama" ? null : <Text c="dimmed">{t("pay.restWhy")}</Text>}
          {isTold ? (
            <Text>
              {t("pay.before", { time: formatDeadline(expires, zoneOf(objek.zona), language) })} (
              <Countdown deadline={expires} onOver={onOver} />)
            </Text>
          ) : null}
        </div>
        <AtBank booking={booking} idbilling={idbilling} isTold={isTold} />
      </Stack>
    </Card>
  );
}
