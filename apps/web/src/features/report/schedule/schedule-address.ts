import type { Report } from "@retribusi/contract/define/report";
import { booksPage } from "@retribusi/contract/features/report/buku.report";
import { reports } from "@retribusi/contract/features/report/report.endpoints";
import { schedulesPage } from "@retribusi/contract/features/report/schedule.endpoints";
import { periodNames } from "@retribusi/contract/features/report/schedule.rules";
import { type Asked, readAsked } from "../report-address.ts";

const address = `/${schedulesPage}`;

/** What is asked without its days, which a schedule works out anew every time. */
const withoutPeriod = (asked: Asked): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => !periodNames.some((period) => period === name)));

/** The form of a new schedule for what is asked of a report. */
export const newSchedulePath = ({ name }: Pick<Report, "name">, asked: Asked): string =>
  `${address}?${new URLSearchParams({ sumber: `laporan/${name}`, ...withoutPeriod(asked) })}`;

/** The form that changes a schedule. */
export const changeSchedulePath = (id: number): string => `${address}?ubah=${id}`;

export const schedulesPath = address;

/** The report behind a name like `laporan/rekap`. */
export const findReport = (sumber: string): Report | undefined =>
  reports.find(({ name }) => sumber === `laporan/${name}`);

/** What the address asks to be sent, if it names a report. */
export function readNewSchedule(search: URLSearchParams): { report: Report; asked: Asked } | undefined {
  const report = findReport(search.get("sumber") ?? "");
  return report && { report, asked: withoutPeriod(readAsked(report, search)) };
}

/** Where the report is read as it is asked for; undefined for whoever may not. */
export function reportPath({ name, pages }: Report, asked: Asked, holds: (page: string) => boolean) {
  const page = pages.find(holds);
  const search = new URLSearchParams({ ...(page === booksPage ? { buku: name } : {}), ...asked });
  return page && `/${page}?${search}`;
}
