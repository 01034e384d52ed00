import { harilibur } from "@retribusi/contract/features/system/holiday.entity";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { insertRows } from "../../records/insert-rows.ts";
import { type Change, defineResource } from "../../records/resource.ts";

const national = {
  en: "Holidays of the whole country are kept by the administrator; a region keeps its own.",
  id: "Hari libur nasional dikelola administrator; daerah mengelola hari liburnya sendiri.",
};
const whose = {
  en: "A regional holiday names its regional government.",
  id: "Libur daerah menyebut pemerintah daerahnya.",
};
const everybodys = {
  en: "Only a regional holiday belongs to a regional government. Please leave it empty.",
  id: "Hanya libur daerah yang dimiliki pemerintah daerah. Kosongkan bagian ini.",
};

/** Whoever works for one region keeps that region's days and no others. */
const isOfOneRegion = ({ role }: CurrentUser): boolean => role !== "superuser";

/** A day of the whole country has no region, one of a region has; throws VALIDATION. */
async function check({ user, kind, before, write }: Change): Promise<void> {
  if (kind === "delete") return;
  const { jenis, idpemda } = { ...before, ...write };
  if (jenis !== "daerah" && isOfOneRegion(user)) throw new AppError("VALIDATION", { fields: { jenis: national } });
  if (jenis === "daerah" && !idpemda) throw new AppError("VALIDATION", { fields: { idpemda: whose } });
  if (jenis !== "daerah" && idpemda) throw new AppError("VALIDATION", { fields: { idpemda: everybodys } });
}

export const hariliburResource = defineResource(harilibur, {
  create: (tx, row) => tx.hari_libur.create({ data: { ...row, tanggal: new Date(row.tanggal) } }),
  createMany: (tx, rows) => insertRows(tx, harilibur, rows),
  update: (tx, { id }, { tanggal, ...write }) =>
    tx.hari_libur.update({
      where: { id },
      data: tanggal === undefined ? write : { ...write, tanggal: new Date(tanggal) },
    }),
  remove: (tx, { id }) => tx.hari_libur.delete({ where: { id } }),

  keeps: ({ jenis }, user) => (jenis !== "daerah" && isOfOneRegion(user) ? national : undefined),
  check,
});
