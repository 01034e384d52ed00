import {
  formatDays,
  type LocalDate,
  localDate,
  toInstant,
  type Zone,
  zoneOf,
  zones,
} from "@retribusi/contract/define/dates";
import { isRole } from "@retribusi/contract/define/roles";
import { fillMessage } from "@retribusi/contract/errors";
import { int, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Deps } from "../../lib/deps.ts";
import { type DutyMail, enqueueDuties, type Worker } from "../../lib/outbox/duty.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { homePath } from "../../lib/web-address.ts";
import { findActingUser } from "../identity/acting.query.ts";
import { languageOf } from "../identity/letter.ts";
import { type DayFigure, figureText, listDayFigures } from "./day-figures.query.ts";

/** The mail is one of the morning: whoever couldn't be mailed until noon, because nothing ran, has seen the day by then. */
const morning = { from: "06:00", until: "12:00" } as const;

const words = {
  subject: { en: "Your day: {day}", id: "Hari Anda: {day}" },
  body: {
    en: "This is what the day brings, and what waits for you.",
    id: "Berikut yang ada hari ini dan yang menunggu Anda.",
  },
  open: { en: "Open e-Retribusi", id: "Buka e-Retribusi" },
} as const;

interface Reader extends Pick<Worker, "bahasa"> {
  readonly zone: Zone;
}

interface DayReader extends Worker, Reader {
  readonly peran: string;
}

/** The people of groups, agencies and regions whose day wasn't mailed yet, in the first of their roles that has one. */
const waiting = (latest: LocalDate) =>
  rowsOf(
    {
      ...{ userid: int("u.userid"), bahasa: text("u.bahasa"), email: text("u.email") },
      ...{ surelditolak: text("u.surelditolak"), peran: text("r.name"), zone: text("p.zonawaktu") },
    },
    `FROM userdata u JOIN model_has_roles m ON m.model_id = u.userid
      JOIN roles r ON r.id = m.role_id AND r.name IN ('pengelola', 'dinas', 'pemda')
      LEFT JOIN tbl_kelompokpengelola k ON k.pengelolaid = u.pengelolaid LEFT JOIN tbl_skpd s ON s.idskpd = u.skpdid
      JOIN tbl_pemda p ON p.idpemda = CASE r.name WHEN 'pengelola' THEN k.idpemda WHEN 'dinas' THEN s.idpemda ELSE u.pemdaid END
      WHERE u.statusakun = 1 AND (u.surelharian IS NULL OR u.surelharian < ?) ORDER BY u.userid, m.urutan, r.id`,
    [latest],
  );

const isMorning = (now: Date, zone: Zone): boolean => {
  const today = localDate(now, zone);
  return now >= toInstant(today, morning.from, zone) && now < toInstant(today, morning.until, zone);
};

async function listReaders({ db }: Pick<Deps, "db">, now: Date): Promise<DayReader[]> {
  const days = Object.keys(zones).map((name) => localDate(now, zoneOf(name)));
  const { people } = await ask(sqlOf(db.prisma), { people: waiting(days.toSorted().at(-1) ?? "") });
  const first = new Map(people.toReversed().map((one) => [one.userid, { ...one, zone: zoneOf(one.zone) }]));
  return [...first.values()].filter(({ zone }) => isMorning(now, zone));
}

export function dayMail(worker: Reader, figures: readonly DayFigure[], day: LocalDate): Omit<DutyMail, "to"> {
  const bahasa = languageOf(worker);
  return {
    bahasa,
    subject: fillMessage(words.subject[bahasa], { day: formatDays(day, day, bahasa) }),
    paragraphs: [words.body[bahasa]],
    facts: figures.map((one) => ({
      label: one.label[bahasa],
      value: figureText(one, worker.zone, bahasa),
      path: one.path,
    })),
    link: { label: words.open[bahasa], path: homePath },
  };
}

type Known = Pick<Deps, "db" | "clock">;

/** The day is marked with the mail, by the one process that comes first; a day without anything is marked, too. */
async function mailOne(deps: Known, reader: DayReader, now: Date): Promise<boolean> {
  const { userid, peran, zone } = reader;
  const user = isRole(peran) ? await findActingUser(deps.db, userid, peran) : undefined;
  const figures = user ? await listDayFigures({ ...deps, clock: { now: () => now } }, user) : [];
  const day = localDate(now, zone);
  return inTransaction(deps.db, async (tx) => {
    const marked = await tx.$executeRaw`UPDATE userdata SET surelharian = ${day}, date_updated = date_updated
      WHERE userid = ${userid} AND (surelharian IS NULL OR surelharian < ${day})`;
    if (marked === 0 || figures.length === 0) return false;
    await enqueueDuties(tx, [{ worker: reader, mail: dayMail(reader, figures, day), choice: "harian" }], null);
    return true;
  });
}

/**
 * Mails everybody of groups, agencies and regions in the morning, by the clocks of their region, what the day brings; answers how many had
 * something. Each once a day: any number of processes may run it as often as they like.
 */
export async function mailDays(deps: Known, now = deps.clock.now()): Promise<number> {
  let mailed = 0;
  for (const reader of await listReaders(deps, now)) if (await mailOne(deps, reader, now)) mailed += 1;
  return mailed;
}
