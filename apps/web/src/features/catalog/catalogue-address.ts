import { daysBetween, isDay } from "@retribusi/contract/define/dates";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { CatalogueSearch } from "../../lib/paths.ts";

const mostUnits = 9999;
const mostPeople = 100_000;
const mostRupiah = 1e12;

/** Days that are in the calendar: the 31st of June isn't. */
const readDay = (value: string | null): string | undefined => (value !== null && isDay(value) ? value : undefined);

/** A whole number from one on. */
function readCount(value: string | null, most: number): number | undefined {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined;
}

/** A full hour of the day. */
const readHour = (value: string | null): string | undefined =>
  value !== null && /^([01]\d|2[0-4]):00$/.test(value) ? value : undefined;

/** Hours are asked of a day, and both of them. */
function readHours(params: URLSearchParams, hasDay: boolean): Pick<CatalogueSearch, "jammulai" | "jamakhir"> {
  const [jammulai, jamakhir] = [readHour(params.get("jammulai")), readHour(params.get("jamakhir"))];
  return hasDay && jammulai && jamakhir && jammulai !== jamakhir ? { jammulai, jamakhir } : {};
}

/** Codes of facilities; which there are, the server knows. */
const readCodes = (value: string | null): string | undefined =>
  value !== null && /^[a-z_]+(,[a-z_]+)*$/.test(value) ? value : undefined;

/**
 * What an address asks for. Addresses are shared and bookmarked, so anything that makes no sense any more is left
 * out instead of being refused: days that have passed, an end before its beginning.
 * @param today the earliest day that can still be asked for
 */
export function readSearch(params: URLSearchParams, today: string): CatalogueSearch {
  const mulai = readDay(params.get("mulai"));
  const akhir = readDay(params.get("akhir"));
  const isStart = mulai !== undefined && mulai >= today;
  const isEnd = isStart && akhir !== undefined && daysBetween(mulai, akhir) >= 0;
  return {
    jenis: bookingKinds.find((kind) => kind === params.get("jenis")),
    cari: params.get("cari")?.trim() || undefined,
    mulai: isStart ? mulai : undefined,
    akhir: isEnd ? akhir : undefined,
    unit: readCount(params.get("unit"), mostUnits),
    kapasitas: readCount(params.get("kapasitas"), mostPeople),
    fasilitas: readCodes(params.get("fasilitas")),
    hargamaks: readCount(params.get("hargamaks"), mostRupiah),
    urut: (["harga", "kapasitas"] as const).find((one) => one === params.get("urut")),
    peta: params.get("peta") === "1" ? "1" : undefined,
    ...readHours(params, isStart),
  };
}

/** The days that an address names and that can't be had any more; the last one may still be ahead. */
export function readPastDays(params: URLSearchParams, today: string): readonly [string, string] | undefined {
  const first = readDay(params.get("mulai"));
  if (first === undefined || first >= today) return undefined;
  return [first, readDay(params.get("akhir")) ?? first];
}

/** Whether a search says more than a kind. */
export const isNarrowed = ({ jenis: _, urut: __, peta: ___, unit, ...asked }: CatalogueSearch): boolean =>
  (unit ?? 1) > 1 || Object.values(asked).some(Boolean);

/** The other way round; empty values and a single unit, which is the usual case, stay out of the address. */
export function writeSearch(search: CatalogueSearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== "" && !(name === "unit" && value === 1)) params.set(name, String(value));
  }
  return params;
}
