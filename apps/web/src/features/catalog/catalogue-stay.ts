import { daysBetween } from "@retribusi/contract/define/dates";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { CatalogueSearch } from "../../lib/paths.ts";

/** How much of its unit an object would be used over the asked days, as the catalogue prices it. */
export interface Stay {
  readonly unit: TariffUnit;
  readonly count: number;
}

/** Nights end at check-out, days include the last one; hours, sessions and months are told on the object's page. */
export function stayOf({ mulai, akhir }: CatalogueSearch, unit: TariffUnit): Stay | undefined {
  if (mulai === undefined) return undefined;
  if (unit === "malam") return { unit, count: Math.max(1, akhir ? daysBetween(mulai, akhir) : 1) };
  if (unit === "hari") return { unit, count: (akhir ? daysBetween(mulai, akhir) : 0) + 1 };
  return undefined;
}
