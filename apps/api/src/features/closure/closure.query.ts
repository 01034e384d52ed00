import { localDate, zoneOf } from "@retribusi/contract/define/dates";
import type {
  ClosableObject,
  ClosedObject,
  ClosureRecord,
  listClosures,
} from "@retribusi/contract/features/closure/closure.endpoints";
import type { ClosureTime } from "@retribusi/contract/features/closure/closure.rules";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { dayOf } from "../../lib/day-of.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { objectRows } from "../booking/object.query.ts";

const objectSelect = {
  objectid: true,
  objectname: true,
  subobjectname: true,
  jumlahobject: true,
  satuanobject: true,
  zonawaktu: true,
  tbl_pemda: { select: { zonawaktu: true } },
} as const satisfies Prisma.mst_objectretribusiSelect;

const named = {
  where: { aktif: true },
  orderBy: { urutan: "asc" },
  select: { id: true, nomor: true },
} as const satisfies Prisma.mst_objectretribusi$unit_objectArgs;

const name = { select: { fullname: true } } as const;

const parts = {
  mst_objectretribusi: { select: objectSelect },
  userdata_user_created: name,
  userdata_dibukaoleh: name,
  penutupan_booking: true,
  penutupan_unit: { select: { unit_object: { select: { nomor: true } } }, orderBy: { unit_object: { urutan: "asc" } } },
  penutupan_object: { orderBy: { tglakhir: "desc" }, take: 1 },
} as const satisfies Prisma.penutupanInclude;

type ClosureRow = Prisma.penutupanGetPayload<{ include: typeof parts }>;
type ObjectRow = Prisma.mst_objectretribusiGetPayload<{ select: typeof objectSelect }>;

export function presentObject({ tbl_pemda, zonawaktu, ...row }: ObjectRow, now: Date): ClosedObject {
  const zona = zoneOf(zonawaktu ?? tbl_pemda.zonawaktu);
  return { ...row, zona, hariini: localDate(now, zona) };
}

function timeOf(row: ClosureRow): ClosureTime {
  const time = { mulai: dayOf(row.mulai), jammulai: row.jammulai, sampai: dayOf(row.sampai), jamakhir: row.jamakhir };
  if (row.hari === null) return { jenis: "sekali", ...time };
  return { jenis: "mingguan", hari: row.hari.split(",").map(Number), ...time };
}

export function presentClosure(row: ClosureRow, now: Date): ClosureRecord {
  const fates = (fate: keyof ClosureRecord["tersentuh"]) =>
    row.penutupan_booking.filter(({ tindakan }) => tindakan === fate).length;
  const [last] = row.penutupan_object;
  return {
    id: row.id,
    versi: row.versi,
    objek: presentObject(row.mst_objectretribusi, now),
    waktu: timeOf(row),
    jumlahunit: row.jumlahunit,
    unit: row.penutupan_unit.map(({ unit_object }) => unit_object.nomor),
    alasan: row.alasan,
    umum: row.umum,
    oleh: row.userdata_user_created?.fullname ?? null,
    date_created: row.date_created.toISOString(),
    tgldibuka: row.tgldibuka?.toISOString() ?? null,
    dibukaoleh: row.userdata_dibukaoleh?.fullname ?? null,
    berakhir: last && last.tglakhir > now ? last.tglakhir.toISOString() : null,
    tersentuh: { pindah: fates("pindah"), batal: fates("batal"), tetap: fates("tetap") },
  };
}

/** A closure of an object in scope; throws NOT_FOUND. */
export async function getClosure(
  tx: Pick<Transaction, "penutupan">,
  user: CurrentUser,
  id: number,
): Promise<ClosureRow> {
  const row = await tx.penutupan.findFirst({
    where: { id, mst_objectretribusi: objectRows(user) },
    include: parts,
  });
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The closure that was written under the form's key, if it was: the same form sent again. */
export const findByKey = (tx: Pick<Transaction, "penutupan">, kunci: string, userid: number) =>
  tx.penutupan.findFirst({ where: { kunci, user_created: userid }, include: parts });

/** Throws NOT_FOUND for an object out of scope. */
export async function getClosedObject(
  { prisma }: Database,
  user: CurrentUser,
  objectid: number,
  now: Date,
): Promise<ClosableObject> {
  const where = { AND: [{ objectid }, objectRows(user)] };
  const row = await prisma.mst_objectretribusi.findFirst({ where, select: { ...objectSelect, unit_object: named } });
  if (!row) throw new AppError("NOT_FOUND");
  const { unit_object: unit, ...object } = row;
  return { ...presentObject(object, now), unit };
}

type Query = z.output<typeof listClosures.query>;

export async function listClosureRecords(db: Database, user: CurrentUser, query: Query, now: Date) {
  const { objectid, page = 1, limit = 50 } = query;
  const rows = await db.prisma.penutupan.findMany({
    where: { mst_objectretribusi: objectRows(user), ...(objectid === undefined ? {} : { objectid }) },
    include: parts,
    orderBy: [{ sampai: "desc" }, { id: "desc" }],
    skip: (page - 1) * limit,
    take: limit + 1,
  });
  const records = rows.slice(0, limit).map((row) => presentClosure(row, now));
  return { records, page, limit, hasMore: rows.length > limit };
}
