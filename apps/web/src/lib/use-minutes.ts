import { useTranslation } from "react-i18next";

interface Part {
  readonly unit: "days" | "hours" | "minutes";
  readonly count: number;
}

/** Whole days from two on, whole hours, else minutes: 1440 is “24 hours”, as people say of a deadline. */
export function splitMinutes(minutes: number): Part {
  if (minutes % 1440 === 0 && minutes > 1440) return { unit: "days", count: minutes / 1440 };
  if (minutes % 60 === 0) return { unit: "hours", count: minutes / 60 };
  return { unit: "minutes", count: minutes };
}

/** “24 hours”, “3 days”: a length of time in the largest unit that says it exactly. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation("booking");
  return (minutes) => {
    const { unit, count } = splitMinutes(minutes);
    return t(`time.${unit}`, { count });
  };
}
