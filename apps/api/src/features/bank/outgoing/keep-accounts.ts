import { instant, int, orNull, rowsOf, rupiah, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Deps } from "../../../lib/deps.ts";
import { retried } from "../../../lib/transaction.ts";
import { withoutSecrets } from "../../../lib/unsaid.ts";
import { bringInStep, type Kept, type Standing, standingAfter } from "./account-step.ts";
import { CallError } from "./call-error.ts";
import { type Contract, findContract } from "./contract.ts";
import { giveTimeBack } from "./time-back.ts";

/** Bills looked at in one run. */
const batch = 100;
/** Seconds for which one process speaks about a bill alone; no call takes as long. */
const leaseSeconds = 120;
const firstWait = 15;
const longestWait = 300;

/** Seconds until the bank is asked again, twice as long after each failure. */
export const pauseAfter = (failures: number): number => Math.min(firstWait * 2 ** (failures - 1), longestWait);

const free = "v.tersediapada <= UTC_TIMESTAMP(3) AND (v.sewasampai IS NULL OR v.sewasampai < UTC_TIMESTAMP(3))";
/** A bill that the bank doesn't have as it is now. */
const outOfStep = `v.keadaan IN ('menunggu', 'taktentu')
  OR v.keadaan = 'ada' AND (g.statustagihan <> 'terbit' OR v.tglexpired IS NULL OR v.tglexpired <> g.tglexpired)`;

const due = rowsOf(
  { tagihanid: int("v.tagihanid"), systemid: int("v.systemid") },
  `FROM tagihan_bank v JOIN tagihan g ON g.id = v.tagihanid WHERE v.keadaan IN ('menunggu', 'taktentu', 'ada')
    AND ${free} AND (${outOfStep}) ORDER BY v.tersediapada, v.tagihanid LIMIT ${batch}`,
);

const columns = {
  bookingid: int("g.bookingid"),
  idbilling: text("g.idbilling"),
  jumlah: rupiah("g.jumlah"),
  tglterbit: instant("g.tglterbit"),
  tglexpired: instant("g.tglexpired"),
  statustagihan: text("g.statustagihan"),
  namapemesan: text("b.namapemesan"),
  keadaan: text("v.keadaan"),
  percobaan: int("v.percobaan"),
  tglada: orNull(instant("v.tglada")),
};

const billOf = (tagihanid: number) =>
  rowsOf(
    columns,
    "FROM tagihan_bank v JOIN tagihan g ON g.id = v.tagihanid JOIN booking b ON b.id = g.bookingid WHERE v.tagihanid = ?",
    [tagihanid],
  );

const standings: readonly Standing[] = ["menunggu", "taktentu", "ada", "dihapus", "lunas"];

/** Whether this process is the one that speaks about the bill now. */
async function claim({ db }: Deps, tagihanid: number): Promise<boolean> {
  const { affectedRows } = await sqlOf(db.prisma).query<{ affectedRows: number }>(
    `UPDATE tagihan_bank v SET v.sewasampai = UTC_TIMESTAMP(3) + INTERVAL ${leaseSeconds} SECOND WHERE v.tagihanid = ? AND ${free}`,
    [tagihanid],
  );
  return affectedRows === 1;
}

/** What the bank has now. When it answers after a silence, nothing of it has to wait any longer. */
async function noteDone(
  { db }: Deps,
  tagihanid: number,
  { percobaan, tglexpired }: Bill,
  keadaan: Standing,
  systemid: number,
) {
  await retried(
    () => db.prisma.$executeRaw`UPDATE tagihan_bank SET keadaan = ${keadaan}, tglexpired = ${tglexpired},
        tglada = IF(${keadaan} = 'ada', COALESCE(tglada, UTC_TIMESTAMP(3)), tglada),
        percobaan = 0, tglgagal = NULL, galat = NULL, sewasampai = NULL, tersediapada = UTC_TIMESTAMP(3)
      WHERE tagihanid = ${tagihanid}`,
  );
  if (percobaan === 0) return;
  await retried(
    () => db.prisma.$executeRaw`UPDATE tagihan_bank SET tersediapada = UTC_TIMESTAMP(3)
      WHERE systemid = ${systemid} AND percobaan > 0 AND sewasampai IS NULL AND keadaan IN ('menunggu', 'taktentu', 'ada')`,
  );
}

async function noteFailed({ db }: Deps, tagihanid: number, { percobaan, keadaan }: Bill, error: unknown) {
  const galat = withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, 255);
  const next = standingAfter(error, keadaan);
  const pause = pauseAfter(percobaan + 1);
  await retried(
    () => db.prisma.$executeRaw`UPDATE tagihan_bank SET keadaan = ${next}, percobaan = percobaan + 1, galat = ${galat},
        tglgagal = COALESCE(tglgagal, UTC_TIMESTAMP(3)), sewasampai = NULL,
        tersediapada = UTC_TIMESTAMP(3) + INTERVAL ${pause} SECOND
      WHERE tagihanid = ${tagihanid}`,
  );
}

interface Bill extends Kept {
  readonly bookingid: number;
  readonly tglterbit: Date;
  readonly percobaan: number;
  readonly tglada: Date | null;
}

async function readBill({ db }: Deps, tagihanid: number): Promise<Bill | undefined> {
  const { found } = await ask(sqlOf(db.prisma), { found: billOf(tagihanid) });
  const [row] = found;
  const keadaan = standings.find((one) => one === row?.keadaan);
  return row && keadaan && { ...row, keadaan, isPayable: row.statustagihan === "terbit" };
}

/** One bill from its claim to what became of it; answers whether the bank can be spoken to. */
async function keepAccount(deps: Deps, contract: Contract, tagihanid: number): Promise<boolean> {
  if (!(await claim(deps, tagihanid))) return true;
  // A bill that nobody could pay so far gets its time back before the bank is told its end.
  await giveTimeBack(deps, tagihanid);
  const bill = await readBill(deps, tagihanid);
  if (!bill) return true;
  try {
    await noteDone(deps, tagihanid, bill, await bringInStep(deps, contract, bill), contract.id);
    return true;
  } catch (error) {
    deps.log.warn({ err: error, tagihan: tagihanid, system: contract.id }, "the bank could not be told of a bill");
    await noteFailed(deps, tagihanid, bill, error);
    return error instanceof CallError && error.kind === "refused";
  }
}

/** The bills of one bank, one after the other; a bank that doesn't answer is asked again with the next run. */
async function keepAccountsOf(deps: Deps, systemid: number, bills: readonly number[]): Promise<void> {
  const contract = await findContract(deps, systemid);
  for (const tagihanid of bills) {
    if (!contract || !(await keepAccount(deps, contract, tagihanid))) return;
  }
}

/**
 * Tells banks of the bills that they keep: what is new, what has another end, what can't be paid any more; answers how many were looked at.
 * It works from how a bill is and what its bank has, not from what has happened, so that nothing can be told in the wrong order or be
 * forgotten. Any number of processes may run it at once.
 */
export async function keepAccounts(deps: Deps): Promise<number> {
  const { bills } = await ask(sqlOf(deps.db.prisma), { bills: due });
  const banks = Map.groupBy(bills, ({ systemid }) => systemid);
  await Promise.all(
    [...banks].map(([systemid, rows]) =>
      keepAccountsOf(
        deps,
        systemid,
        rows.map(({ tagihanid }) => tagihanid),
      ),
    ),
  );
  return bills.length;
}
