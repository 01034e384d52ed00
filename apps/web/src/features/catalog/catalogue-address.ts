import { daysBetween } from "@retribusi/contract/define/dates";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { z } from "zod";
import type { CatalogueSearch } from "../../lib/paths.ts";

const day = z.iso.date();
const kind = z.enum(bookingKinds);
const units = z.coerce.number().int().min(1).max(9999);

const read = <S extends z.ZodType>(schema: S, value: string | null): z.output<S> | undefined =>
  value === null ? undefined : schema.safeParse(value).data;

/**
 * What an address asks for. Addresses are shared and bookmarked, so anything that makes no sense any more is left
 * out instead of being refused: days that have passed, an end before its beginning.
 * @param today the earliest day that can still be asked for
 */
export function readSearch(params: URLSearchParams, today: string): CatalogueSearch {
  const mulai = read(day, params.get("mulai"));
  const akhir = read(day, params.get("akhir"));
  const isStart = mulai !== undefined && mulai >= today;
  const isEnd = isStart && akhir !== undefined && daysBetween(mulai, akhir) >= 0;
  return {
    jenis: read(kind, params.get("jenis")),
    cari: params.get("cari")?.trim() || undefined,
    mulai: isStart ? mulai : undefined,
    akhir: isEnd ? akhir : undefined,
    unit: read(units, params.get("unit")),
  };
}

/** The other way round; empty values and a single unit, which is the usual case, stay out of the address. */
export function writeSearch(search: CatalogueSearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== "" && !(name === "unit" && value === 1)) params.set(name, String(value));
  }
  return params;
}
