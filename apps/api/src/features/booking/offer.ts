import { addDays, addMonths, type LocalDate, localDate, toInstant } from "@retribusi/contract/define/dates";
import type { Capacity } from "@retribusi/contract/features/booking/booking.availability";
import { freeOver } from "@retribusi/contract/features/booking/booking.availability";
import {
  type Interval,
  type IntervalChoice,
  monthsBetween,
  sessionNames,
} from "@retribusi/contract/features/booking/booking.interval";
import { shownTariff } from "@retribusi/contract/features/booking/booking.price";
import type { catalogueCard } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import { hoursOn, openSpans, type Span } from "@retribusi/contract/features/policy/policy.hours";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import { hoursOf, objectParts, type PricedRow, pricedColumns, tariffsOf } from "./object.query.ts";
import { isRefused, type Planning, tryPlan } from "./pricing.ts";

type Card = z.output<typeof catalogueCard>;

/** What a card shows beside the price. */
export const offeredParts = {
  ...objectParts,
  tbl_skpd: { select: { skpdname: true } },
} as const satisfies Prisma.mst_objectretribusiInclude;

export const cardParts = {
  select: {
    ...pricedColumns,
    ...offeredParts,
    objectname: true,
    subobjectname: true,
    lokasialamat: true,
    lokasikabkota: true,
    satuanobject: true,
    fotoobjectutama: true,
    lintang: true,
    bujur: true,
  },
} as const satisfies { readonly select: Prisma.mst_objectretribusiSelect };
export type CardRow = Prisma.mst_objectretribusiGetPayload<typeof cardParts>;

/** Rupiah of the general tariff that the object is shown with; who is offered has one. */
const tariffToday = (object: PricedRow, today: LocalDate): number =>
  shownTariff(tariffsOf(object), object.satuantarif, today)?.tarif ?? 0;

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Hours of the clock that lie in a span of the day. */
function fullHours({ from, until }: Span): number[] {
  const first = Math.ceil(from / 60);
  return Array.from({ length: Math.max(0, Math.floor(until / 60) - first) }, (_, at) => first + at);
}

/** The last of the asked days on which it is used; lodging is left on it. */
const lastNight = ({ tbl_kategoriobject }: PricedRow, until: LocalDate): LocalDate =>
  tbl_kategoriobject.jenisbooking === "penginapan" ? addDays(until, -1) : until;

/** The asked dates in the object's own unit. Of an hour or session of the day the best one counts. */
export function choicesFor(object: PricedRow, from: LocalDate, until: LocalDate | undefined): IntervalChoice[] {
  switch (object.satuantarif) {
    case "malam":
      return [{ satuan: "malam", checkin: from, checkout: until ?? addDays(from, 1) }];
    case "hari":
      return [{ satuan: "hari", mulai: from, akhir: until ?? from }];
    case "bulan":
      return [{ satuan: "bulan", mulai: from, bulan: until ? monthsBetween(from, lastNight(object, until)) : 1 }];
    case "jam":
      return openSpans((day) => hoursOn(object, day), from).flatMap((span) =>
        fullHours(span).map((hour) => ({
          satuan: "jam" as const,
          tanggal: from,
          jammulai: clock(hour),
          jamakhir: clock(hour + 1),
        })),
      );
    case "kegiatan": {
      if (!hoursOn(object, from)) return [];
      const named = object.tarif_object.some((tariff) => tariff.sesi !== null);
      const sessions = named ? sessionNames : [null];
      return sessions.map((sesi) => ({ satuan: "kegiatan", tanggal: from, sesi }));
    }
  }
}

type NightHours = Pick<PricedRow, "jamcheckin" | "jamcheckout">;

/** What the choices of some objects of a unit fall into, in whatever zone they are. */
export function windowOf(
  unit: TariffUnit,
  objects: readonly NightHours[],
  from: LocalDate,
  until: LocalDate | undefined,
): Interval {
  const between = (first: LocalDate, opens: string, last: LocalDate, closes: string): Interval => ({
    start: toInstant(first, opens, "Asia/Jayapura"),
    end: toInstant(last, closes, "Asia/Jakarta"),
  });
  switch (unit) {
    case "malam": {
      const arrivals = objects.map(({ jamcheckin }) => jamcheckin).sort();
      const departures = objects.map(({ jamcheckout }) => jamcheckout).sort();
      return between(from, arrivals[0] ?? "00:00", until ?? addDays(from, 1), departures.at(-1) ?? "24:00");
    }
    case "hari":
      return between(from, "00:00", until ?? from, "24:00");
    case "bulan":
      return between(from, "00:00", addMonths(from, monthsBetween(from, until ?? from)), "00:00");
    case "jam":
    case "kegiatan":
      // An evening may go on over midnight.
      return between(from, "00:00", addDays(from, 1), "24:00");
  }
}

export interface Offer {
  readonly bebas: number;
  readonly totalbiaya: number | null;
}

/** Free units and general price of the best of some choices; nothing is free that can't be ordered. */
export function bestOffer(
  object: PricedRow,
  choices: readonly IntervalChoice[],
  units: number,
  capacity: Capacity,
  now: Date,
  planning: Planning,
): Offer {
  const free = freeOver(capacity);
  const jumlahunit = Math.min(units, object.jumlahobject);
  let best: Offer | undefined;
  for (const waktu of choices) {
    const plan = tryPlan(object, { waktu, jumlahunit, kelompoktarif: "umum" }, now, planning);
    if (isRefused(plan)) continue;
    const bebas = free(plan.interval);
    if (!best || bebas > best.bebas) best = { bebas, totalbiaya: plan.price.totalbiaya };
  }
  return best ?? { bebas: 0, totalbiaya: null };
}

export function presentCard(object: CardRow, now: Date, offer: Offer | null): Card {
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
