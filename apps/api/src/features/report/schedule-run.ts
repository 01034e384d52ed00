import { localDate, type Zone } from "@retribusi/contract/define/dates";
import { isRole } from "@retribusi/contract/define/roles";
import { schedulesPage } from "@retribusi/contract/features/report/schedule.endpoints";
import { latestRun, nextRun, type RangeDays, rangeDays } from "@retribusi/contract/features/report/schedule.rules";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { findActingUser } from "../identity/acting.query.ts";
import { languageOf } from "../identity/letter.ts";
import { findSettings } from "../system/settings.query.ts";
import { rowsKey, wishOf } from "./document.query.ts";
import { storedQuery } from "./schedule.query.ts";
import { clocksOf, placeNames } from "./schedule-people.ts";
import { findSending, isReader, type Sending } from "./schedule-wish.ts";

const include = {
  jadwal_laporan: true,
  userdata: { select: { bahasa: true, ...placeNames } },
} as const satisfies Prisma.jadwal_penerimaInclude;

type Recipient = Prisma.jadwal_penerimaGetPayload<{ include: typeof include }>;

/** So many are begun in one run of the job; the next one goes on. */
const batch = 500;

const findActing = ({ db }: Deps, userid: number, role: string): Promise<CurrentUser | undefined> | undefined =>
  isRole(role) ? findActingUser(db, userid, role) : undefined;

interface Entitled {
  readonly user: CurrentUser;
  readonly sending: Sending;
  readonly query: Readonly<Record<string, string>>;
}

/** Who gets what now, or why nobody does: asked anew at every run, of the owner and of the recipient. */
async function findEntitled(
  deps: Deps,
  { userid, peran, jadwal_laporan: schedule }: Recipient,
  days: RangeDays,
): Promise<Entitled | "tanpapemilik" | "hakhilang"> {
  const owner = await findActing(deps, schedule.userid, schedule.peran);
  if (!owner?.pages.has(schedulesPage)) return "tanpapemilik";
  const user = await findActing(deps, userid, peran);
  const sending = findSending(schedule.sumber);
  if (!user || !sending) return "hakhilang";
  const query = sending.queryOf(storedQuery(schedule.permintaan), days);
  const asked = { format: wishOf(schedule).format, query };
  return isReader(sending, user, asked) ? { user, sending, query } : "hakhilang";
}

/** The document of one recipient, with the rows that are theirs now. */
const orderDocument = (tx: Transaction, { id, jadwal_laporan, userdata }: Recipient, entitled: Entitled) =>
  tx.dokumen_laporan.create({
    data: {
      ...{ penerimaid: id, userid: entitled.user.userid, peran: entitled.user.role, permintaan: entitled.query },
      ...{ judul: jadwal_laporan.judul, sumber: jadwal_laporan.sumber, format: jadwal_laporan.format },
      bahasa: languageOf(userdata),
      lingkup: rowsKey(entitled.sending.source, entitled.user),
    },
  });

/** When a run is, of which day, and when the next one is. */
interface Run {
  readonly now: Date;
  /** The day from which the period is worked out. */
  readonly today: string;
  readonly berikut: Date | null;
}

/** What is done of a run in a transaction; answers whether it was this caller who began it. */
type Begin = (tx: Transaction) => Promise<boolean>;

/**
 * Finds out what a recipient gets. The row says when it was run last and when next, and who changes both from what they read has the run:
 * of several processes one makes the document, in the same transaction.
 */
async function prepareRun(deps: Deps, row: Recipient, { now, today, berikut }: Run): Promise<Begin> {
  const found = await findEntitled(deps, row, rangeDays(row.jadwal_laporan.rentang, today));
  const hasil = typeof found === "string" ? found : "disiapkan";
  return async (tx) => {
    const { count } = await tx.jadwal_penerima.updateMany({
      where: { id: row.id, berikut: row.berikut, terakhir: row.terakhir },
      data: { berikut, terakhir: now, hasil, keterangan: null, outboxid: null },
    });
    if (count === 0) return false;
    if (typeof found !== "string") await orderDocument(tx, row, found);
    return true;
  };
}

/** A run that is due: of several that were missed the latest, and none at all where it was sent since by hand. */
async function beginDue(deps: Deps, row: Recipient, now: Date, usual: Zone): Promise<boolean> {
  const { jadwal_laporan: rhythm, userdata, terakhir } = row;
  const zone = clocksOf(userdata, usual);
  const due = latestRun(rhythm, zone, now);
  const berikut = nextRun(rhythm, zone, now);
  if (!terakhir || terakhir < due) {
    return inTransaction(deps.db, await prepareRun(deps, row, { now, today: localDate(due, zone), berikut }));
  }
  await deps.db.prisma.jadwal_penerima.updateMany({
    where: { id: row.id, berikut: row.berikut },
    data: { berikut },
  });
  return false;
}

/** Begins every run that is due; answers with their number. Any number of processes may do this at once. */
export async function beginDueRuns(deps: Deps): Promise<number> {
  const { prisma } = deps.db;
  const now = deps.clock.now();
  const where = { berikut: { lte: now }, jadwal_laporan: { aktif: true } };
  const due = await prisma.jadwal_penerima.findMany({
    where,
    include,
    orderBy: [{ berikut: "asc" }, { id: "asc" }],
    take: batch,
  });
  if (due.length === 0) return 0;
  const { zonawaktu } = await findSettings(prisma);
  let begun = 0;
  for (const row of due) {
    try {
      if (await beginDue(deps, row, now, zonawaktu)) begun += 1;
    } catch (error) {
      // The others get theirs all the same; this one is due again in the next run.
      deps.log.error({ err: error, recipient: row.id }, "a scheduled report could not be begun");
    }
  }
  return begun;
}

/** Prepares a run of a whole schedule now, beside its days, and answers what begins it; whoever has left gets none. */
export async function prepareRunNow(deps: Deps, jadwalid: number): Promise<(tx: Transaction) => Promise<void>> {
  const { prisma } = deps.db;
  const now = deps.clock.now();
  const { zonawaktu } = await findSettings(prisma);
  const people = await prisma.jadwal_penerima.findMany({ where: { jadwalid }, include });
  const runs: Begin[] = [];
  for (const row of people.filter(({ hasil }) => hasil !== "keluar")) {
    const today = localDate(now, clocksOf(row.userdata, zonawaktu));
    runs.push(await prepareRun(deps, row, { now, today, berikut: row.berikut }));
  }
  return async (tx) => {
    for (const begin of runs) await begin(tx);
  };
}
