import type { DocumentFormat } from "@retribusi/contract/define/export";
import type { Label } from "@retribusi/contract/define/label";
import { isRole } from "@retribusi/contract/define/roles";
import { documentsPage } from "@retribusi/contract/features/report/document.endpoints";
import { reports } from "@retribusi/contract/features/report/report.endpoints";
import { type ScheduleWish, schedulesPage } from "@retribusi/contract/features/report/schedule.endpoints";
import {
  askedDays,
  fitsFrequency,
  periodNames,
  type RangeDays,
  rangeDays,
} from "@retribusi/contract/features/report/schedule.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { findActingUser } from "../identity/acting.query.ts";
import { type DocumentSource, findSource } from "./document-source.ts";
import { todayOf } from "./period.ts";
import { findReachable, type Reachable } from "./schedule-people.ts";

const wrong = {
  source: { en: "There is no report of this name.", id: "Tidak ada laporan dengan nama ini." },
  period: {
    en: "The period is worked out anew every time. Leave its days out.",
    id: "Periode dihitung ulang setiap kali dikirim. Hilangkan harinya.",
  },
  day: {
    en: "Choose the weekday (1 to 7), or the day of the month (1 to 28); none for every day.",
    id: "Pilih hari (1 sampai 7) atau tanggal (1 sampai 28); kosongkan untuk setiap hari.",
  },
  strangers: {
    en: "Choose people who work in your place: somebody here doesn't, or no longer.",
    id: "Pilih orang yang bekerja di tempat Anda: ada yang bukan, atau tidak lagi.",
  },
} as const satisfies Record<string, Label>;

const unentitled = (names: readonly string[]): Label => ({
  en: `${names.join(", ")} may not read this report. Take them off, or choose another report.`,
  id: `${names.join(", ")} tidak berhak membaca laporan ini. Hapus dari penerima, atau pilih laporan lain.`,
});

const invalid = (field: string, words: Label) => new AppError("VALIDATION", { fields: { [field]: words } });

/** What a schedule sends: a report, asked about days. */
export interface Sending {
  readonly source: DocumentSource;
  /** The whole question about these days. */
  readonly queryOf: (query: Readonly<Record<string, string>>, days: RangeDays) => Readonly<Record<string, string>>;
}

/** What is sent under a name like `laporan/rekap`; undefined when there is no such report. */
export function findSending(sumber: string): Sending | undefined {
  const source = findSource(sumber);
  const report = reports.find(({ name }) => sumber === `laporan/${name}`);
  if (!source || !report) return;
  return { source, queryOf: (query, days) => ({ ...query, ...askedDays(report, days) }) };
}

interface Asked {
  readonly format: DocumentFormat;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Throws FORBIDDEN for whoever may not read the report, get its documents or leave its schedule, or who sees no row at all; VALIDATION
 * for a question that there isn't.
 */
export function requireReader({ source }: Sending, user: CurrentUser, asked: Asked): void {
  if (!user.pages.has(documentsPage) || !user.pages.has(schedulesPage)) throw new AppError("FORBIDDEN");
  source.check(user, asked);
  if (source.rows(user) === "none") throw new AppError("FORBIDDEN");
}

/** Whether somebody may get it. */
export function isReader(sending: Sending, user: CurrentUser | undefined, asked: Asked): user is CurrentUser {
  try {
    if (user) requireReader(sending, user, asked);
    return user !== undefined;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Names of those who can't read it; a role of theirs that isn't here any more reads nothing. */
async function listUnentitled(deps: Deps, people: readonly Reachable[], sending: Sending, asked: Asked) {
  const names: string[] = [];
  for (const { userid, role, fullname } of people) {
    const acting = isRole(role) ? await findActingUser(deps.db, userid, role) : undefined;
    if (!isReader(sending, acting, asked)) names.push(fullname);
  }
  return names;
}

/** Throws VALIDATION naming what can't be, FORBIDDEN for a report the user may not read. */
export async function checkWish(deps: Deps, user: CurrentUser, wish: ScheduleWish, kept: readonly string[]) {
  const { sumber, format, query, rentang, penerima } = wish;
  const sending = findSending(sumber);
  if (!sending) throw invalid("sumber", wrong.source);
  if (periodNames.some((name) => name in query)) throw invalid("query", wrong.period);
  if (!fitsFrequency(wish)) throw invalid("hari", wrong.day);
  const asked = { format, query: sending.queryOf(query, rangeDays(rentang, todayOf(deps.clock.now()).from)) };
  requireReader(sending, user, asked);
  // Whoever is a recipient already stays one, whatever became of their rights: the list says what they lack.
  const added = penerima.filter((person) => !kept.includes(personKey(person)));
  const people = await findReachable(deps, user, added);
  if (people.length < new Set(added.map(personKey)).size) throw invalid("penerima", wrong.strangers);
  const names = await listUnentitled(deps, people, sending, asked);
  if (names.length > 0) throw invalid("penerima", unentitled(names));
}

/** Somebody in one of their roles. */
export const personKey = ({ userid, peran }: { readonly userid: number; readonly peran: string }): string =>
  `${userid} ${peran}`;
