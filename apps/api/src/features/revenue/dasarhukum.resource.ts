import { dasarhukum } from "@retribusi/contract/features/revenue/dasarhukum.entity";
import { insertRows } from "../../records/insert-rows.ts";
import { type Change, defineResource } from "../../records/resource.ts";

const dayOf = (day: string | null): Date | null => (day === null ? null : new Date(day));

/**
 * Gives up the document that a row loses. A tariff that cites the row was decided with it in view, so then the file stays where it was;
 * without one nobody needs it, and it is swept like an upload that was never used.
 */
async function giveUpDocument({ tx, before, write }: Change): Promise<void> {
  const { dasarhukumid, dokumen } = before ?? {};
  const next = write ? write["dokumen"] : null;
  if (typeof dokumen !== "string" || next === undefined || next === dokumen) return;
  if ((await tx.tarif_object.count({ where: { dasarhukumid: Number(dasarhukumid) } })) > 0) return;
  await tx.berkas.update({ where: { path: dokumen }, data: { sementara: true } });
}

export const dasarhukumResource = defineResource(dasarhukum, {
  create: (tx, row) => tx.tbl_dasarhukum.create({ data: { ...row, tglperaturan: dayOf(row.tglperaturan) } }),
  createMany: (tx, rows) => insertRows(tx, dasarhukum, rows),
  update: (tx, { dasarhukumid }, { tglperaturan, ...write }) =>
    tx.tbl_dasarhukum.update({
      where: { dasarhukumid },
      data: tglperaturan === undefined ? write : { ...write, tglperaturan: dayOf(tglperaturan) },
    }),
  check: giveUpDocument,
  remove: (tx, { dasarhukumid }) => tx.tbl_dasarhukum.delete({ where: { dasarhukumid } }),
});
