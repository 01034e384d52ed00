import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { insertRows } from "../../records/insert-rows.ts";
import { defineResource } from "../../records/resource.ts";

export const skpdResource = defineResource(skpd, {
  create: (tx, row) => tx.tbl_skpd.create({ data: row }),
  createMany: (tx, rows) => insertRows(tx, skpd, rows),
  update: (tx, { idskpd }, write) => tx.tbl_skpd.update({ where: { idskpd }, data: write }),
  remove: (tx, { idskpd }) => tx.tbl_skpd.delete({ where: { idskpd } }),
});
