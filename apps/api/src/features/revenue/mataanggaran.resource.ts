import { mataanggaran } from "@retribusi/contract/features/revenue/mataanggaran.entity";
import { defineResource } from "../../records/resource.ts";

export const mataanggaranResource = defineResource(mataanggaran, {
  create: (tx, row) => tx.tbl_mataanggaran.create({ data: row }),
  createMany: (tx, data) => tx.tbl_mataanggaran.createMany({ data }),
  update: (tx, { idanggaran }, write) => tx.tbl_mataanggaran.update({ where: { idanggaran }, data: write }),
  remove: (tx, { idanggaran }) => tx.tbl_mataanggaran.delete({ where: { idanggaran } }),
});
