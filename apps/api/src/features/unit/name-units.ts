import type { ObjectUnits, Unit } from "@retribusi/contract/features/unit/unit.endpoints";
import type { UnitState } from "@retribusi/contract/features/unit/unit.rules";
import { recordCapacity } from "@retribusi/db/summary/capacity";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { withInventory } from "../booking/inventory.ts";
import { requireCapacity } from "../booking/require-capacity.ts";
import { getUnits } from "./unit.query.ts";

export interface Call {
  readonly user: CurrentUser;
  readonly ip: string;
}

const inUse = (names: string) => ({
  en: `In use now and can't go: ${names}.`,
  id: `Sedang dipakai dan tidak dapat dihapus: ${names}.`,
});

const closed = (names: string) => ({
  en: `Closed by name and can't go: ${names}. Lift the closure first.`,
  id: `Ditutup menurut namanya dan tidak dapat dihapus: ${names}. Buka dahulu penutupannya.`,
});

const twice = { en: "A name is there twice.", id: "Ada nama yang ditulis dua kali." };

/** What was handed over once stays known: such a unit goes out of the count and not out of the table. */
async function removeUnits(tx: Transaction, gone: readonly Unit[]): Promise<void> {
  const used = gone.filter(({ keadaan }) => keadaan === "dipakai").map(({ nomor }) => nomor);
  if (used.length > 0) throw new AppError("VALIDATION", { fields: { nomor: inUse(used.join(", ")) } });
  const ids = gone.map(({ id }) => id);
  const now = await databaseNow(tx);
  const shut = await tx.unit_object.findMany({
    where: {
      id: { in: ids },
      penutupan_unit: { some: { penutupan: { penutupan_object: { some: { tglakhir: { gt: now } } } } } },
    },
    orderBy: { urutan: "asc" },
  });
  const names = shut.map(({ nomor }) => nomor).join(", ");
  if (names) throw new AppError("VALIDATION", { fields: { nomor: closed(names) } });
  const isUnknown = { booking_unit: { none: {} }, penutupan_unit: { none: {} } };
  await tx.unit_object.deleteMany({ where: { id: { in: ids }, ...isUnknown } });
  await tx.unit_object.updateMany({ where: { id: { in: ids } }, data: { aktif: false, versi: { increment: 1 } } });
}

async function placeUnits(tx: Transaction, objectid: number, names: readonly string[]): Promise<void> {
  const known = new Map(
    (await tx.unit_object.findMany({ where: { objectid } })).map((unit) => [unit.nomor.toLowerCase(), unit]),
  );
  const placed = names.map((nomor, urutan) => ({ nomor, urutan, before: known.get(nomor.toLowerCase()) }));
  await tx.unit_object.createMany({
    data: placed.flatMap(({ nomor, urutan, before }) => (before ? [] : [{ objectid, nomor, urutan }])),
  });
  for (const { nomor, urutan, before } of placed) {
    if (!before || (before.aktif && before.urutan === urutan && before.nomor === nomor)) continue;
    await tx.unit_object.update({
      where: { id: before.id },
      data: { aktif: true, urutan, nomor, versi: { increment: 1 } },
    });
  }
}

/**
 * Gives the units of an object these names and makes their number its capacity, under its inventory; without names they are counted as
 * before. Throws NOT_FOUND, VALIDATION.
 */
export function nameAll(
  deps: Deps,
  { user, ip }: Call,
  objectid: number,
  names: readonly string[],
): Promise<ObjectUnits> {
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) {
    throw new AppError("VALIDATION", { fields: { nomor: twice } });
  }
  return withInventory(deps.db, [objectid], async ({ tx }) => {
    const before = await getUnits(tx, user, objectid);
    const present = before.unit.map(({ nomor }) => nomor);
    if (present.join("\n") === names.join("\n")) return before;
    const wanted = new Set(names.map((name) => name.toLowerCase()));
    await removeUnits(
      tx,
      before.unit.filter(({ nomor }) => !wanted.has(nomor.toLowerCase())),
    );
    await placeUnits(tx, objectid, names);
    if (names.length > 0 && names.length !== before.jumlahobject) {
      await requireCapacity(tx, objectid, names.length, "nomor");
      const capacity = { jumlahobject: names.length, versi: { increment: 1 } };
      await tx.mst_objectretribusi.update({ where: { objectid }, data: capacity });
      await recordCapacity(tx, objectid);
    }
    const about = { aksi: "namai_unit", entitas: "mst_objectretribusi", kunci: String(objectid) } as const;
    await writeAudit(tx, user, ip, { ...about, sebelum: { unit: present }, sesudah: { unit: [...names] } });
    return getUnits(tx, user, objectid);
  });
}

interface State {
  readonly versi: number;
  readonly keadaan: UnitState;
  readonly catatan: string | null;
}

/** Throws NOT_FOUND, CONFLICT where somebody else has changed the unit meanwhile. */
export function setState(deps: Deps, { user, ip }: Call, id: number, state: State): Promise<ObjectUnits> {
  return inTransaction(deps.db, async (tx) => {
    const unit = await tx.unit_object.findFirst({ where: { id, aktif: true } });
    if (!unit) throw new AppError("NOT_FOUND");
    await getUnits(tx, user, unit.objectid);
    const { versi, keadaan, catatan } = state;
    const { count } = await tx.unit_object.updateMany({
      where: { id, versi },
      data: { keadaan, catatan, versi: versi + 1 },
    });
    if (count === 0) throw new AppError("CONFLICT");
    const about = { aksi: "keadaan_unit", entitas: "mst_objectretribusi", kunci: String(unit.objectid) } as const;
    const sebelum = { nomor: unit.nomor, keadaan: unit.keadaan, catatan: unit.catatan };
    await writeAudit(tx, user, ip, { ...about, sebelum, sesudah: { nomor: unit.nomor, keadaan, catatan } });
    return getUnits(tx, user, unit.objectid);
  });
}
