import { ResourcesMonthView } from "@mantine/schedule";
import "@mantine/schedule/styles.layer.css";
import { daysBetween, formatMonth, type LocalDate, lastOfMonth } from "@retribusi/contract/define/dates";
import type { TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DatesLocale } from "../../components/dates-locale.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import { monthOf } from "../catalog/availability-query.ts";
import { wholeDays } from "./bar-time.ts";
import type { Gap } from "./gap.ts";
import classes from "./timeline.module.css";
import { useDatesIn } from "./use-dates-in.ts";
import { type Opening, useDrawing } from "./use-drawing.tsx";
import { useHasMouse } from "./use-has-mouse.ts";

export interface DrawingProps {
  readonly objects: readonly TimelineObject[];
  readonly day: LocalDate;
  readonly onGap: (object: TimelineObject, gap: Gap) => void;
  readonly opening: Opening;
}

/** The days of a month: a bar covers the days, of lodging the nights, that its booking takes. */
export function MonthDrawing({ objects, day, onGap, opening }: DrawingProps) {
  const { t } = useTranslation("timeline");
  const language = useLanguage();
  useDatesIn(language);
  const hasMouse = useHasMouse();
  const [dari, sampai] = [monthOf(day), lastOfMonth(day)];
  const toSpan = useMemo(() => wholeDays(dari, sampai), [dari, sampai]);
  const { rowOf, ...drawing } = useDrawing(objects, toSpan, { dari, sampai, column: "day" }, opening);
  const choose = (id: string | number | undefined, first: LocalDate, last: LocalDate) => {
    const row = rowOf(id);
    if (row) onGap(row.object, { first, last });
  };
  return (
    <DatesLocale>
      <ResourcesMonthView
        {...drawing}
        role="group"
        aria-label={t("grid", { time: formatMonth(day, language) })}
        className={classes.grid ?? ""}
        classNames={{
          resourcesMonthViewEventWrapper: classes.wrapper ?? "",
          resourcesMonthViewResourceLabel: classes.label ?? "",
          resourcesMonthViewDayLabel: classes.weekday ?? "",
          resourcesMonthViewRowSlots: classes.columns ?? "",
        }}
        style={{ "--days": daysBetween(dari, sampai) + 1 }}
        scrollAreaProps={{ scrollbars: "xy", type: "auto", scrollbarSize: 8, offsetScrollbars: "y" }}
        date={day}
        startScrollDate={day}
        withHeader={false}
        weekdayFormat="dd"
        maxEventsPerTimeSlot={1}
        labels={{ resources: t("objects"), more: t("next") }}
        onDayClick={({ resourceId, date }) => choose(resourceId, date, date)}
        withDragSlotSelect={hasMouse}
        onSlotDragEnd={({ resourceId, rangeStart, rangeEnd }) =>
          choose(resourceId, rangeStart.slice(0, 10), rangeEnd.slice(0, 10))
        }
      />
    </DatesLocale>
  );
}
