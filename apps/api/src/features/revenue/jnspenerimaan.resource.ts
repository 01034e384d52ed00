import { jnspenerimaan } from "@retribusi/contract/features/revenue/jnspenerimaan.entity";
import { insertRows } from "../../records/insert-rows.ts";
import { defineResource } from "../../records/resource.ts";

export const jnspenerimaanResource = defineResource(jnspenerimaan, {
  create: (tx, row) => tx.tbl_jnspenerimaan.create({ data: row }),
  createMany: (tx, rows) => insertRows(tx, jnspenerimaan, rows),
  update: (tx, { idjenis }, write) => tx.tbl_jnspenerimaan.update({ where: { idjenis }, data: write }),
  remove: (tx, { idjenis }) => tx.tbl_jnspenerimaan.delete({ where: { idjenis } }),
});
