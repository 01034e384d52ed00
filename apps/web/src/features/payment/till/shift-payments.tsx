import { Anchor, Text } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { IconPrinter } from "@tabler/icons-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { SectionCard } from "../../../components/section-card.tsx";
import { UsualZone } from "../../../lib/organisation.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import classes from "./shift-list.module.css";
import type { Till } from "./till-query.ts";

type Payment = Till["pembayaran"][number];

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation("till");
  const language = useLanguage();
  const zone = use(UsualZone);
  const { idbilling, namapemesan, jumlah, nomorkuitansi, referensi, tglterima, jenisbooking, bookingid } = payment;
  return (
    <li className={classes.row}>
      <div>
        <Text fw={600} className={classes.figure}>
          {idbilling}
        </Text>
        <Text size="sm">{namapemesan}</Text>
      </div>
      <div>
        <Text size="sm">{formatInstant(new Date(tglterima), zone, language)}</Text>
        <Text size="sm" c="dimmed">
          {t("receiptNumber", { number: nomorkuitansi })}
        </Text>
        <Text size="sm" c="dimmed">
          {t("referenceNumber", { number: referensi })}
        </Text>
      </div>
      <Text fw={600} className={classes.amount}>
        {formatRupiah(jumlah)}
      </Text>
      <Anchor
        component={Link}
        to={`/trx_${jenisbooking}/cetak_pesanan/${bookingid}`}
        className={classes.link}
        aria-label={t("reprintOf", { id: idbilling })}
      >
        <IconPrinter size={18} aria-hidden />
        {t("reprint")}
      </Anchor>
    </li>
  );
}

/** The payments of the open shift, the latest first, each with its receipt to print again. */
export function ShiftPayments({ till }: { readonly till: Till }) {
  const { t } = useTranslation("till");
  const { pembayaran, jumlahpembayaran } = till;
  if (pembayaran.length === 0) return null;
  const isCut = pembayaran.length < jumlahpembayaran;
  return (
    <SectionCard title={t("payments")} lead={isCut ? t("latestOnly", { count: pembayaran.length }) : undefined}>
      <ul className={classes.list}>
        {pembayaran.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </SectionCard>
  );
}
