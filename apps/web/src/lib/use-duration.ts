import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useTranslation } from "react-i18next";

/** “2 nights”: how long something is used, in the unit it is charged by. */
export function useDuration(): (unit: TariffUnit, count: number) => string {
  const { t } = useTranslation("booking");
  return (unit, count) => t(`duration.${unit}`, { count });
}
