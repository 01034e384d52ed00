import { addDays, type LocalDate, localDate } from "@retribusi/contract/define/dates";
import type { Capacity } from "@retribusi/contract/features/booking/booking.availability";
import { freeUnits } from "@retribusi/contract/features/booking/booking.availability";
import { type IntervalChoice, sessionNames } from "@retribusi/contract/features/booking/booking.interval";
import { findTariff, type Tariff } from "@retribusi/contract/features/booking/booking.price";
import type { catalogueCard, searchCatalogue } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import { databaseNow, type Transaction } from "../../lib/transaction.ts";
import { loadCapacities } from "./availability.ts";
import { hoursOf, type ObjectRow, objectParts, tariffsOf } from "./object.query.ts";
import { isRefused, tryPlan } from "./pricing.ts";

type Query = z.output<typeof searchCatalogue.query>;
type Card = z.output<typeof catalogueCard>;

export const offeredParts = {
  ...objectParts,
  tbl_skpd: { select: { skpdname: true } },
} as const satisfies Prisma.mst_objectretribusiInclude;
export type OfferedRow = Prisma.mst_objectretribusiGetPayload<{ include: typeof offeredParts }>;

/** The general tariff of today in the object's usual unit; of sessions the cheapest. */
export function tariffToday(object: ObjectRow, today: LocalDate): number {
  const tariffs = tariffsOf(object);
  const of = (sesi: Tariff["sesi"]) =>
    findTariff(tariffs, { satuan: object.satuantarif, kelompok: "umum", sesi, date: today })?.tarif;
  const sessions = sessionNames.map(of).filter((tarif) => tarif !== undefined);
  return of(null) ?? (sessions.length > 0 ? Math.min(...sessions) : Number(object.tarif));
}

/** Every word must occur in a name or a place. */
function searchWhere({ cari, kabkota, jenis, kategoriid, pengelolaid }: Query): Prisma.mst_objectretribusiWhereInput {
  const words = (cari ?? "").split(/\s+/).filter(Boolean);
  return {
    statusobject: 1,
    ...(kabkota ? { lokasikabkota: kabkota } : {}),
    ...(kategoriid ? { kategoriid } : {}),
    ...(pengelolaid ? { pengelolaid } : {}),
    ...(jenis ? { tbl_kategoriobject: { jenisbooking: jenis } } : {}),
    AND: words.map((word) => ({
      OR: [
        { objectname: { contains: word } },
        { subobjectname: { contains: word } },
        { lokasikabkota: { contains: word } },
        { lokasialamat: { contains: word } },
      ],
    })),
  };
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The asked dates in the object's own unit. Of an hour or session of the day the best one counts. */
export function choicesFor(object: ObjectRow, from: LocalDate, until: LocalDate | undefined): IntervalChoice[] {
  switch (object.satuantarif) {
    case "malam":
      return [{ satuan: "malam", checkin: from, checkout: until ?? addDays(from, 1) }];
    case "hari":
      return [{ satuan: "hari", mulai: from, akhir: until ?? from }];
    case "bulan":
      return [{ satuan: "bulan", mulai: from, bulan: 1 }];
    case "jam": {
      const opens = Math.ceil(Number(object.jambuka.slice(0, 2)));
      const hours = Math.max(0, Number(object.jamtutup.slice(0, 2)) - opens);
      return Array.from({ length: hours }, (_, hour) => ({
        satuan: "jam",
        tanggal: from,
        jammulai: clock(opens + hour),
        jamakhir: clock(opens + hour + 1),
      }));
    }
    case "kegiatan": {
      const named = object.tarif_object.some((tariff) => tariff.sesi !== null);
      const sessions = named ? sessionNames : [null];
      return sessions.map((sesi) => ({ satuan: "kegiatan", tanggal: from, sesi }));
    }
  }
}

interface Offer {
  readonly bebas: number;
  readonly totalbiaya: number | null;
}

/** Free units and general price of the best of some choices; nothing is free that can't be ordered. */
export function bestOffer(
  object: ObjectRow,
  choices: readonly IntervalChoice[],
  units: number,
  capacity: Capacity | undefined,
  now: Date,
): Offer {
  const offers = choices.flatMap((waktu): Offer[] => {
    const plan = tryPlan(
      object,
      { waktu, jumlahunit: Math.min(units, object.jumlahobject), kelompoktarif: "umum" },
      now,
    );
    if (isRefused(plan) || !capacity) return [];
    return [{ bebas: freeUnits(plan.interval, capacity), totalbiaya: plan.price.totalbiaya }];
  });
  return offers.sort((a, b) => b.bebas - a.bebas)[0] ?? { bebas: 0, totalbiaya: null };
}

/** Capacities of many objects around some days, in two queries. */
export const capacitiesAround = (
  tx: Transaction,
  objects: readonly ObjectRow[],
  from: LocalDate,
  until: LocalDate,
  now: Date,
) => {
  // A day each side covers every zone, and 31 days a month that begins on the last day.
  const start = new Date(`${addDays(from, -1)}T00:00:00Z`);
  const end = new Date(`${addDays(until, 33)}T00:00:00Z`);
  return loadCapacities(tx, objects, { start, end }, now);
};

export function presentCard(object: OfferedRow, now: Date, offer: Offer | null): Card {
  return {
    objectid: object.objectid,
    jenisbooking: object.tbl_kategoriobject.jenisbooking,
    kategoriname: object.tbl_kategoriobject.kategoriname,
    objectname: object.objectname,
    subobjectname: object.subobjectname,
    lokasialamat: object.lokasialamat,
    lokasikabkota: object.lokasikabkota,
    pemdaname: object.tbl_pemda.pemdaname,
    skpdname: object.tbl_skpd.skpdname,
    fotoobjectutama: object.fotoobjectutama,
    jumlahobject: object.jumlahobject,
    satuanobject: object.satuanobject,
    tarif: tariffToday(object, localDate(now, hoursOf(object).zone)),
    satuantarif: object.satuantarif,
    bebas: offer?.bebas ?? null,
    totalbiaya: offer?.totalbiaya ?? null,
  };
}

const most = 2000;

/** Offered objects as cards, with what is free on the asked dates. Those with enough free units come first, then by name. */
export async function listCatalogue(db: Database, query: Query) {
  const { page = 1, limit = 12, unit = 1, mulai, akhir } = query;
  const objects = await db.prisma.mst_objectretribusi.findMany({
    where: searchWhere(query),
    include: offeredParts,
    orderBy: [{ objectname: "asc" }, { subobjectname: "asc" }, { objectid: "asc" }],
    take: most,
  });
  const now = await databaseNow(db.prisma);
  const capacities = mulai ? await capacitiesAround(db.prisma, objects, mulai, akhir ?? mulai, now) : null;
  const cards = objects.map((object) => {
    if (!mulai || !capacities) return presentCard(object, now, null);
    const choices = choicesFor(object, mulai, akhir);
    return presentCard(object, now, bestOffer(object, choices, unit, capacities.get(object.objectid), now));
  });
  const isFree = (card: Card) => card.bebas === null || card.bebas >= unit;
  const wanted = query.bebas && mulai ? cards.filter(isFree) : cards;
  const sorted = [...wanted].sort((a, b) => Number(isFree(b)) - Number(isFree(a)));
  const records = sorted.slice((page - 1) * limit, page * limit);
  return { records, page, limit, hasMore: sorted.length > page * limit, num: sorted.length };
}

/** Places with offered objects, for the search form. */
export async function listPlaces(db: Database, jenis: Query["jenis"]) {
  const groups = await db.prisma.mst_objectretribusi.groupBy({
    by: ["lokasikabkota"],
    where: searchWhere({ jenis }),
    _count: { objectid: true },
    orderBy: { lokasikabkota: "asc" },
  });
  return groups.map(({ lokasikabkota, _count }) => ({
    value: lokasikabkota,
    label: lokasikabkota,
    num: _count.objectid,
  }));
}
