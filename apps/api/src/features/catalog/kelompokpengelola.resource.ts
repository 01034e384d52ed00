import { kelompokpengelola } from "@retribusi/contract/features/catalog/kelompokpengelola.entity";
import { defineResource } from "../../records/resource.ts";

export const kelompokpengelolaResource = defineResource(kelompokpengelola, {
  create: (tx, row) => tx.tbl_kelompokpengelola.create({ data: row }),
  createMany: (tx, data) => tx.tbl_kelompokpengelola.createMany({ data }),
  update: (tx, { pengelolaid }, write) => tx.tbl_kelompokpengelola.update({ where: { pengelolaid }, data: write }),
  remove: (tx, { pengelolaid }) => tx.tbl_kelompokpengelola.delete({ where: { pengelolaid } }),
});
