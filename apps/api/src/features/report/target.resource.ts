import { targetPendapatan } from "@retribusi/contract/features/report/target.entity";
import { insertRows } from "../../records/insert-rows.ts";
import { defineResource } from "../../records/resource.ts";

export const targetPendapatanResource = defineResource(targetPendapatan, {
  create: (tx, row) => tx.target_pendapatan.create({ data: row }),
  createMany: (tx, rows) => insertRows(tx, targetPendapatan, rows),
  update: (tx, { id }, write) => tx.target_pendapatan.update({ where: { id }, data: write }),
  remove: (tx, { id }) => tx.target_pendapatan.delete({ where: { id } }),
});
