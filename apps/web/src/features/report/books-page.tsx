import { Tabs, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { ReportRow } from "@retribusi/contract/define/report";
import {
  bkuReport,
  pengecualianReport,
  piutangReport,
  skrdReport,
  ssrdReport,
} from "@retribusi/contract/features/report/buku.report";
import { ageBands } from "@retribusi/contract/features/report/buku.rules";
import { bookNames as names } from "@retribusi/contract/features/report/report.sources";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./book/age-chart.module.css";
import { BookView } from "./book/book-view.tsx";
import { BarRows } from "./chart/bar-rows.tsx";
import { ChartCard } from "./chart/chart-card.tsx";
import type { Answered } from "./table/report-result.tsx";

const amountOf = (row: ReportRow | undefined): number => Number(row?.values["jumlah"] ?? 0);

interface Props {
  readonly query: Answered;
  readonly title: string;
  /** The address of what is of that age. */
  readonly addressOf: (age: string) => string;
}

/** How much has been open for how long: the subtotals of the whole book, the oldest first; an age of which there is nothing says so. */
function AgeChart({ query, title, addressOf }: Props) {
  const text = useLabel();
  const groups = query.error ? [] : (query.data?.rows.filter(({ level }) => level === "subtotal") ?? []);
  if (groups.length === 0) return null;
  const rows = ageBands.toReversed().map(({ from, label }) => {
    const age = String(from);
    const amount = amountOf(groups.find(({ keys }) => String(keys["kelompokumur"]) === age));
    return {
      key: age,
      label: text(label),
      value: amount,
      shown: formatRupiah(amount),
      to: amount > 0 ? addressOf(age) : undefined,
    };
  });
  return (
    <div className={classes.chart}>
      <ChartCard title={title}>
        <BarRows label={title} rows={rows} />
      </ChartCard>
    </div>
  );
}

const books = {
  bku: bkuReport,
  piutang: piutangReport,
  pengecualian: pengecualianReport,
  skrd: skrdReport,
  ssrd: ssrdReport,
} as const;
const emptyOf = {
  bku: "bayar",
  piutang: "piutang",
  pengecualian: "pengecualian",
  skrd: "skrd",
  ssrd: "bayar",
} as const;

/** Name of the open book in the address. */
const chosen = "buku";

/** The treasurer's books, one at a time. */
export function BooksPage() {
  const { t } = useTranslation("report");
  const text = useLabel();
  const [search, setSearch] = useAddressQuery();
  const name = names.find((one) => one === search.get(chosen)) ?? "bku";
  const report = books[name];
  const open = (next: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set(chosen, next ?? "bku");
      // Another book has pages and ages of its own.
      after.delete("halaman");
      after.delete("kelompokumur");
      return after;
    });
  return (
    <>
      <PageHeader title={t("books.title")} lead={text(report.about)} />
      <Tabs value={name} keepMounted={false} onChange={open}>
        <Tabs.List aria-label={t("books.label")} mb="md">
          {names.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`books.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <Text component="h2" fw={700} mb="sm">
              {text(books[one].title)}
            </Text>
            <BookView report={books[one]} empty={t(`empty.${emptyOf[one]}`)}>
              {one === "piutang" || one === "pengecualian"
                ? (query, addressOf) => <AgeChart {...{ query, addressOf }} title={t(`chart.agesOf.${one}`)} />
                : () => null}
            </BookView>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
