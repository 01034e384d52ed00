import { VisuallyHidden } from "@mantine/core";
import type { Report, ReportColumn, ReportRow } from "@retribusi/contract/define/report";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../lib/use-label.ts";
import { formatValue, isFigure } from "../report-value.ts";
import { ShareLine } from "../share-line.tsx";
import classes from "./report-table.module.css";

/** Part of a whole: a change has none. */
const isShare = ({ total }: ReportColumn): boolean => typeof total === "object" && total.is === "percent";

interface Props {
  readonly report: Report;
  readonly name: string;
  readonly row: ReportRow;
  readonly isFirst: boolean;
  /** The same as in the row above, where it can be read. */
  readonly isRepeated: boolean;
  readonly to: string | undefined;
}

/** One value of a row. The first one names the row. */
export function ReportCell({ report, name, row, isFirst, isRepeated, to }: Props) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const column = report.columns[name];
  if (!column) return null;
  const value = row.values[name];
  const shown = formatValue(column.kind, value, language);
  if (isFirst) {
    const words =
      row.level === "total" ? t("total") : row.level === "subtotal" ? t("subtotal", { name: shown }) : shown;
    return (
      <th scope="row" data-day={column.kind === "day" || undefined}>
        {isRepeated ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </th>
    );
  }
  // A line of sums has nothing in what isn't summed.
  const isMain = name === report.main || undefined;
  if (value === null && row.level !== "row" && !column.total) return <td data-main={isMain} />;
  return (
    <td
      data-figure={isFigure(column.kind) || undefined}
      data-day={column.kind === "day" || undefined}
      data-main={isMain}
    >
      {to ? (
        <Link to={to} className={classes.link}>
          {shown}
        </Link>
      ) : column.kind === "text" ? (
        <span className={classes.words}>{shown}</span>
      ) : (
        shown
      )}
      {isShare(column) && typeof value === "number" ? <ShareLine value={value} /> : null}
    </td>
  );
}
