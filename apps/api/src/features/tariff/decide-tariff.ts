import { addDays, type LocalDate } from "@retribusi/contract/define/dates";
import { isSameSeries, refuseTariff, type TariffState } from "@retribusi/contract/features/tariff/tariff.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { dayOf } from "../../lib/day-of.ts";
import type { Deps } from "../../lib/deps.ts";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { takeInventory } from "../booking/take-inventory.ts";
import { showTariff } from "./shown-tariff.ts";
import { getTariff, type TariffRow, todayOf, versionOf } from "./tariff.query.ts";
import { tellOfTariff } from "./tariff-notice.ts";

export interface Deciding {
  readonly user: CurrentUser;
  readonly ip: string;
  /** The version that was shown. */
  readonly versi: number;
}

const own = {
  en: "you proposed it yourself; somebody else decides.",
  id: "Anda sendiri yang mengusulkan; orang lain yang memutuskan.",
};
const others = {
  en: "only who proposed it can withdraw it; it can be refused.",
  id: "hanya pengusulnya yang dapat menarik; usulan ini dapat ditolak.",
};

type End = Exclude<TariffState, "diajukan">;
interface Held {
  readonly tx: Transaction;
  readonly row: TariffRow;
  readonly now: Date;
}

/**
 * Ends a proposal while the inventory of its object is in hand, so that of two decisions one is first and orders see the one tariff or the
 * other. The same step sent again finds it done. Throws NOT_FOUND, CONFLICT where somebody else was first.
 */
function endProposal(
  deps: Deps,
  { user, versi }: Deciding,
  id: number,
  to: End,
  work: (held: Held) => Promise<void>,
): Promise<TariffRow> {
  return inTransaction(deps.db, async (tx) => {
    const { objectid } = await getTariff(tx, user, id);
    await takeInventory(tx, [objectid]);
    const row = await getTariff(tx, user, id);
    const endedBy = to === "ditarik" ? row.diajukanoleh : row.diputusoleh;
    if (row.versi === versi + 1 && row.statustarif === to && endedBy === user.userid) return row;
    if (row.versi !== versi || row.statustarif !== "diajukan") throw new AppError("CONFLICT");
    await work({ tx, row, now: await databaseNow(tx) });
    const ended = await getTariff(tx, user, id);
    await tellOfTariff(tx, ended);
    return ended;
  });
}

const audited = (row: TariffRow) => ({
  tarif: Number(row.tarif),
  kelompoktarif: row.kelompoktarif,
  sesi: row.sesi,
  satuantarif: row.satuantarif,
  khususlibur: row.khususlibur,
  berlakumulai: dayOf(row.berlakumulai),
  dasarhukum: row.dasarhukum,
});

/** A version ends on the day before the next one of its series begins. */
async function fitIn(tx: Transaction, row: TariffRow, start: LocalDate): Promise<Date | null> {
  const version = versionOf(row);
  const approved = await tx.tarif_object.findMany({ where: { objectid: row.objectid, statustarif: "disetujui" } });
  const series = approved.filter((other) => isSameSeries(version, versionOf(other)));
  const before = new Date(addDays(start, -1));
  const earlier = series.filter(
    ({ berlakumulai: from, berlakusampai: to }) => dayOf(from) < start && (!to || to > before),
  );
  await tx.tarif_object.updateMany({
    where: { id: { in: earlier.map(({ id }) => id) } },
    data: { berlakusampai: before },
  });
  const [next] = series
    .map(({ berlakumulai }) => dayOf(berlakumulai))
    .filter((day) => day > start)
    .sort();
  return row.berlakusampai ?? (next === undefined ? null : new Date(addDays(next, -1)));
}

/** The day from which it can count: of an object's first tariff the day of the decision, where that came late. */
async function startOf({ tx, row, now }: Held): Promise<LocalDate> {
  const today = todayOf(row.mst_objectretribusi, now);
  const approved = await tx.tarif_object.findMany({ where: { objectid: row.objectid, statustarif: "disetujui" } });
  const versions = approved.map(versionOf);
  const version = versionOf(row);
  const isFirst = !versions.some((other) => isSameSeries(version, other));
  const start = isFirst && version.berlakumulai < today ? today : version.berlakumulai;
  const problem = refuseTariff({ ...version, berlakumulai: start }, versions, today);
  if (problem) throw new AppError("ACTION_REFUSED", { values: { reason: problem.message } });
  return start;
}

/**
 * Approves a proposal: it counts from its first day, and the version before ends the day before. Throws ACTION_REFUSED with what stands
 * against it, for who proposed it too; CONFLICT, NOT_FOUND.
 */
export function approve(deps: Deps, deciding: Deciding, id: number): Promise<TariffRow> {
  const { user, ip } = deciding;
  return endProposal(deps, deciding, id, "disetujui", async (held) => {
    const { tx, row, now } = held;
    if (row.diajukanoleh === user.userid) throw new AppError("ACTION_REFUSED", { values: { reason: own } });
    const start = await startOf(held);
    const berlakusampai = await fitIn(tx, row, start);
    const ends = {
      statustarif: "disetujui",
      diputusoleh: user.userid,
      tglputusan: now,
      versi: { increment: 1 },
    } as const;
    const days = { berlakumulai: new Date(start), berlakusampai };
    await tx.tarif_object.update({ where: { id }, data: { ...ends, ...days } });
    await showTariff(tx, row.objectid, todayOf(row.mst_objectretribusi, now));
    const about = { aksi: "setuju_tarif", entitas: "mst_objectretribusi", kunci: String(row.objectid) } as const;
    await writeAudit(tx, user, ip, { ...about, sesudah: { ...audited(row), berlakumulai: start } });
  });
}

/** Refuses a proposal with a reason; by somebody else than who proposed it, who withdraws it instead. */
export function refuse(deps: Deps, deciding: Deciding, id: number, catatan: string): Promise<TariffRow> {
  const { user, ip } = deciding;
  return endProposal(deps, deciding, id, "ditolak", async ({ tx, row, now }) => {
    if (row.diajukanoleh === user.userid) throw new AppError("ACTION_REFUSED", { values: { reason: own } });
    const ends = { statustarif: "ditolak", diputusoleh: user.userid, tglputusan: now, catatan } as const;
    await tx.tarif_object.update({ where: { id }, data: { ...ends, versi: { increment: 1 } } });
    const about = { aksi: "tolak_tarif", entitas: "mst_objectretribusi", kunci: String(row.objectid) } as const;
    await writeAudit(tx, user, ip, { ...about, sesudah: { ...audited(row), catatan } });
  });
}

/** Withdraws one's own proposal. */
export function withdraw(deps: Deps, deciding: Deciding, id: number): Promise<TariffRow> {
  const { user, ip } = deciding;
  return endProposal(deps, deciding, id, "ditarik", async ({ tx, row, now }) => {
    if (row.diajukanoleh !== user.userid) throw new AppError("ACTION_REFUSED", { values: { reason: others } });
    const ends = { statustarif: "ditarik", tglputusan: now, versi: { increment: 1 } } as const;
    await tx.tarif_object.update({ where: { id }, data: ends });
    const about = { aksi: "tarik_tarif", entitas: "mst_objectretribusi", kunci: String(row.objectid) } as const;
    await writeAudit(tx, user, ip, { ...about, sesudah: audited(row) });
  });
}
