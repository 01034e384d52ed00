import { kategoriobject } from "@retribusi/contract/features/catalog/kategoriobject.entity";
import { insertRows } from "../../records/insert-rows.ts";
import { defineResource } from "../../records/resource.ts";

export const kategoriobjectResource = defineResource(kategoriobject, {
  create: (tx, row) => tx.tbl_kategoriobject.create({ data: row }),
  createMany: (tx, rows) => insertRows(tx, kategoriobject, rows),
  update: (tx, { kategoriid }, write) => tx.tbl_kategoriobject.update({ where: { kategoriid }, data: write }),
  remove: (tx, { kategoriid }) => tx.tbl_kategoriobject.delete({ where: { kategoriid } }),
});
