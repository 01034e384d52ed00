import { formatRupiah } from "@retribusi/contract/define/money";
import { changeOf } from "@retribusi/contract/define/total";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../lib/figures.ts";
import { useLanguage } from "../../lib/use-label.ts";

/** What was received on the same days a year earlier, and how much more or less that makes it; nothing where nothing was. */
export function useChangeWords(): (now: number, before: number | null) => string | undefined {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return (now, before) => {
    const change = before === null ? null : changeOf(now, before);
    if (before === null || change === null) return;
    const percent = formatCount(Math.abs(change), language);
    const words = change === 0 ? t("change.same") : t(change > 0 ? "change.more" : "change.less", { percent });
    return `${t("change.before", { amount: formatRupiah(before) })}: ${words}`;
  };
}
