import type { Zone } from "@retribusi/contract/define/dates";
import type { Label } from "@retribusi/contract/define/label";
import {
  type Schedule,
  type ScheduleWish,
  scheduleLimits,
} from "@retribusi/contract/features/report/schedule.endpoints";
import { nextRun, type Rhythm } from "@retribusi/contract/features/report/schedule.rules";
import type { jadwal_penerima, Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { type AuditEntry, writeAudit } from "../../records/audit.ts";
import { findSettings } from "../system/settings.query.ts";
import { getOwn, presentOwn } from "./schedule.query.ts";
import { clocksOf, placeNames } from "./schedule-people.ts";
import { prepareRunNow } from "./schedule-run.ts";
import { checkWish, personKey } from "./schedule-wish.ts";

const tooMany: Label = {
  en: `You have ${scheduleLimits.own} regular reports. Delete one that is no longer needed.`,
  id: `Anda memiliki ${scheduleLimits.own} laporan berkala. Hapus yang tidak diperlukan lagi.`,
};

const aMinute = 60_000;
/** Between two of one's own accord: colleagues' letter boxes are not for trying. */
const pause = 5 * aMinute;

const tooSoon = (minutes: number): Label => ({
  en: `It was sent a moment ago. Wait ${minutes} more ${minutes === 1 ? "minute" : "minutes"} before you send it once more.`,
  id: `Laporan ini baru saja dikirim. Tunggu ${minutes} menit lagi sebelum mengirimnya kembali.`,
});

/** Who asks, and from where. */
export interface Caller {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly ip: string;
}

const note = (tx: Transaction, { user, ip }: Caller, id: number, entry: Pick<AuditEntry, "aksi" | "sesudah">) =>
  writeAudit(tx, user, ip, { ...entry, entitas: "jadwal_laporan", kunci: String(id) });

/** What is stored of a wish, its recipients apart. */
const columnsOf = ({ judul, sumber, format, query, rentang, kekerapan, hari, jam }: ScheduleWish) => ({
  ...{ judul, sumber, format, rentang, kekerapan, hari, jam },
  permintaan: query,
});

/** Documents that wait to be made for these recipients are given up; the sweep takes them away. */
const giveUpDocuments = (tx: Transaction, recipients: readonly { readonly id: number }[], now: Date) =>
  tx.dokumen_laporan.updateMany({
    where: { penerimaid: { in: recipients.map(({ id }) => id) }, status: { in: ["antri", "diproses"] } },
    data: { userid: null, permintaan: {}, kedaluwarsa: now },
  });

/** The usual zone of people without a region; asked before the transaction, since it is no part of it. */
const usualZone = async ({ deps }: Caller): Promise<Zone> => (await findSettings(deps.db.prisma)).zonawaktu;

/** Sets the next run of everybody who hasn't left, each by their own clocks. */
async function plan(tx: Transaction, jadwalid: number, rhythm: Rhythm, now: Date, usual: Zone): Promise<void> {
  const where: Prisma.jadwal_penerimaWhereInput = { jadwalid, OR: [{ hasil: null }, { hasil: { not: "keluar" } }] };
  const people = await tx.jadwal_penerima.findMany({ where, include: { userdata: { select: placeNames } } });
  for (const { id, userdata } of people) {
    const berikut = nextRun(rhythm, clocksOf(userdata, usual), now);
    await tx.jadwal_penerima.update({ where: { id }, data: { berikut } });
  }
}

async function addRecipients(tx: Transaction, jadwalid: number, wish: ScheduleWish, kept: readonly string[]) {
  const added = new Map(wish.penerima.map((person) => [personKey(person), person]));
  for (const key of kept) added.delete(key);
  await tx.jadwal_penerima.createMany({ data: [...added.values()].map((person) => ({ jadwalid, ...person })) });
}

/** Has a report sent regularly. Throws VALIDATION, FORBIDDEN, or ACTION_REFUSED for whoever has too many. */
export async function add(caller: Caller, wish: ScheduleWish): Promise<Schedule> {
  const { deps, user } = caller;
  const { userid, role: peran } = user;
  await checkWish(deps, user, wish, []);
  const usual = await usualZone(caller);
  return inTransaction(deps.db, async (tx) => {
    if ((await tx.jadwal_laporan.count({ where: { userid } })) >= scheduleLimits.own)
      throw new AppError("ACTION_REFUSED", { values: { reason: tooMany }, details: { reason: "tooMany" } });
    const { id } = await tx.jadwal_laporan.create({ data: { userid, peran, ...columnsOf(wish) } });
    await addRecipients(tx, id, wish, []);
    await plan(tx, id, wish, deps.clock.now(), usual);
    await note(tx, caller, id, { aksi: "add", sesudah: { ...wish } });
    return presentOwn(tx, user, id);
  });
}

/** Those who haven't left: somebody who did is chosen anew, or their line goes. */
const staying = (recipients: readonly jadwal_penerima[]): string[] =>
  recipients.filter(({ hasil }) => hasil !== "keluar").map(personKey);

/** Changes what is sent, when and to whom; who stays a recipient keeps what came of the latest run. */
export async function change(caller: Caller, id: number, wish: ScheduleWish): Promise<Schedule> {
  const { deps, user } = caller;
  const { jadwal_penerima: present } = await getOwn(deps.db.prisma, user, id);
  await checkWish(deps, user, wish, staying(present));
  const usual = await usualZone(caller);
  return inTransaction(deps.db, async (tx) => {
    const { aktif, jadwal_penerima: before } = await getOwn(tx, user, id);
    const kept = staying(before).filter((key) => wish.penerima.some((person) => personKey(person) === key));
    const dropped = before.filter((one) => one.hasil === "keluar" || !kept.includes(personKey(one)));
    await tx.jadwal_laporan.update({ where: { id }, data: columnsOf(wish) });
    await giveUpDocuments(tx, dropped, deps.clock.now());
    await tx.jadwal_penerima.deleteMany({ where: { id: { in: dropped.map((one) => one.id) } } });
    await addRecipients(tx, id, wish, kept);
    if (aktif) await plan(tx, id, wish, deps.clock.now(), usual);
    await note(tx, caller, id, { aksi: "edit", sesudah: { ...wish } });
    return presentOwn(tx, user, id);
  });
}

/** Stops it, or has it sent again from the next day on. */
export async function turn(caller: Caller, id: number, aktif: boolean): Promise<Schedule> {
  const { deps, user } = caller;
  const usual = await usualZone(caller);
  return inTransaction(deps.db, async (tx) => {
    const row = await getOwn(tx, user, id);
    await tx.jadwal_laporan.update({ where: { id }, data: { aktif } });
    if (aktif) await plan(tx, id, row, deps.clock.now(), usual);
    else await tx.jadwal_penerima.updateMany({ where: { jadwalid: id }, data: { berikut: null } });
    await note(tx, caller, id, { aksi: "edit", sesudah: { aktif } });
    return presentOwn(tx, user, id);
  });
}

/** Sends it now, beside its days: to everybody or, when something fails, to nobody. Throws ACTION_REFUSED for what was sent a moment ago. */
export async function sendNow(caller: Caller, id: number): Promise<Schedule> {
  const { deps, user } = caller;
  const { jadwal_penerima: recipients } = await getOwn(deps.db.prisma, user, id);
  const latest = Math.max(...recipients.map(({ terakhir }) => terakhir?.getTime() ?? 0));
  const left = Math.ceil((latest + pause - deps.clock.now().getTime()) / aMinute);
  if (left > 0)
    throw new AppError("ACTION_REFUSED", { values: { reason: tooSoon(left) }, details: { reason: "tooSoon" } });
  const begin = await prepareRunNow(deps, id);
  return inTransaction(deps.db, async (tx) => {
    await begin(tx);
    await note(tx, caller, id, { aksi: "kirim_laporan" });
    return presentOwn(tx, user, id);
  });
}

/** Takes oneself off a schedule, whoever made it. Throws NOT_FOUND for whoever is no recipient. */
export async function leave(caller: Caller, jadwalid: number): Promise<{ left: 1 }> {
  const { deps, user } = caller;
  return inTransaction(deps.db, async (tx) => {
    const own = await tx.jadwal_penerima.findMany({ where: { jadwalid, userid: user.userid } });
    if (own.length === 0) throw new AppError("NOT_FOUND");
    await giveUpDocuments(tx, own, deps.clock.now());
    const data = { hasil: "keluar", berikut: null, keterangan: null, outboxid: null } as const;
    await tx.jadwal_penerima.updateMany({ where: { id: { in: own.map(({ id }) => id) } }, data });
    await note(tx, caller, jadwalid, { aksi: "withdraw" });
    return { left: 1 as const };
  });
}

/** Deletes it; documents that were sent stay with those who got them. */
export async function remove(caller: Caller, id: number): Promise<{ deleted: 1 }> {
  const { deps, user } = caller;
  return inTransaction(deps.db, async (tx) => {
    const { jadwal_penerima: recipients } = await getOwn(tx, user, id);
    await giveUpDocuments(tx, recipients, deps.clock.now());
    await tx.jadwal_laporan.delete({ where: { id } });
    await note(tx, caller, id, { aksi: "delete" });
    return { deleted: 1 as const };
  });
}
