import type { DayHours, Week } from "@retribusi/contract/features/policy/policy.hours";
import { useTranslation } from "react-i18next";
import { useWeekday } from "../../lib/use-weekday.ts";

interface Run {
  /** 1 (Monday) to 7. */
  readonly first: number;
  readonly last: number;
  readonly hours: DayHours | null;
}

const isSame = (one: DayHours | null, other: DayHours | null): boolean =>
  one?.jambuka === other?.jambuka && one?.jamtutup === other?.jamtutup;

/** Days that follow each other with the same times. */
function runsOfWeek(week: Week): Run[] {
  const runs: Run[] = [];
  for (const [at, hours] of week.entries()) {
    const before = runs.at(-1);
    if (before && isSame(before.hours, hours)) runs[runs.length - 1] = { ...before, last: at + 1 };
    else runs.push({ first: at + 1, last: at + 1, hours });
  }
  return runs;
}

interface Props {
  readonly week: Week;
  /** “WIB”. */
  readonly zone: string;
}

/** When it opens: one line, or one for each stretch of days that differs. */
export function WeekTimes({ week, zone }: Props) {
  const { t } = useTranslation("catalog");
  const weekday = useWeekday();
  const timesOf = (hours: DayHours): string =>
    t(hours.jamtutup < hours.jambuka ? "openOverNight" : "openTimes", {
      ...{ from: hours.jambuka, to: hours.jamtutup, zone },
    });
  const runs = runsOfWeek(week);
  const [all] = runs;
  if (runs.length === 1 && all?.hours) return timesOf(all.hours);
  return runs.map(({ first, last, hours }) => {
    const days = first === last ? weekday(first) : `${weekday(first)}–${weekday(last)}`;
    return <div key={first}>{t("onDays", { days, times: hours ? timesOf(hours) : t("closedThen") })}</div>;
  });
}
