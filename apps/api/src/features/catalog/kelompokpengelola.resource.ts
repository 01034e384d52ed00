import { kelompokpengelola } from "@retribusi/contract/features/catalog/kelompokpengelola.entity";
import { insertRows } from "../../records/insert-rows.ts";
import { defineResource } from "../../records/resource.ts";

export const kelompokpengelolaResource = defineResource(kelompokpengelola, {
  create: (tx, row) => tx.tbl_kelompokpengelola.create({ data: row }),
  createMany: (tx, rows) => insertRows(tx, kelompokpengelola, rows),
  update: (tx, { pengelolaid }, write) => tx.tbl_kelompokpengelola.update({ where: { pengelolaid }, data: write }),
  remove: (tx, { pengelolaid }) => tx.tbl_kelompokpengelola.delete({ where: { pengelolaid } }),
});
