import { Button, Group, Stack, Text } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { printCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { cameToNothing, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { ReceiptCheck } from "@retribusi/contract/features/payment/receipt.endpoints";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Definition, DefinitionList } from "../../components/definition-list.tsx";
import { serverNow } from "../../lib/server-clock.ts";
import { useDuration } from "../../lib/use-duration.ts";
import { useLanguage } from "../../lib/use-label.ts";
import classes from "./check-page.module.css";
import { Verdict } from "./verdict.tsx";

/** Moments of a receipt as clocks at the object show them. */
function useInstant({ zona }: ReceiptCheck): (moment: string | Date) => string {
  const language = useLanguage();
  return (moment) => formatInstant(new Date(moment), zoneOf(zona), language);
}

function useVerdictText(receipt: ReceiptCheck): string {
  const { t } = useTranslation("receipt");
  const time = useInstant(receipt)(receipt.tglstatus);
  const { keabsahan, statusbooking: status, skpdname: agency } = receipt;
  if (keabsahan === "berlaku") return t("berlakuText", { agency });
  if (keabsahan === "selesai") return t("selesaiText", { agency });
  const state = stateOf(status);
  return t(`tidakberlaku.${cameToNothing(state) ? state : "other"}`, { time });
}

function useFacts(receipt: ReceiptCheck): Definition[] {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  const instant = useInstant(receipt);
  const duration = useDuration();
  const period = { start: new Date(receipt.tglmulaipemakaian), end: new Date(receipt.tglakhirpemakaian) };
  return [
    { label: t("receiptNumber"), value: receipt.nomorkuitansi },
    { label: t("amount"), value: formatRupiah(receipt.jumlah) },
    { label: t("paidOn"), value: instant(receipt.tglbayar) },
    { label: t("customer"), value: `${receipt.namapemesan} (${t("customerHint").toLowerCase()})` },
    { label: t("object"), value: [receipt.objectname, receipt.subobjectname].filter(Boolean).join(" – ") },
    { label: t("place"), value: `${receipt.lokasialamat}, ${receipt.lokasikabkota}` },
    { label: t("when"), value: describePeriod(period, receipt.satuantarif, zoneOf(receipt.zona), language) },
    {
      label: t("quantity"),
      value: `${duration(receipt.satuantarif, receipt.lamapemakaian)} × ${receipt.jumlahunit} ${receipt.satuanobject}`,
    },
    { label: t("billNumber"), value: receipt.nomordokumen },
    { label: t("agency"), value: receipt.skpdname },
    { label: t("region"), value: receipt.pemdaname },
    { label: t("code"), value: <span className={classes.code}>{printCheckCode(receipt.kodecek)}</span> },
  ];
}

/** What a receipt is worth today, and the facts to compare with the paper. */
export function CheckResult({ receipt }: { readonly receipt: ReceiptCheck }) {
  const { t } = useTranslation("receipt");
  const instant = useInstant(receipt);
  const facts = useFacts(receipt);
  const text = useVerdictText(receipt);
  const { dikembalikan } = receipt;
  return (
    <Stack gap="lg">
      <Verdict validity={receipt.keabsahan} title={t(`${receipt.keabsahan}Title`)}>
        {text} {dikembalikan > 0 ? t("returned", { amount: formatRupiah(dikembalikan) }) : null}
      </Verdict>
      <Text>{t("compare")}</Text>
      <DefinitionList items={facts} />
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {t("checkedAt", { time: instant(serverNow()) })}
        </Text>
        <Button
          className={classes.actions ?? ""}
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => {
            window.print();
          }}
        >
          {t("print")}
        </Button>
      </Group>
    </Stack>
  );
}
