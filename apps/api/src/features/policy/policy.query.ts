import { readCancellationRule } from "@retribusi/contract/features/policy/policy.cancellation";
import type { ObjectPolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { readFacilities } from "@retribusi/contract/features/policy/policy.facilities";
import { weekOf } from "@retribusi/contract/features/policy/policy.hours";
import { readDocumentRule } from "@retribusi/contract/features/policy/policy.requirements";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { objectParts, objectRows } from "../booking/object.query.ts";

type Row = Prisma.mst_objectretribusiGetPayload<{ include: typeof objectParts }>;

const presentPolicy = (row: Row): ObjectPolicy => ({
  objectid: row.objectid,
  versi: row.versi,
  objectname: row.objectname,
  subobjectname: row.subobjectname,
  jenisbooking: row.tbl_kategoriobject.jenisbooking,
  satuantarif: row.satuantarif,
  satuan: [...new Set([row.satuantarif, ...row.tarif_object.map(({ satuantarif }) => satuantarif)])],
  jamcheckin: row.jamcheckin,
  jamcheckout: row.jamcheckout,
  batascheckin: row.batascheckin,
  jampekan: [...weekOf(row)],
  jedamenit: row.jedamenit,
  toleransimenit: row.toleransimenit,
  minlama: row.minlama,
  makslama: row.makslama,
  minpesanjam: row.minpesanjam,
  makspesanhari: row.makspesanhari,
  aturanbatal: row.aturanbatal === null ? null : readCancellationRule(row.aturanbatal),
  persenpulangawal: row.persenpulangawal,
  dokumenwajib: readDocumentRule(row.dokumenwajib, row.tbl_kategoriobject.jenisbooking),
  kapasitas: row.kapasitas,
  fasilitas: readFacilities(row.fasilitas),
  lintang: row.lintang,
  bujur: row.bujur,
});

/** On what terms an object in scope is let; throws NOT_FOUND. */
export async function getPolicy(
  tx: Pick<Transaction, "mst_objectretribusi">,
  user: CurrentUser,
  objectid: number,
): Promise<ObjectPolicy> {
  const where = { AND: [{ objectid }, objectRows(user)] };
  const found = await tx.mst_objectretribusi.findFirst({ where, include: objectParts });
  if (!found) throw new AppError("NOT_FOUND");
  return presentPolicy(found);
}
