import { useTranslation } from "react-i18next";
import { splitMinutes } from "./split-minutes.ts";

/** “24 hours”, “3 days”: a length of time in the largest unit that says it exactly. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation("booking");
  return (minutes) => {
    const { unit, count } = splitMinutes(minutes);
    return t(`time.${unit}`, { count });
  };
}
