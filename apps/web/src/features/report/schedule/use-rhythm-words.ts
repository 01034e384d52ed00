import { weekdayLabels } from "@retribusi/contract/features/report/report.sending";
import type { Schedule } from "@retribusi/contract/features/report/schedule.endpoints";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";

/** 7 → “07:00”. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** “Every Monday at 07:00”. */
export function useRhythmWords() {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  return ({ kekerapan, hari, jam }: Pick<Schedule, "kekerapan" | "hari" | "jam">): string => {
    const weekday = weekdayLabels[(hari ?? 1) - 1];
    const day = kekerapan === "mingguan" && weekday ? text(weekday) : String(hari);
    return t(`rhythm.${kekerapan}`, { day, time: hourText(jam) });
  };
}
