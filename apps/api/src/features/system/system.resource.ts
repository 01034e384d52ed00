import { system } from "@retribusi/contract/features/system/system.entity";
import { defineResource } from "../../records/resource.ts";

export const systemResource = defineResource(system, {
  create: (tx, row) => tx.system.create({ data: row }),
  update: (tx, { id }, write) => tx.system.update({ where: { id }, data: write }),
  remove: (tx, { id }) => tx.system.delete({ where: { id } }),
});
