import { Tabs, Text } from "@mantine/core";
import {
  bkuReport,
  pengecualianReport,
  piutangReport,
  skrdReport,
  ssrdReport,
} from "@retribusi/contract/features/report/buku.report";
import { bookNames as names } from "@retribusi/contract/features/report/report.sources";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLabel } from "../../lib/use-label.ts";
import { AgeChart } from "./book/age-chart.tsx";
import { BookView } from "./book/book-view.tsx";

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
