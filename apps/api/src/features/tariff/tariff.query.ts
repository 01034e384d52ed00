import { addDays, type LocalDate, localDate, zoneOf } from "@retribusi/contract/define/dates";
import { findTariff } from "@retribusi/contract/features/booking/booking.price";
import type { listTariffs, TariffObject, TariffRecord } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { percentChange, type TariffVersion } from "@retribusi/contract/features/tariff/tariff.rules";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { dayOf } from "../../lib/day-of.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { objectParts, objectRows, tariffsOf } from "../booking/object.query.ts";
import { publishedAt, publishedParts } from "../revenue/published-at.ts";

const objectSelect = {
  objectid: true,
  objectname: true,
  subobjectname: true,
  idpemda: true,
  satuanobject: true,
  satuantarif: true,
  tarif: true,
  zonawaktu: true,
  tbl_skpd: { select: { skpdname: true } },
  tbl_pemda: { select: { zonawaktu: true } },
  tarif_object: objectParts.tarif_object,
} as const satisfies Prisma.mst_objectretribusiSelect;

const name = { select: { fullname: true } } as const;

/** What is read with a version. */
export const tariffParts = {
  mst_objectretribusi: { select: objectSelect },
  tbl_dasarhukum: publishedParts,
  userdata_diajukanoleh: name,
  userdata_diputusoleh: name,
} as const satisfies Prisma.tarif_objectInclude;

export type TariffRow = Prisma.tarif_objectGetPayload<{ include: typeof tariffParts }>;
type ObjectRow = Prisma.mst_objectretribusiGetPayload<{ select: typeof objectSelect }>;

interface Zoned {
  readonly zonawaktu: string | null;
  readonly tbl_pemda: { readonly zonawaktu: string };
}

/** Today where the object stands. */
export const todayOf = ({ zonawaktu, tbl_pemda }: Zoned, now: Date): LocalDate =>
  localDate(now, zoneOf(zonawaktu ?? tbl_pemda.zonawaktu));

type Stored = Pick<
  TariffRow,
  "kelompoktarif" | "sesi" | "satuantarif" | "khususlibur" | "berlakumulai" | "berlakusampai" | "statustarif"
>;

/** A stored version as the rules know it. */
export const versionOf = (row: Stored): TariffVersion => ({
  kelompoktarif: row.kelompoktarif,
  sesi: row.sesi,
  satuantarif: row.satuantarif,
  khususlibur: row.khususlibur,
  berlakumulai: dayOf(row.berlakumulai),
  berlakusampai: row.berlakusampai && dayOf(row.berlakusampai),
  statustarif: row.statustarif,
});

const presentObject = (row: ObjectRow, now: Date): TariffObject => ({
  objectid: row.objectid,
  objectname: row.objectname,
  subobjectname: row.subobjectname,
  idpemda: row.idpemda,
  skpdname: row.tbl_skpd.skpdname,
  satuanobject: row.satuanobject,
  satuantarif: row.satuantarif,
  tarif: row.tarif === null ? null : Number(row.tarif),
  hariini: todayOf(row, now),
});

/** What the group pays until the version comes into force. */
function presentOf({ mst_objectretribusi, ...row }: TariffRow): TariffRecord["sekarang"] {
  const others = tariffsOf(mst_objectretribusi).filter(({ id }) => id !== row.id);
  const { satuantarif: satuan, kelompoktarif: kelompok, sesi, khususlibur: isDayOff } = row;
  const date = addDays(dayOf(row.berlakumulai), -1);
  const before = findTariff(others, { satuan, kelompok, sesi, date, isDayOff });
  return before ? { tarif: before.tarif, persen: percentChange(before.tarif, Number(row.tarif)) } : null;
}

export const presentTariff = (row: TariffRow, user: CurrentUser, now: Date): TariffRecord => ({
  id: row.id,
  versi: row.versi,
  objek: presentObject(row.mst_objectretribusi, now),
  ...versionOf(row),
  tarif: Number(row.tarif),
  dasarhukum: row.dasarhukum,
  tautan: publishedAt(row.tbl_dasarhukum),
  alasan: row.alasan,
  catatan: row.catatan,
  pengusul: row.userdata_diajukanoleh?.fullname ?? null,
  pemutus: row.userdata_diputusoleh?.fullname ?? null,
  date_created: row.date_created.toISOString(),
  tglputusan: row.tglputusan?.toISOString() ?? null,
  sekarang: presentOf(row),
  usulansendiri: row.diajukanoleh === user.userid,
});

/** A version of an object in scope; throws NOT_FOUND. */
export async function getTariff(
  tx: Pick<Transaction, "tarif_object">,
  user: CurrentUser,
  id: number,
): Promise<TariffRow> {
  const where = { id, mst_objectretribusi: objectRows(user) };
  const row = await tx.tarif_object.findFirst({ where, include: tariffParts });
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

type Query = z.output<typeof listTariffs.query>;

/** Versions by their days where one object is asked for; else the latest proposals first. */
export async function listTariffRecords(db: Database, user: CurrentUser, query: Query, now: Date) {
  const { objectid, statustarif, page = 1, limit = 50 } = query;
  const rows = await db.prisma.tarif_object.findMany({
    where: {
      mst_objectretribusi: objectRows(user),
      ...(objectid === undefined ? {} : { objectid }),
      ...(statustarif === undefined ? {} : { statustarif }),
    },
    include: tariffParts,
    orderBy: objectid === undefined ? [{ id: "desc" }] : [{ berlakumulai: "desc" }, { id: "desc" }],
    skip: (page - 1) * limit,
    take: limit + 1,
  });
  const records = rows.slice(0, limit).map((row) => presentTariff(row, user, now));
  return { records, page, limit, hasMore: rows.length > limit };
}

/** Proposals that wait for a decision. */
export const countProposals = (tx: Transaction, user: CurrentUser): Promise<number> =>
  tx.tarif_object.count({ where: { mst_objectretribusi: objectRows(user), statustarif: "diajukan" } });

/** Throws NOT_FOUND for an object out of scope. */
export async function getTariffObject(
  db: Database,
  user: CurrentUser,
  objectid: number,
  now: Date,
): Promise<TariffObject> {
  const where = { AND: [{ objectid }, objectRows(user)] };
  const row = await db.prisma.mst_objectretribusi.findFirst({ where, select: objectSelect });
  if (!row) throw new AppError("NOT_FOUND");
  return presentObject(row, now);
}

const longest = 200;

/** Objects that are offered and that nobody can order, and whether somebody has proposed a tariff. */
export async function listObjectsWithoutTariff(db: Database, user: CurrentUser, now: Date) {
  const rows = await db.prisma.mst_objectretribusi.findMany({
    where: { AND: [{ statusobject: 1, tarif: null }, objectRows(user)] },
    select: { ...objectSelect, tarif_object: { where: { statustarif: { in: ["disetujui", "diajukan"] } } } },
    orderBy: [{ objectname: "asc" }, { objectid: "asc" }],
    take: longest + 1,
  });
  const records = rows.slice(0, longest).map((row) => ({
    ...presentObject(row, now),
    diajukan: row.tarif_object.some(({ statustarif }) => statustarif === "diajukan"),
  }));
  return { records, hasMore: rows.length > longest };
}
