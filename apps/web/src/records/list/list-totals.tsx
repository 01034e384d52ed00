import { countLimit } from "@retribusi/contract/define/count";
import { fieldOf, totalledColumns } from "@retribusi/contract/define/entity";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../lib/figures.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import classes from "./list-totals.module.css";
import type { RecordList } from "./use-record-list.ts";

type Shown = Pick<RecordList, "entity" | "columns" | "count">;

/** What the amounts of all rows that match come to, whatever page of them is shown; the server adds them up. */
export function ListTotals({ list: { entity, columns, count } }: { readonly list: Shown }) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const language = useLanguage();
  const names = totalledColumns(entity).filter((name) => columns.shown.includes(name));
  if (names.length === 0 || !count) return null;
  const { num, totals } = count;
  if (!totals) return <p className={classes.totals}>{t("totalsBeyond", { num: formatCount(countLimit, language) })}</p>;
  return (
    <div className={classes.totals}>
      <span>{t("totalsOf", { count: num, num: formatCount(num, language) })}</span>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{text(fieldOf(entity, name).label)}</dt>
            <dd>{formatRupiah(totals[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
