import { Button, Group, Text } from "@mantine/core";
import type { Report } from "@retribusi/contract/define/report";
import { booksPage } from "@retribusi/contract/features/report/buku.report";
import type { DimensionName } from "@retribusi/contract/features/report/report.dimensions";
import { timeOf } from "@retribusi/contract/features/report/schedule.rules";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { ExportMenu } from "../../../records/export/export-menu.tsx";
import { PeriodInput } from "../ask/period-input.tsx";
import { ReportAsk } from "../ask/report-ask.tsx";
import { periodOf, reportToday } from "../period.ts";
import { type Asked, type AskedPart, readAsked, withAsked } from "../report-address.ts";
import { ViewsMenu } from "../saved/views-menu.tsx";
import { SendRegularly } from "../schedule/send-regularly.tsx";
import { type Answered, ReportResult } from "../table/report-result.tsx";
import { useReport } from "../use-report.ts";
import { AgeInput } from "./age-input.tsx";

const places = [
  "idpemda",
  "idskpd",
  "pengelolaid",
  "idjenis",
  "idanggaran",
] as const satisfies readonly DimensionName[];

interface PagingProps {
  readonly page: number;
  readonly hasMore: boolean;
  readonly onChange: (page: number) => void;
}

/** To the part of a long book before and after this one. */
function Paging({ page, hasMore, onChange }: PagingProps) {
  const { t } = useTranslation("records");
  if (page === 1 && !hasMore) return null;
  return (
    <Group component="nav" aria-label={t("pages")} gap="xs" mt="sm">
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        {t("previousPage")}
      </Button>
      <Text size="sm" px="xs">
        {t("pageNumber", { number: page })}
      </Text>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        disabled={!hasMore}
        onClick={() => onChange(page + 1)}
      >
        {t("nextPage")}
      </Button>
    </Group>
  );
}

interface Props {
  readonly report: Report;
  /** What to do where the book is empty. */
  readonly empty: string;
  /** A picture of the whole book above its rows; of one age alone it would say that there is nothing of the others. */
  readonly children?: (query: Answered, addressOf: (age: string) => string) => ReactNode;
}

interface AskProps {
  readonly report: Report;
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
  /** Lines of the whole book, where they are known. */
  readonly count: number | undefined;
}

/** What is asked of a book, its views and its files. */
function BookAsk({ report, asked, onChange, count }: AskProps) {
  const { t } = useTranslation("report");
  const { halaman: _page, ...whole } = asked;
  const period = periodOf(asked, reportToday());
  const hasPeriod = timeOf(report) === "days";
  return (
    <ReportAsk
      filters={places}
      asked={asked}
      onChange={onChange}
      main={
        hasPeriod ? (
          <PeriodInput
            label={t("period")}
            period={period}
            onChange={({ dari, sampai }) => onChange({ dari, sampai })}
          />
        ) : (
          <AgeInput asked={asked} onChange={onChange} />
        )
      }
    >
      <ViewsMenu source="buku" path={`/${booksPage}`} asked={hasPeriod ? { ...whole, ...period } : whole} />
      <ExportMenu look="button" source={{ path: `report/${report.name}/export`, query: whole }} rows={count ?? 0} />
      <SendRegularly report={report} asked={whole} />
    </ReportAsk>
  );
}

/** A line's number leads to the row of its booking. */
const rowPage = "report_trx_all/view";

/** One of the treasurer's books: what to ask, its rows part by part, and the total of all of it. */
export function BookView({ report, empty, children }: Props) {
  const { t } = useTranslation("report");
  const [search, setSearch] = useAddressQuery();
  const holds = useHoldsPage();
  const asked = readAsked(report, search);
  const change = (part: AskedPart) => setSearch((before) => withAsked(report, before, part));
  const query = useReport(report, asked);
  // Sums of groups are those of all pages: they are drawn, and stand in no page's table.
  const rows = query.data?.rows.filter(({ level }) => level !== "subtotal") ?? [];
  const page = query.data && { ...query.data, rows };
  const ofAge = (kelompokumur: string) => `/${booksPage}?${withAsked(report, search, { kelompokumur })}`;
  return (
    <>
      <BookAsk
        {...{ report, asked }}
        onChange={change}
        count={query.isPlaceholderData ? undefined : query.data?.count}
      />
      {asked["kelompokumur"] ? null : children?.(query, ofAge)}
      <ReportResult
        report={report}
        query={{ data: page, error: query.error, isPlaceholderData: query.isPlaceholderData, refetch: query.refetch }}
        linkOf={(row, column) =>
          column === "idbilling" && row.keys["id"] && holds(rowPage) ? `/${rowPage}/${row.keys["id"]}` : undefined
        }
        empty={{ title: t("emptyTitle"), text: asked["kelompokumur"] ? t("books.noneOfAge") : empty }}
      >
        <Paging
          page={Number(asked["halaman"] ?? 1)}
          hasMore={query.data?.hasMore ?? false}
          onChange={(page) => change({ halaman: page > 1 ? String(page) : undefined })}
        />
      </ReportResult>
    </>
  );
}
