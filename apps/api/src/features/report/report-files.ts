import { localDate } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { booksPage } from "@retribusi/contract/features/report/buku.report";
import { penggunaanReport } from "@retribusi/contract/features/report/penggunaan.report";
import { realisasiReport } from "@retribusi/contract/features/report/realisasi.report";
import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { isDimension } from "@retribusi/contract/features/report/report.dimensions";
import { writeAudit } from "../../records/audit.ts";
import type { Draft } from "../../records/export/draft.ts";
import type { Asker } from "../../records/export/export-list.ts";
import { makerFact } from "../../records/export/fact.ts";
import { getIssuer } from "../../records/export/issuer.ts";
import { type FileSource, fileSource } from "../../records/routes/file-source.ts";
import type { Column, Frame, Row } from "../../render/table.ts";
import { readBook } from "./book.query.ts";
import { type BookName, books } from "./book.ts";
import { readUsageResult } from "./penggunaan.query.ts";
import { readAchievements } from "./realisasi.query.ts";
import { readRekapResult } from "./rekap.query.ts";
import { columnOf, type ReportReader, type Result, totalsOf } from "./result.ts";

const words = {
  en: { treasurer: "Receiving treasurer (Bendahara Penerimaan)", head: "Head of the office", from: "Meaning" },
  id: { treasurer: "Bendahara Penerimaan", head: "Kepala", from: "Arti" },
} as const satisfies Record<Language, Record<string, string>>;

/** The amount that a paper says in words: the money that came in. */
const spoken: readonly string[] = ["dibayar", "pendapatan", "realisasi", "jumlah"];

function columnsOf(result: Result, language: Language): Column[] {
  const totals = totalsOf(result);
  return result.columns.map((name, at) => {
    const { label, kind } = columnOf(result.report, name);
    const isNumber = kind !== "text" && kind !== "day";
    return { title: label[language], name, kind: isNumber ? "number" : "text", total: totals.columns[at]?.total };
  });
}

/** Rows on their way out; the audit trail keeps who took how many, also when they stopped halfway. */
async function* noted({ deps, user, ip }: Asker, { report, rows }: Result, asked: object): AsyncGenerator<Row> {
  let baris = 0;
  let selesai = false;
  try {
    for await (const { cells } of rows) {
      baris += 1;
      yield cells;
    }
    selesai = true;
  } finally {
    const sesudah = { laporan: report.name, ...asked, baris, selesai };
    await writeAudit(deps.db.prisma, user, ip, { aksi: "export", entitas: "report_trx_all", kunci: "", sesudah });
  }
}

function closingOf({ report, columns }: Result, today: string, language: Language): Frame["closing"] {
  const inWords = columns.findIndex((name) => spoken.includes(name) && columnOf(report, name).kind === "rupiah");
  const isBook = report.pages.includes(booksPage);
  return {
    ...(inWords >= 0 ? { inWords } : {}),
    signature: { place: null, day: today, title: words[language][isBook ? "treasurer" : "head"] },
  };
}

/** What a report found as a document: the same figures as on the screen, whatever it is written as. */
async function draftOf(asker: Asker, result: Result, asked: object): Promise<Draft> {
  const { deps, user, language, organisation } = asker;
  const { head, zone } = await getIssuer(deps, user, organisation);
  const now = deps.clock.now();
  const { report, columns, chart } = result;
  const indexOf = (name: string): number => columns.indexOf(name);
  return {
    title: report.title[language],
    days: result.period,
    head,
    facts: [...result.facts, makerFact(user, now, zone, language)],
    columns: columnsOf(result, language),
    rows: noted(asker, result, asked),
    language,
    groupedBy: result.groupedBy,
    definitions: columns.flatMap((name) => {
      const { label, about } = columnOf(report, name);
      // What a row is of says its name; there is nothing to define.
      return isDimension(name) ? [] : [[label[language], about[language]] as const];
    }),
    closing: closingOf(result, localDate(now, zone), language),
    ...(chart && chart.values.length > 0
      ? {
          chart: {
            title: report.title[language],
            category: indexOf(chart.category),
            values: chart.values.map(indexOf),
          },
        }
      : {}),
  };
}

const readerOf = ({ deps, user, language, signal }: Asker): ReportReader => ({ deps, user, language, signal });

const bookFile = (name: BookName): FileSource =>
  fileSource(books[name].report, async (asker, query) =>
    draftOf(asker, await readBook(readerOf(asker), name, query), query),
  );

/** Every report as a file, by the same query as on the screen. */
export const reportFiles: readonly FileSource[] = [
  fileSource(rekapReport, async (asker, query) => draftOf(asker, await readRekapResult(readerOf(asker), query), query)),
  fileSource(penggunaanReport, async (asker, query) =>
    draftOf(asker, await readUsageResult(readerOf(asker), query), query),
  ),
  fileSource(realisasiReport, async (asker, query) =>
    draftOf(asker, await readAchievements(readerOf(asker), query), query),
  ),
  bookFile("bku"),
  bookFile("piutang"),
  bookFile("pengecualian"),
  bookFile("skrd"),
  bookFile("ssrd"),
];
