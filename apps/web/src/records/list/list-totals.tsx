import { countLimit } from "@retribusi/contract/define/count";
import { type AnyEntity, fieldOf, totalledColumns } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../lib/figures.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import classes from "./list-totals.module.css";
import type { RecordList } from "./use-record-list.ts";

type Shown = Pick<RecordList, "entity" | "columns" | "count">;

/** What the states are called in which a row stands for nothing any more. */
function lapsedStates(entity: AnyEntity): readonly Label[] {
  const { lapsed } = entity;
  const options = lapsed ? (fieldOf(entity, lapsed.field).options ?? []) : [];
  return options.filter(({ value }) => lapsed?.values.some((one) => one === value)).map(({ label }) => label);
}

/** What the amounts of all rows that match come to, whatever page of them is shown; the server adds them up. */
export function ListTotals({ list: { entity, columns, count } }: { readonly list: Shown }) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const language = useLanguage();
  const names = totalledColumns(entity).filter((name) => columns.shown.includes(name));
  if (names.length === 0 || !count) return null;
  const { num, totals, lapsed } = count;
  if (!totals) return <p className={classes.totals}>{t("totalsBeyond", { num: formatCount(countLimit, language) })}</p>;
  const figures = (count: number) => ({ count, num: formatCount(count, language) });
  const sumsOf = (sums: NonNullable<typeof totals>) => (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{text(fieldOf(entity, name).label)}</dt>
          <dd>{formatRupiah(sums[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className={classes.totals}>
      <div>
        <span>{lapsed ? t("standing", figures(num - lapsed.num)) : t("totalsOf", figures(num))}</span>
        {sumsOf(totals)}
      </div>
      {lapsed ? (
        <div className={classes.lapsed}>
          <span>{t("lapsed", { ...figures(lapsed.num), states: lapsedStates(entity).map(text).join(", ") })}</span>
          {sumsOf(lapsed.totals)}
        </div>
      ) : null}
    </div>
  );
}
