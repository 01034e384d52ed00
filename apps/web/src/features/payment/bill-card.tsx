import { Alert, Button, Card, Group, Stack, Text } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { IconAlertTriangle, IconCircleCheck, IconPrinter } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Countdown } from "../../components/countdown.tsx";
import { type Definition, DefinitionList } from "../../components/definition-list.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import { BookingStatus } from "../booking/booking-status.tsx";
import { ArrivedMoney } from "./arrived-money.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { billKey, type TellerBill } from "./teller-query.ts";

interface Props {
  readonly bill: TellerBill;
  readonly onNext: () => void;
}

function useFacts({
  booking,
  jenistagihan,
  nomordokumen,
  rekeninganggaran,
  uraiananggaran,
  tglterbit,
}: TellerBill): Definition[] {
  const { t } = useTranslation("teller");
  const language = useLanguage();
  const { objek } = booking;
  return [
    { label: t("customer"), value: booking.namapemesan },
    {
      label: t("object"),
      value: [objek.objectname, objek.subobjectname, objek.lokasikabkota].filter(Boolean).join(", "),
    },
    {
      label: t("document"),
      value: jenistagihan === "utama" ? nomordokumen : t("supplement", { number: nomordokumen }),
    },
    { label: t("account"), value: `${rekeninganggaran} ${uraiananggaran}` },
    { label: t("issued"), value: formatInstant(new Date(tglterbit), zoneOf(objek.zona), language) },
  ];
}

interface PaidProps extends Props {
  /** It is this teller's own deed of a moment ago. */
  readonly isNew: boolean;
}

/** A bill that was paid earlier must not look like one whose money lies on the counter now. */
function Paid({ bill, onNext, isNew }: PaidProps) {
  const { t } = useTranslation("teller");
  const language = useLanguage();
  const { pembayaran, booking } = bill;
  if (!pembayaran) return null;
  const paidOn = formatInstant(new Date(pembayaran.tgltransaksi), zoneOf(booking.objek.zona), language);
  return (
    <Alert
      color={isNew ? "green" : "kunyit"}
      role="status"
      icon={isNew ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={isNew ? t("paid") : t("paidEarlier", { time: paidOn })}
    >
      <Stack gap="sm">
        <Text size="sm">
          {t("paidText", { amount: formatRupiah(pembayaran.jumlah), receipt: pembayaran.nomorkuitansi })}{" "}
          {isNew ? `${paidOn}.` : t("takeNothing")}
        </Text>
        <Group gap="sm">
          <Button
            component={Link}
            to={`/trx_${booking.jenisbooking}/cetak_pesanan/${booking.id}`}
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {t("print")}
          </Button>
          <Button variant="default" onClick={onNext}>
            {t("next")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** A bill at the counter: whose it is, what is due, and what can be done with it now. */
export function BillCard({ bill, onNext }: Props) {
  const { t } = useTranslation("teller");
  const client = useQueryClient();
  const facts = useFacts(bill);
  const { booking, jumlah, tglexpired, dapatdibayar, alasan, pembayaran } = bill;
  const [recorded, setRecorded] = useState<string>();
  const readAgain = () => void client.invalidateQueries({ queryKey: billKey(bill.idbilling) });
  return (
    <Card withBorder padding="lg" component="section" aria-label={t("billingId")}>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start">
          <div>
            <Text size="sm" c="dimmed">
              {t(dapatdibayar ? "due" : "billed")}
            </Text>
            <Text fz="2rem" fw={700} lh={1.2} style={{ fontVariantNumeric: "tabular-nums" }}>
              {formatRupiah(jumlah)}
            </Text>
            {dapatdibayar ? <Countdown deadline={new Date(tglexpired)} onOver={readAgain} /> : null}
          </div>
          <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} />
        </Group>
        <DefinitionList items={facts} />
        {pembayaran ? <Paid bill={bill} onNext={onNext} isNew={pembayaran.nomorkuitansi === recorded} /> : null}
        {!dapatdibayar && !pembayaran ? (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t("notPayable")}>
            {alasan?.pesan}
          </Alert>
        ) : null}
        {dapatdibayar ? (
          <PaymentForm bill={bill} onRecorded={setRecorded} />
        ) : (
          <ArrivedMoney idbilling={bill.idbilling} isPaid={pembayaran !== null} zone={booking.objek.zona} />
        )}
      </Stack>
    </Card>
  );
}
