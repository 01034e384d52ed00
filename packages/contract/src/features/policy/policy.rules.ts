import type { Label } from "../../define/label.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import type { CancellationRule } from "./policy.cancellation.ts";
import { dayMinutes, openingOf, type Week } from "./policy.hours.ts";
import { type KnownPlace, refusePlace } from "./policy.place.ts";

/** Longest booking by unit: a month of nights or days, a day of hours, a year of months. */
export const longest: Record<TariffUnit, number> = { jam: 24, hari: 31, malam: 31, bulan: 12, kegiatan: 1 };

/** Days ahead that an object can be ordered, unless it says otherwise. */
export const usualHorizon = 366;

/** How long and how early an object can be ordered. */
export interface OrderPolicy {
  /** Lengths are in this unit; another one that it is let by has the usual ones. */
  readonly satuantarif: TariffUnit;
  readonly minlama: number | null;
  readonly makslama: number | null;
  /** Hours before the beginning after which customers can't order any more; the counter can. */
  readonly minpesanjam: number;
  /** Days ahead of the beginning. */
  readonly makspesanhari: number;
}

/** Fewest and most units of time of one booking. */
export function lengthsOf({ satuantarif, minlama, makslama }: OrderPolicy, unit: TariffUnit) {
  const own = satuantarif === unit;
  return { min: (own ? minlama : null) ?? 1, max: (own ? makslama : null) ?? longest[unit] };
}

/** What an object says about its times, by the units it is let by: nights have an arrival, hours, days and sessions an opening. */
export const sectionsOf = (units: readonly TariffUnit[]) => ({
  arrival: units.includes("malam"),
  opening: units.some((unit) => unit === "jam" || unit === "hari" || unit === "kegiatan"),
});

/** Why something can't be meant, by the field that mends it; parts of a field are joined by dots. */
export type PolicyProblems = Readonly<Record<string, Label>>;

const longestOpening = 18 * 60;

const same = {
  en: "It opens and closes at the same time. All day is 00:00 to 24:00.",
  id: "Jam buka dan tutupnya sama. Sepanjang hari ditulis 00:00 sampai 24:00.",
};
const tooLate = {
  en: "It closes before it opens. A night over midnight lasts at most 18 hours.",
  id: "Jam tutup mendahului jam buka. Buka melewati tengah malam paling lama 18 jam.",
};
const intoNext = (opens: string) => ({
  en: `It would still be open when the next day opens at ${opens}.`,
  id: `Masih buka ketika hari berikutnya sudah buka pukul ${opens}.`,
});
const never = {
  en: "At least one day is open. An object that isn't offered at all is made inactive.",
  id: "Sedikitnya satu hari buka. Objek yang sama sekali tidak ditawarkan dinonaktifkan.",
};

function problemOfDay(week: Week, at: number): Label | undefined {
  const day = week[at];
  if (!day) return;
  if (day.jambuka === day.jamtutup) return same;
  const { from, until } = openingOf(day);
  if (until <= dayMinutes) return;
  if (until - from > longestOpening) return tooLate;
  const next = week[(at + 1) % week.length];
  return next && openingOf(next).from < until - dayMinutes ? intoNext(next.jambuka) : undefined;
}

/** Why a week of opening times can't be meant. */
export function refuseWeek(week: Week): PolicyProblems {
  if (week.every((day) => day === null)) return { jampekan: never };
  return Object.fromEntries(
    week.flatMap((_, at) => {
      const problem = problemOfDay(week, at);
      return problem ? [[`jampekan.${at}.jamtutup`, problem]] : [];
    }),
  );
}

interface Arrival {
  readonly jamcheckin: string;
  readonly jamcheckout: string;
  readonly batascheckin: string;
}

/** Why check-in, check-out and the latest arrival don't go together. */
function refuseArrival({ jamcheckin, jamcheckout, batascheckin }: Arrival): PolicyProblems {
  const late = {
    en: "Whoever leaves would still be there when the next guest arrives. Check-out is not after check-in.",
    id: "Tamu lama masih di dalam saat tamu berikutnya datang. Check-out tidak boleh setelah check-in.",
  };
  const early = {
    en: "It is before check-in. The end of the day is 24:00.",
    id: "Mendahului jam check-in. Akhir hari ialah 24:00.",
  };
  return {
    ...(jamcheckout > jamcheckin ? { jamcheckout: late } : {}),
    ...(batascheckin <= jamcheckin ? { batascheckin: early } : {}),
  };
}

/** Why no booking could keep to the lengths and the time to order in. */
function refuseOrdering({ satuantarif, minlama, makslama, minpesanjam, makspesanhari }: OrderPolicy): PolicyProblems {
  const most = longest[satuantarif];
  const tooMuch = { en: `At most ${most}.`, id: `Paling banyak ${most}.` };
  const crossed = { en: "It is less than the shortest booking.", id: "Kurang dari lama pesanan terpendek." };
  const closed = {
    en: "Nobody could order: the last moment to order comes before the first.",
    id: "Tidak ada yang dapat memesan: batas akhir pemesanan mendahului batas awalnya.",
  };
  return {
    ...((minlama ?? 1) > most ? { minlama: tooMuch } : {}),
    ...((makslama ?? 1) > most ? { makslama: tooMuch } : {}),
    ...(makslama !== null && makslama < (minlama ?? 1) ? { makslama: crossed } : {}),
    ...(minpesanjam >= makspesanhari * 24 ? { minpesanjam: closed } : {}),
  };
}

/** Why a rule of cancellation can't be meant: a time that is there twice, or more money for whoever cancels later. */
function refuseCancellation(rule: CancellationRule): PolicyProblems {
  const twice = { en: "This time is there twice.", id: "Waktu ini sudah ada." };
  const more = {
    en: "Whoever cancels later would get more back. It is at most what an earlier cancellation gives.",
    id: "Pembatalan yang lebih lambat mendapat lebih banyak. Isi paling besar sama dengan pembatalan yang lebih awal.",
  };
  return Object.fromEntries(
    rule.flatMap(({ sampaijam, persen }, at) => {
      if (rule.findIndex((other) => other.sampaijam === sampaijam) < at)
        return [[`aturanbatal.${at}.sampaijam`, twice]];
      const isMore = rule.some((other) => other.sampaijam > sampaijam && other.persen < persen);
      return isMore ? [[`aturanbatal.${at}.persen`, more]] : [];
    }),
  );
}

interface Policy extends OrderPolicy, Arrival, KnownPlace {
  /** The units that it is let by. */
  readonly satuan: readonly TariffUnit[];
  readonly jampekan: Week;
  readonly aturanbatal: CancellationRule | null;
}

/** What can't be meant about an object; times that it has no use for aren't looked at. */
export function refusePolicy(policy: Policy): PolicyProblems {
  const { arrival, opening } = sectionsOf(policy.satuan);
  return {
    ...(arrival ? refuseArrival(policy) : {}),
    ...(opening ? refuseWeek(policy.jampekan) : {}),
    ...refuseOrdering(policy),
    ...refuseCancellation(policy.aturanbatal ?? []),
    ...refusePlace(policy),
  };
}
