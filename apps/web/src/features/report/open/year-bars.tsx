import { formatRupiah } from "@retribusi/contract/define/money";
import { bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { RevenueYear } from "./open-figures.ts";
import classes from "./year-bars.module.css";

/** A bar for each year, of its kinds. It says its total; the table below says the rest, so that the parts are for those who see them. */
export function YearBars({ label, years }: { readonly label: string; readonly years: readonly RevenueYear[] }) {
  const { t } = useTranslation("openData");
  const text = useLabel();
  const most = Math.max(1, ...years.map(({ total }) => total.rupiah ?? 0));
  const isThere = bookingKinds.filter((kind) => years.some(({ kinds }) => kinds[kind]?.rupiah));
  return (
    <>
      <ul className={classes.legend} aria-hidden>
        {isThere.map((kind) => (
          <li key={kind}>
            <span className={classes.sample} data-kind={kind} />
            {text(bookingKindLabels[kind])}
          </li>
        ))}
      </ul>
      <ol className={classes.rows} aria-label={label}>
        {years.map(({ year, total, kinds }) => (
          <li key={year} className={classes.row}>
            <span className={classes.words}>
              <span>{year}</span>
              <span>{total.rupiah === null ? t("few") : formatRupiah(total.rupiah)}</span>
            </span>
            <span className={classes.track} aria-hidden>
              {isThere.map((kind) => {
                const part = kinds[kind]?.rupiah;
                return part ? (
                  <span
                    key={kind}
                    className={classes.part}
                    data-kind={kind}
                    style={{ width: `${(100 * part) / most}%` }}
                  />
                ) : null;
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
