import type { ObjectUnits } from "@retribusi/contract/features/unit/unit.endpoints";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { objectRows } from "../booking/object.query.ts";

const select = {
  objectid: true,
  objectname: true,
  subobjectname: true,
  jumlahobject: true,
  satuanobject: true,
  unit_object: {
    where: { aktif: true },
    orderBy: { urutan: "asc" },
    select: { id: true, versi: true, nomor: true, keadaan: true, catatan: true },
  },
} as const satisfies Prisma.mst_objectretribusiSelect;

/** An object in scope with its units; throws NOT_FOUND. */
export async function getUnits(
  tx: Pick<Transaction, "mst_objectretribusi">,
  user: CurrentUser,
  objectid: number,
): Promise<ObjectUnits> {
  const where = { AND: [{ objectid }, objectRows(user)] };
  const found = await tx.mst_objectretribusi.findFirst({ where, select });
  if (!found) throw new AppError("NOT_FOUND");
  const { unit_object: unit, ...object } = found;
  return { ...object, unit };
}
