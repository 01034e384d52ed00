import type { Row } from "@retribusi/contract/define/entity";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { recordCapacity, recordFirstCapacities } from "@retribusi/db/summary/capacity";
import { recordFirstWords, recordWords, wordColumns } from "@retribusi/db/summary/words";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { insertRows } from "../../records/insert-rows.ts";
import { type Change, defineResource } from "../../records/resource.ts";
import { requireCapacity } from "../booking/require-capacity.ts";
import { takeInventory } from "../booking/take-inventory.ts";
import { proposeFirst, proposeOfNew } from "../tariff/first-tariff.ts";

/** Fields that change what can be sold: they are written with the inventory in hand, like an order. */
const capacityFields = ["jumlahobject", "statusobject", "satuantarif"] as const;

const named = {
  en: "Its units are named: add or remove them on the page Unit.",
  id: "Unitnya diberi nama: tambah atau hapus di halaman Unit.",
};

/** How many units there are to be: named ones are counted by their names, and booked ones can't be taken away. Throws VALIDATION. */
async function requireUnits(tx: Transaction, objectid: number, units: number): Promise<void> {
  const count = await tx.unit_object.count({ where: { objectid, aktif: true } });
  if (count > 0 && count !== units) throw new AppError("VALIDATION", { fields: { jumlahobject: named } });
  await requireCapacity(tx, objectid, units, "jumlahobject");
}

const incomplete = {
  en: "A proposed tariff has an amount and a legal basis. Fill in both, or leave both empty and propose it later.",
  id: "Usulan tarif berisi jumlah dan dasar hukum. Isi keduanya, atau kosongkan keduanya dan usulkan kemudian.",
};

/** An amount without the regulation that it comes from proposes nothing. Throws VALIDATION. */
async function check({ kind, write }: Change<Row<typeof objectretribusi>>): Promise<void> {
  if (kind !== "add" || !write || (write.tarif === null) === (write.dasarhukumid === null)) return;
  const field = write.tarif === null ? "tarif" : "dasarhukumid";
  throw new AppError("VALIDATION", { fields: { [field]: incomplete } });
}

const charged = {
  en: "Its approved tariffs are in another unit. Propose a tariff in the new unit first.",
  id: "Tarif yang disetujui memakai satuan lain. Usulkan dahulu tarif dengan satuan yang baru.",
};

/** An object that has tariffs is let by a unit that one of them is in. Throws VALIDATION. */
async function requireUnit(tx: Transaction, objectid: number, satuantarif: Row<typeof objectretribusi>["satuantarif"]) {
  const approved = await tx.tarif_object.findMany({ where: { objectid, statustarif: "disetujui" } });
  if (approved.length === 0 || approved.some((tariff) => tariff.satuantarif === satuantarif)) return;
  throw new AppError("VALIDATION", { fields: { satuantarif: charged } });
}

export const objectretribusiResource = defineResource(objectretribusi, {
  async create(tx, row, { user, ip }) {
    const { tarif, dasarhukumid, ...object } = row;
    const created = await tx.mst_objectretribusi.create({ data: { ...object, object_inventory: { create: {} } } });
    await recordCapacity(tx, created.objectid);
    await recordWords(tx, created.objectid);
    await proposeFirst(tx, { user, ip }, created, { tarif, dasarhukumid });
    return created;
  },
  async createMany(tx, rows, { user }) {
    await insertRows(tx, objectretribusi, rows);
    await proposeOfNew(tx, user.userid);
    await tx.$executeRaw`INSERT IGNORE INTO object_inventory (objectid) SELECT o.objectid FROM mst_objectretribusi o
      LEFT JOIN object_inventory i ON i.objectid = o.objectid WHERE i.objectid IS NULL`;
    await recordFirstWords(tx);
    await recordFirstCapacities(tx);
  },
  async update(tx, { objectid }, write) {
    if (write.satuantarif !== undefined) await requireUnit(tx, objectid, write.satuantarif);
    const isCapacity = capacityFields.some((name) => write[name] !== undefined);
    if (isCapacity) await takeInventory(tx, [objectid]);
    if (write.jumlahobject !== undefined) await requireUnits(tx, objectid, write.jumlahobject);
    const updated = await tx.mst_objectretribusi.update({ where: { objectid }, data: write });
    if (isCapacity) await recordCapacity(tx, objectid);
    if (wordColumns.some((name) => write[name] !== undefined)) await recordWords(tx, objectid);
    return updated;
  },
  async remove(tx, { objectid }) {
    // What only belongs to the object goes with it; a booking stands in the way of both.
    await takeInventory(tx, [objectid]);
    await tx.object_inventory.deleteMany({ where: { objectid } });
    await tx.tarif_object.deleteMany({ where: { objectid } });
    await tx.penutupan_object.deleteMany({ where: { objectid } });
    await tx.penutupan_unit.deleteMany({ where: { penutupan: { objectid } } });
    await tx.penutupan.deleteMany({ where: { objectid } });
    await tx.unit_object.deleteMany({ where: { objectid } });
    await tx.kapasitas_object.deleteMany({ where: { objectid } });
    return tx.mst_objectretribusi.delete({ where: { objectid } });
  },
  check,
});
