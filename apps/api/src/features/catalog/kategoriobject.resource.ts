import { kategoriobject } from "@retribusi/contract/features/catalog/kategoriobject.entity";
import { defineResource } from "../../records/resource.ts";

export const kategoriobjectResource = defineResource(kategoriobject, {
  create: (tx, row) => tx.tbl_kategoriobject.create({ data: row }),
  createMany: (tx, data) => tx.tbl_kategoriobject.createMany({ data }),
  update: (tx, { kategoriid }, write) => tx.tbl_kategoriobject.update({ where: { kategoriid }, data: write }),
  remove: (tx, { kategoriid }) => tx.tbl_kategoriobject.delete({ where: { kategoriid } }),
});
