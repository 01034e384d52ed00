import { daysBetween } from "@retribusi/contract/define/dates";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useTranslation } from "react-i18next";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useDuration } from "../../lib/use-duration.ts";
import type { CatalogueCard } from "./catalogue-query.ts";

/** How much of its unit an object would be used over the asked days, as the catalogue prices it. */
interface Stay {
  readonly unit: TariffUnit;
  readonly count: number;
}

/** From one full hour to another, over midnight where it ends before it begins. */
const hoursBetween = (from: string, until: string): number =>
  (Number.parseInt(until, 10) - Number.parseInt(from, 10) + 24) % 24;

/** Nights end at check-out, days include the last one; sessions and months are told on the object's page. */
function stayOf({ mulai, akhir, jammulai, jamakhir }: CatalogueSearch, unit: TariffUnit): Stay | undefined {
  if (mulai === undefined) return undefined;
  if (unit === "jam" && jammulai && jamakhir) return { unit, count: hoursBetween(jammulai, jamakhir) || 24 };
  if (unit === "malam") return { unit, count: Math.max(1, akhir ? daysBetween(mulai, akhir) : 1) };
  if (unit === "hari") return { unit, count: (akhir ? daysBetween(mulai, akhir) : 0) + 1 };
  return undefined;
}

/** What a card's price is for: “2 nights, 1 unit”. */
export function useStayText(search: CatalogueSearch): (card: Pick<CatalogueCard, "satuantarif">) => string | undefined {
  const { t } = useTranslation("catalog");
  const duration = useDuration();
  const units = search.unit ?? 1;
  return ({ satuantarif }) => {
    const stay = stayOf(search, satuantarif);
    if (!stay) return undefined;
    const length = duration(stay.unit, stay.count);
    return units > 1 ? t("stayUnits", { stay: length, count: units }) : t("stayOnly", { stay: length });
  };
}
