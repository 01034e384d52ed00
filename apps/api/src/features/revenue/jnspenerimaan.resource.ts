import { jnspenerimaan } from "@retribusi/contract/features/revenue/jnspenerimaan.entity";
import { defineResource } from "../../records/resource.ts";

export const jnspenerimaanResource = defineResource(jnspenerimaan, {
  create: (tx, row) => tx.tbl_jnspenerimaan.create({ data: row }),
  createMany: (tx, data) => tx.tbl_jnspenerimaan.createMany({ data }),
  update: (tx, { idjenis }, write) => tx.tbl_jnspenerimaan.update({ where: { idjenis }, data: write }),
  remove: (tx, { idjenis }) => tx.tbl_jnspenerimaan.delete({ where: { idjenis } }),
});
