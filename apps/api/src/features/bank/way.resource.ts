import { caraBayar } from "@retribusi/contract/features/bank/way.entity";
import { defineResource } from "../../records/resource.ts";

export const caraBayarResource = defineResource(caraBayar, {
  create: (tx, row) => tx.cara_bayar.create({ data: row }),
  update: (tx, { id }, write) => tx.cara_bayar.update({ where: { id }, data: write }),
  remove: (tx, { id }) => tx.cara_bayar.delete({ where: { id } }),
});
