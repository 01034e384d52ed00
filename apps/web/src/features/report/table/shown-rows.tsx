import { Alert, Button, Text } from "@mantine/core";
import type { ReportAnswer, ReportRow } from "@retribusi/contract/define/report";
import { IconInfoCircle } from "@tabler/icons-react";
import { type ReactNode, useState, useTransition } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../../lib/figures.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { formatMadeAt } from "../report-value.ts";
import { ReportTable, type TableProps } from "./report-table.tsx";

/** Rows that are drawn at a time: thousands of them keep a browser busy for seconds. */
const step = 200;

const isDetail = ({ level }: ReportRow): boolean => level === "row";

/** The first rows with the subtotals of the groups that end among them, and the total of everything. */
function firstRows(rows: ReportAnswer["rows"], most: number): ReportAnswer["rows"] {
  const next = rows.filter(isDetail)[most];
  return next ? [...rows.slice(0, rows.indexOf(next)), ...rows.filter(({ level }) => level === "total")] : rows;
}

/** How many of the rows these are. */
function useCountWords() {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return ({ count, hasMore }: ReportAnswer, drawn: number, isCut: boolean, isPaged: boolean): string => {
    const counts = { shown: formatCount(drawn, language), num: formatCount(count, language) };
    if (isCut) return t("rowsShown", counts);
    return hasMore && !isPaged ? t("rowsOf", counts) : t("rows", { count, num: counts.num });
  };
}

/** When the figures were read, and whether they are all. */
function Notes({ answer, words }: { readonly answer: ReportAnswer; readonly words: string }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return (
    <>
      {answer.pending > 0 ? (
        <Alert color="kunyit" role="status" mt="sm" icon={<IconInfoCircle aria-hidden />}>
          {t("pending", { count: answer.pending, num: formatCount(answer.pending, language) })}
        </Alert>
      ) : null}
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {words} · {t("madeAt", { time: formatMadeAt(answer.madeat, language) })}
      </Text>
    </>
  );
}

interface Props extends TableProps {
  /** Below the table: the way to the other pages of it, which are short. */
  readonly children?: ReactNode;
}

/** The rows of an answer, of a long one the first ones with the way to more of them. */
export function ShownRows({ answer, children, ...table }: Props) {
  const { t } = useTranslation("report");
  const [most, setMost] = useState(step);
  const [isDrawing, draw] = useTransition();
  const words = useCountWords();
  const isPaged = children !== undefined;
  const rows = isPaged ? answer.rows : firstRows(answer.rows, most);
  const isCut = rows.length < answer.rows.length;
  return (
    <>
      <ReportTable {...table} answer={{ ...answer, rows }} />
      {isCut ? (
        <Button
          variant="default"
          mt="sm"
          loading={isDrawing}
          onClick={() => draw(() => setMost((before) => before + step))}
        >
          {t("showMore", { num: step })}
        </Button>
      ) : null}
      {children}
      <Notes answer={answer} words={words(answer, rows.filter(isDetail).length, isCut, isPaged)} />
    </>
  );
}
