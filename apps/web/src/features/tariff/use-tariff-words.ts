import { formatDate } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { payerGroupLabels } from "@retribusi/contract/features/revenue/revenue.payers";
import type { TariffRecord } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { useTranslation } from "react-i18next";
import { useLabel, useLanguage } from "../../lib/use-label.ts";

/** What a version is called in words. */
export function useTariffWords() {
  const { t } = useTranslation("tariff");
  const { t: tBooking } = useTranslation("booking");
  const label = useLabel();
  const language = useLanguage();
  const day = (date: string) => formatDate(date, language);
  const amount = ({ tarif, satuantarif }: Pick<TariffRecord, "tarif" | "satuantarif">) =>
    t("amount", { amount: formatRupiah(tarif), unit: label(tariffUnitLabels[satuantarif]) });
  return {
    day,
    amount,
    object: ({ objectname, subobjectname }: { readonly objectname: string; readonly subobjectname: string | null }) =>
      subobjectname ? `${objectname} – ${subobjectname}` : objectname,
    /** For whom a series is, in which session, on which days. */
    series: ({ kelompoktarif, sesi, khususlibur }: Pick<TariffRecord, "kelompoktarif" | "sesi" | "khususlibur">) =>
      [
        label(payerGroupLabels[kelompoktarif]),
        ...(sesi ? [tBooking(`sessions.${sesi}`)] : []),
        ...(khususlibur ? [tBooking("daysOff")] : []),
      ].join(", "),
    period: ({ berlakumulai, berlakusampai }: Pick<TariffRecord, "berlakumulai" | "berlakusampai">) =>
      berlakusampai
        ? t("fromUntil", { from: day(berlakumulai), until: day(berlakusampai) })
        : t("from", { from: day(berlakumulai) }),
    /** Beside what is paid until then. */
    change: ({ sekarang, satuantarif }: Pick<TariffRecord, "sekarang" | "satuantarif">) => {
      if (!sekarang) return t("first");
      const present = amount({ tarif: sekarang.tarif, satuantarif });
      const { persen } = sekarang;
      if (persen === null) return t("instead", { present });
      const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.abs(persen));
      return persen === 0 ? t("same", { present }) : t(persen > 0 ? "dearer" : "cheaper", { present, percent });
    },
  };
}
