import { bantuan } from "@retribusi/contract/features/help/help.entity";
import { defineResource } from "../../records/resource.ts";

export const bantuanResource = defineResource(bantuan, {
  create: (tx, row) => tx.bantuan.create({ data: row }),
  update: (tx, { id }, write) => tx.bantuan.update({ where: { id }, data: write }),
  remove: (tx, { id }) => tx.bantuan.delete({ where: { id } }),
});
