import { type LocalDate, type Zone, zoneOf } from "@retribusi/contract/define/dates";
import type { ObjectHours } from "@retribusi/contract/features/booking/booking.interval";
import type { Tariff } from "@retribusi/contract/features/booking/booking.price";
import type { OpeningHours } from "@retribusi/contract/features/policy/policy.hours";
import type { OrderPolicy } from "@retribusi/contract/features/policy/policy.rules";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { dayOf } from "../../lib/day-of.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { type Holidays, listHolidays, noHolidays } from "../system/holiday.query.ts";

/** What pricing and availability need to know of an object. */
export const objectParts = {
  tbl_pemda: { select: { zonawaktu: true, pemdaname: true } },
  tbl_kategoriobject: { select: { jenisbooking: true, kategoriname: true } },
  tarif_object: { where: { statustarif: "disetujui" } },
} as const satisfies Prisma.mst_objectretribusiInclude;

export type ObjectRow = Prisma.mst_objectretribusiGetPayload<{ include: typeof objectParts }>;

/** The columns among those; what lists and forms show beside them is of any length. */
export const pricedColumns = {
  objectid: true,
  idpemda: true,
  jumlahobject: true,
  statusobject: true,
  satuantarif: true,
  zonawaktu: true,
  jamcheckin: true,
  jamcheckout: true,
  batascheckin: true,
  jambuka: true,
  jamtutup: true,
  jamhari: true,
  jedamenit: true,
  minlama: true,
  makslama: true,
  minpesanjam: true,
  makspesanhari: true,
} as const satisfies Prisma.mst_objectretribusiSelect;

/** An object as far as it can be priced. */
export type PricedRow = Pick<ObjectRow, keyof typeof pricedColumns | keyof typeof objectParts>;

type Hours = Pick<PricedRow, "jamcheckin" | "jamcheckout" | "batascheckin" | keyof OpeningHours>;

export interface Zoned {
  readonly zonawaktu: string | null;
  readonly tbl_pemda: { readonly zonawaktu: string };
}

/** An object's own zone, or the region's where it has none of its own. */
export const objectZone = ({ zonawaktu, tbl_pemda }: Zoned): Zone => zoneOf(zonawaktu ?? tbl_pemda.zonawaktu);

/** An object's times in its zone. */
export const hoursOf = (row: Hours & Zoned): ObjectHours => ({
  zone: objectZone(row),
  jamcheckin: row.jamcheckin,
  jamcheckout: row.jamcheckout,
  batascheckin: row.batascheckin,
  jambuka: row.jambuka,
  jamtutup: row.jamtutup,
  jamhari: row.jamhari,
});

/** Its times with how long and how early it can be ordered. */
export const timesOf = (row: PricedRow): ObjectHours & OrderPolicy => ({
  ...hoursOf(row),
  satuantarif: row.satuantarif,
  minlama: row.minlama,
  makslama: row.makslama,
  minpesanjam: row.minpesanjam,
  makspesanhari: row.makspesanhari,
});

/** The approved tariffs of an object by date; one that has none can't be ordered. */
export const tariffsOf = (row: Pick<PricedRow, "tarif_object">): Tariff[] =>
  row.tarif_object.map((tariff) => ({
    id: tariff.id,
    kelompoktarif: tariff.kelompoktarif,
    sesi: tariff.sesi,
    khususlibur: tariff.khususlibur,
    tarif: Number(tariff.tarif),
    satuantarif: tariff.satuantarif,
    berlakumulai: dayOf(tariff.berlakumulai),
    berlakusampai: tariff.berlakusampai && dayOf(tariff.berlakusampai),
    dasarhukum: tariff.dasarhukum,
  }));

/**
 * Holidays that decide what these objects cost on some days; none are read where no tariff is for days off.
 * @param until the last of the days; the first one alone without it
 */
export async function holidaysFor(
  tx: Pick<Transaction, "hari_libur">,
  objects: readonly Pick<PricedRow, "idpemda" | "tarif_object">[],
  from: LocalDate,
  until: LocalDate = from,
): Promise<Holidays> {
  const asking = objects.filter((row) => row.tarif_object.some(({ khususlibur }) => khususlibur));
  if (asking.length === 0) return noHolidays;
  const regions = asking.map(({ idpemda }) => idpemda);
  return listHolidays(tx, regions, from, until);
}

/** The objects in somebody's scope for queries of Prisma's. */
export function objectRows(user: CurrentUser): Prisma.mst_objectretribusiWhereInput {
  const { rows } = scope(user, "mst_objectretribusi");
  if (rows === "all") return {};
  return rows === "none" ? { objectid: { in: [] } } : rows;
}
