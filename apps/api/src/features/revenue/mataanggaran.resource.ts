import { mataanggaran } from "@retribusi/contract/features/revenue/mataanggaran.entity";
import { insertRows } from "../../records/insert-rows.ts";
import { defineResource } from "../../records/resource.ts";

export const mataanggaranResource = defineResource(mataanggaran, {
  create: (tx, row) => tx.tbl_mataanggaran.create({ data: row }),
  createMany: (tx, rows) => insertRows(tx, mataanggaran, rows),
  update: (tx, { idanggaran }, write) => tx.tbl_mataanggaran.update({ where: { idanggaran }, data: write }),
  remove: (tx, { idanggaran }) => tx.tbl_mataanggaran.delete({ where: { idanggaran } }),
});
