import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { OpenData } from "@retribusi/contract/features/report/transparency.endpoints";

type RevenueRow = OpenData["penerimaan"][number];
type OccupancyRow = OpenData["okupansi"][number];
export type OpenObject = OpenData["objek"][number];
export type OpenTariff = OpenData["tarif"][number];

/** The regions that offer something or have received something, by name. */
export const regionsOf = ({ penerimaan, objek }: OpenData): string[] =>
  [...new Set([...penerimaan, ...objek].map(({ pemdaname }) => pemdaname))].toSorted((a, b) => a.localeCompare(b));

/** Rupiah that are shown, and whether groups that are too small are left out of them. */
export interface Shown {
  /** Null where everything is left out. */
  readonly rupiah: number | null;
  readonly isPartial: boolean;
}

const sumOf = (rows: readonly RevenueRow[]): Shown => {
  const known = rows.flatMap(({ penerimaan }) => penerimaan ?? []);
  return {
    rupiah: known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null,
    isPartial: known.length < rows.length,
  };
};

export interface RevenueYear {
  readonly year: number;
  readonly total: Shown;
  /** By kind; absent where nothing was received. */
  readonly kinds: Readonly<Partial<Record<BookingKind, Shown>>>;
}

/** What was received in each year, the latest first; in one region, or in all. A sum is that of what is shown. */
export function revenueByYear(rows: readonly RevenueRow[], region: string | undefined): RevenueYear[] {
  const own = rows.filter(({ pemdaname }) => !region || pemdaname === region);
  const years = [...new Set(own.map(({ tahun }) => tahun))].toSorted((a, b) => b - a);
  return years.map((year) => {
    const ofYear = own.filter(({ tahun }) => tahun === year);
    const kinds = bookingKinds.flatMap((kind) => {
      const ofKind = ofYear.filter(({ jenisbooking }) => jenisbooking === kind);
      return ofKind.length > 0 ? [[kind, sumOf(ofKind)] as const] : [];
    });
    return { year, total: sumOf(ofYear), kinds: Object.fromEntries(kinds) };
  });
}

export interface OccupancyLine {
  /** A month `YYYY-MM`, or the name of a region. */
  readonly name: string;
  /** Percent by kind; null where nothing could be booked, absent where there is nothing of the kind. */
  readonly kinds: Readonly<Partial<Record<BookingKind, number | null>>>;
}

function linesOf(rows: readonly OccupancyRow[], nameOf: (row: OccupancyRow) => string): OccupancyLine[] {
  const lines = Map.groupBy(rows, nameOf);
  return [...lines].map(([name, own]) => ({
    name,
    kinds: Object.fromEntries(own.map(({ jenisbooking, okupansi }) => [jenisbooking, okupansi])),
  }));
}

/** The last month that is over: this month's days to come are not taken yet. */
export const latestMonth = (rows: readonly OccupancyRow[], madeat: string): string | undefined =>
  rows
    .map(({ bulan }) => bulan)
    .toSorted()
    .findLast((month) => month < madeat.slice(0, 7));

/** The months of one region, the latest first. */
export const occupancyOf = (rows: readonly OccupancyRow[], region: string): OccupancyLine[] =>
  linesOf(
    rows.filter(({ pemdaname }) => pemdaname === region),
    ({ bulan }) => bulan,
  );

/** Every region in one month: percent of regions can't be added up. */
export const occupancyIn = (rows: readonly OccupancyRow[], month: string): OccupancyLine[] =>
  linesOf(
    rows.filter(({ bulan }) => bulan === month),
    ({ pemdaname }) => pemdaname,
  );

export interface OfferedObject {
  readonly object: OpenObject;
  readonly tariffs: readonly OpenTariff[];
}

const wordsOf = ({ objectname, subobjectname, skpdname, lokasikabkota }: OpenObject): string =>
  [objectname, subobjectname, skpdname, lokasikabkota].join(" ").toLowerCase();

/** The objects of a region, or of all, in whose names or places every word is found, with their tariffs. */
export function offeredObjects(data: OpenData, region: string | undefined, wanted: string): OfferedObject[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const tariffs = Map.groupBy(data.tarif, ({ objectid }) => objectid);
  return data.objek
    .filter((object) => !region || object.pemdaname === region)
    .filter((object) => words.every((word) => wordsOf(object).includes(word)))
    .map((object) => ({ object, tariffs: tariffs.get(object.objectid) ?? [] }));
}
