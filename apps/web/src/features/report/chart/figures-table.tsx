import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./figures-table.module.css";

interface Value {
  readonly shown: string;
  readonly to?: string | undefined;
}

export interface FiguresRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly Value[];
}

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
}

/** What a picture shows, to be read; each figure leads to its rows. */
export function FiguresTable({ caption, columns, rows }: Props) {
  const { t } = useTranslation("report");
  const [first, ...others] = columns;
  return (
    <details className={classes.details}>
      <summary>{t("chart.figures")}</summary>
      <div className={classes.box}>
        <table className={classes.table} aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((name) => (
                <th key={name} scope="col" data-figure>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {values.map(({ shown, to }, at) => (
                  <td key={others[at]} data-figure>
                    {to ? <Link to={to}>{shown}</Link> : shown}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
