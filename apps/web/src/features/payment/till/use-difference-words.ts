import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";

/** What a difference in rupiah is called: nothing, too much, or missing. */
export function useDifferenceWords(): (selisih: number) => string {
  const { t } = useTranslation("till");
  return (selisih) => {
    if (selisih === 0) return t("even");
    return t(selisih < 0 ? "missing" : "over", { amount: formatRupiah(Math.abs(selisih)) });
  };
}
