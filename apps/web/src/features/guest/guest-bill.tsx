import { Card, Stack, Text, Title } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { GuestBooking } from "@retribusi/contract/features/guest/guest.endpoints";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../components/countdown.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import { BillNumber } from "../booking/view/bill/bill-number.tsx";
import { WaysToPay } from "../booking/view/bill/ways-to-pay.tsx";

interface Props {
  readonly guest: GuestBooking;
  readonly onOver: () => void;
}

/** How much is to be paid, until when, through which bank, and how; nothing where nothing is to be paid now. */
export function GuestBill({ guest: { pesanan, tagihan, bank, cara }, onOver }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  if (!tagihan) return null;
  const { idbilling, jumlah, jenistagihan } = tagihan;
  const expires = new Date(tagihan.tglexpired);
  return (
    <Card component="section" aria-labelledby="billing">
      <Stack gap="lg">
        <div>
          <Title order={2} id="billing">
            {t(jenistagihan === "utama" ? "pay.title.owner" : "pay.rest.owner", { total: formatRupiah(jumlah) })}
          </Title>
          {jenistagihan === "utama" ? null : <Text c="dimmed">{t("pay.restWhy")}</Text>}
          <Text>
            {t("pay.before", { time: formatDeadline(expires, zoneOf(pesanan.objek.zona), language) })} (
            <Countdown deadline={expires} onOver={onOver} />)
          </Text>
        </div>
        {bank ? <Text fw={600}>{t("bank.through", { bank })}</Text> : null}
        <BillNumber idbilling={idbilling} />
        <WaysToPay cara={cara} />
        <Text>{t("pay.how4")}</Text>
      </Stack>
    </Card>
  );
}
