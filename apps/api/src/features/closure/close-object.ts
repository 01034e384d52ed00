import type { Actor } from "@retribusi/contract/features/booking/booking.facts";
import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import type {
  ClosureRecord,
  ClosureWish,
  TouchedBooking,
} from "@retribusi/contract/features/closure/closure.endpoints";
import { type ClosureTime, closureIntervals, refuseClosure } from "@retribusi/contract/features/closure/closure.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { applyAction, holdBooking } from "../booking/apply.ts";
import { type Inventory, withInventory } from "../booking/inventory.ts";
import { hoursOf, type ObjectRow, objectParts, objectRows } from "../booking/object.query.ts";
import { requireUnits } from "./closed-units.ts";
import { findByKey, getClosure, presentClosure } from "./closure.query.ts";
import { previewTouched, touchedBy } from "./touched.ts";

export interface Call {
  readonly user: CurrentUser;
  readonly ip: string;
}

interface Wanted {
  readonly waktu: ClosureTime;
  readonly jumlahunit: number | null;
  readonly unit?: readonly number[] | undefined;
}

/** Units closed: as many as are named, or the number; `null` is the whole object. */
const unitsOf = ({ jumlahunit, unit }: Wanted): number | null => (unit ? new Set(unit).size : jumlahunit);

/** The object in scope; throws NOT_FOUND. */
async function getObject(tx: Transaction, user: CurrentUser, objectid: number): Promise<ObjectRow> {
  const where = { AND: [{ objectid }, objectRows(user)] };
  const object = await tx.mst_objectretribusi.findFirst({ where, include: objectParts });
  if (!object) throw new AppError("NOT_FOUND");
  return object;
}

/** What the closure takes from now on. Throws VALIDATION with the field that is wrong. */
function planOf(object: ObjectRow, wanted: Wanted, now: Date) {
  const { zone } = hoursOf(object);
  const { jumlahobject } = object;
  const jumlahunit = unitsOf(wanted);
  const problem = refuseClosure({ waktu: wanted.waktu, jumlahunit }, { jumlahobject, zone }, now);
  if (problem) throw new AppError("VALIDATION", { fields: { [problem.field]: problem.message } });
  const intervals: Interval[] = closureIntervals(wanted.waktu, zone).filter(({ end }) => end > now);
  return { object, intervals, units: jumlahunit ?? jumlahobject, named: wanted.unit ?? [], now };
}

/** Bookings in the way of a closure, as things stand; nothing is held. */
export async function preview(
  { db, clock }: Deps,
  user: CurrentUser,
  objectid: number,
  wanted: Wanted,
): Promise<{ kali: number; tersentuh: TouchedBooking[] }> {
  const planned = planOf(await getObject(db.prisma, user, objectid), wanted, clock.now());
  await requireUnits(db.prisma, objectid, wanted.unit, planned.intervals);
  return { kali: planned.intervals.length, tersentuh: await previewTouched(db.prisma, planned) };
}

/** Whoever closes the object acts on its bookings by the right of the page. */
const actorOf = ({ userid, role }: CurrentUser): Actor => ({
  userid,
  role,
  relations: ["staff", "manager"],
  permits: () => true,
});

type Fate = ClosureWish["keputusan"][number];

async function settle(tx: Transaction, now: Date, user: CurrentUser, fate: Fate, alasan: string): Promise<void> {
  const { booking } = await holdBooking(tx, fate.bookingid);
  if (booking.versi !== fate.versi) throw new AppError("CONFLICT");
  const actor = actorOf(user);
  if (fate.tindakan === "pindah") {
    const { versi, waktu, totalbiaya } = fate;
    await applyAction(tx, now, booking, { action: "reschedule", input: { versi, waktu, totalbiaya }, actor });
  } else if (fate.tindakan === "batal") {
    await applyAction(tx, now, booking, { action: "callOff", input: { alasanpembatalan: alasan }, actor });
  } else {
    await applyAction(tx, now, booking, { action: "keepOn", input: { alasan }, actor });
  }
}

const dateOf = (day: string) => new Date(day);

async function writeClosure(
  tx: Transaction,
  objectid: number,
  userid: number,
  wish: ClosureWish,
  intervals: readonly Interval[],
) {
  const { waktu, alasan, umum, kunci, unit = [] } = wish;
  const jumlahunit = unitsOf(wish);
  const { jenis, mulai, sampai, jammulai, jamakhir } = waktu;
  const hari = waktu.jenis === "mingguan" ? [...new Set(waktu.hari)].toSorted().join(",") : null;
  const time = { jenis, mulai: dateOf(mulai), sampai: dateOf(sampai), jammulai, jamakhir, hari };
  const common = { objectid, jumlahunit, alasan, umum, user_created: userid };
  const { id } = await tx.penutupan.create({ data: { kunci, ...common, ...time } });
  await tx.penutupan_object.createMany({
    data: intervals.map(({ start, end }) => ({ ...common, penutupanid: id, tglmulai: start, tglakhir: end })),
  });
  await tx.penutupan_unit.createMany({ data: [...new Set(unit)].map((unitid) => ({ penutupanid: id, unitid })) });
  return id;
}

/** Closes, with the inventory in hand: what is in the way now must be what was decided about. */
async function close({ tx, now }: Inventory, { user, ip }: Call, objectid: number, wish: ClosureWish): Promise<number> {
  const planned = planOf(await getObject(tx, user, objectid), wish, now);
  const { keputusan, alasan } = wish;
  await requireUnits(tx, objectid, wish.unit, planned.intervals);
  const touched = await touchedBy(tx, planned);
  const decided = new Set(keputusan.map(({ bookingid }) => bookingid));
  if (touched.length !== decided.size || touched.some(({ id }) => !decided.has(id))) throw new AppError("CONFLICT");
  const id = await writeClosure(tx, objectid, user.userid, wish, planned.intervals);
  // Those that give units up come first, so that others can be moved to where they were.
  const order = ["batal", "tetap", "pindah"] as const;
  const fates = keputusan.toSorted(
    (one, other) => order.indexOf(one.tindakan) - order.indexOf(other.tindakan) || one.bookingid - other.bookingid,
  );
  for (const fate of fates) await settle(tx, now, user, fate, alasan);
  await tx.penutupan_booking.createMany({
    data: keputusan.map(({ bookingid, tindakan }) => ({ penutupanid: id, bookingid, tindakan })),
  });
  const { waktu, umum, unit } = wish;
  const about = { aksi: "tutup_objek", entitas: "mst_objectretribusi", kunci: String(objectid) } as const;
  await writeAudit(tx, user, ip, { ...about, sesudah: { ...waktu, jumlahunit: unitsOf(wish), unit, alasan, umum } });
  return id;
}

/**
 * Closes an object or some of its units, with everything that becomes of the bookings in the way, in one transaction under its inventory.
 * The same form sent again answers the first closure. Throws NOT_FOUND, VALIDATION, CONFLICT, and what refuses a move.
 */
export function closeFor(deps: Deps, call: Call, objectid: number, wish: ClosureWish): Promise<ClosureRecord> {
  const { user } = call;
  return withInventory(deps.db, [objectid], async (inventory) => {
    const { tx, now } = inventory;
    const before = await findByKey(tx, wish.kunci, user.userid);
    if (before) return presentClosure(before, now);
    const id = await close(inventory, call, objectid, wish);
    return presentClosure(await getClosure(tx, user, id), now);
  });
}

/** Lifts a closure: what it still takes is free at once. Throws NOT_FOUND, CONFLICT where it was lifted or is over. */
export async function lift(deps: Deps, { user, ip }: Call, id: number, versi: number): Promise<ClosureRecord> {
  const { objectid } = await getClosure(deps.db.prisma, user, id);
  return withInventory(deps.db, [objectid], async ({ tx, now }) => {
    const closure = await getClosure(tx, user, id);
    if (closure.versi === versi + 1 && closure.dibukaoleh === user.userid) return presentClosure(closure, now);
    if (closure.versi !== versi || closure.tgldibuka !== null) throw new AppError("CONFLICT");
    await tx.penutupan_object.deleteMany({ where: { penutupanid: id, tglmulai: { gte: now } } });
    await tx.penutupan_object.updateMany({
      where: { penutupanid: id, tglakhir: { gt: now } },
      data: { tglakhir: now },
    });
    const lifted = { tgldibuka: now, dibukaoleh: user.userid, versi: versi + 1 };
    await tx.penutupan.update({ where: { id }, data: lifted });
    const about = { aksi: "buka_objek", entitas: "mst_objectretribusi", kunci: String(objectid) } as const;
    await writeAudit(tx, user, ip, { ...about, sebelum: { alasan: closure.alasan }, sesudah: { tgldibuka: now } });
    return presentClosure(await getClosure(tx, user, id), now);
  });
}
