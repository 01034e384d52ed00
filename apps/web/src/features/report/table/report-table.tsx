import { Box, VisuallyHidden } from "@mantine/core";
import type { Report, ReportAnswer, ReportRow } from "@retribusi/contract/define/report";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { isFigure } from "../report-value.ts";
import { ColumnMeaning } from "./column-meaning.tsx";
import { ReportCell } from "./report-cell.tsx";
import classes from "./report-table.module.css";

export interface TableProps {
  readonly report: Report;
  readonly answer: ReportAnswer;
  /** The address of the bookings that a figure stands for. */
  readonly linkOf: (row: ReportRow, column: string) => string | undefined;
  readonly basis?: string | undefined;
  /** The next answer is on its way: what is shown belongs to the question before. */
  readonly isStale?: boolean;
  readonly id?: string;
}

type LineProps = Pick<TableProps, "report" | "answer" | "linkOf"> & {
  readonly row: ReportRow;
  readonly before: ReportRow | undefined;
};

function Line({ report, answer, linkOf, row, before }: LineProps) {
  return (
    <tr data-level={row.level}>
      {answer.columns.map((name, at) => (
        <ReportCell
          key={name}
          report={report}
          name={name}
          row={row}
          isFirst={at === 0}
          isRepeated={
            at === 0 && row.level === "row" && before?.level === "row" && before.values[name] === row.values[name]
          }
          to={linkOf(row, name)}
        />
      ))}
    </tr>
  );
}

function Head({ report, answer, basis }: Pick<TableProps, "report" | "answer" | "basis">) {
  const text = useLabel();
  return (
    <thead>
      <tr>
        {answer.columns.map((name) => {
          const column = report.columns[name];
          return column ? (
            <th
              key={name}
              scope="col"
              data-figure={isFigure(column.kind) || undefined}
              data-main={name === report.main || undefined}
            >
              <span className={classes.name}>
                <span>{text(column.label)}</span>
                {isFigure(column.kind) ? <ColumnMeaning {...{ report, column, answer, basis }} /> : null}
              </span>
            </th>
          ) : null;
        })}
      </tr>
    </thead>
  );
}

/** Rows of a report with their subtotals and the total; every figure that stands for bookings leads to them. */
export function ReportTable({ report, answer, linkOf, basis, isStale = false, id }: TableProps) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const rows = answer.rows.filter(({ level }) => level !== "total");
  const totals = answer.rows.filter(({ level }) => level === "total");
  const keyOf = (row: ReportRow, at: number) => `${row.level} ${at}`;
  return (
    // What scrolls must be reachable by the keyboard.
    <Box
      component="section"
      id={id}
      className={classes.box ?? ""}
      aria-label={t("table", { title: text(report.title) })}
      tabIndex={0}
    >
      <table className={classes.table} aria-busy={isStale || undefined} inert={isStale}>
        <caption>
          <VisuallyHidden>{text(report.about)}</VisuallyHidden>
        </caption>
        <Head {...{ report, answer, basis }} />
        <tbody>
          {rows.map((row, at) => (
            <Line key={keyOf(row, at)} {...{ report, answer, linkOf, row }} before={rows[at - 1]} />
          ))}
        </tbody>
        {totals.length > 0 ? (
          <tfoot>
            {totals.map((row, at) => (
              <Line key={keyOf(row, at)} {...{ report, answer, linkOf, row }} before={undefined} />
            ))}
          </tfoot>
        ) : null}
      </table>
    </Box>
  );
}
