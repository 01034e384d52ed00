import { Link } from "react-router-dom";
import classes from "./bar-rows.module.css";

export interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly shown: string;
  /** Said below the value. */
  readonly note?: string | undefined;
  /** The address of the bookings behind the value. */
  readonly to?: string | undefined;
}

interface Props {
  /** What the bars compare, for those who can't see them. */
  readonly label: string;
  readonly rows: readonly BarRow[];
  /** What a bar of full length stands for; the largest value when absent. */
  readonly full?: number;
  /** Beside each other where there is room. */
  readonly isWide?: boolean;
}

/** Bars under each other. Each has its name and its value in words, and leads to its rows, so that nothing is told by length or colour alone. */
export function BarRows({ label, rows, full, isWide = false }: Props) {
  const most = full ?? Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ol className={classes.rows} aria-label={label} data-wide={isWide || undefined}>
      {rows.map((row) => (
        <li key={row.key} className={classes.row}>
          <span className={classes.label}>{row.label}</span>
          <span className={classes.value}>
            {row.to ? (
              <Link to={row.to} className={classes.link}>
                {row.shown}
              </Link>
            ) : (
              row.shown
            )}
          </span>
          <span className={classes.track} aria-hidden>
            {row.value > 0 ? <span style={{ width: `${Math.min(100, (row.value / most) * 100)}%` }} /> : null}
          </span>
          {row.note ? <span className={classes.note}>{row.note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
