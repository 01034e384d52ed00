import { dasarhukum } from "@retribusi/contract/features/revenue/dasarhukum.entity";
import { insertRows } from "../../records/insert-rows.ts";
import { defineResource } from "../../records/resource.ts";

const dayOf = (day: string | null): Date | null => (day === null ? null : new Date(day));

export const dasarhukumResource = defineResource(dasarhukum, {
  create: (tx, row) => tx.tbl_dasarhukum.create({ data: { ...row, tglperaturan: dayOf(row.tglperaturan) } }),
  createMany: (tx, rows) => insertRows(tx, dasarhukum, rows),
  update: (tx, { dasarhukumid }, { tglperaturan, ...write }) =>
    tx.tbl_dasarhukum.update({
      where: { dasarhukumid },
      data: tglperaturan === undefined ? write : { ...write, tglperaturan: dayOf(tglperaturan) },
    }),
  remove: (tx, { dasarhukumid }) => tx.tbl_dasarhukum.delete({ where: { dasarhukumid } }),
});
