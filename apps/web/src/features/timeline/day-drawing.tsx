import { ResourcesDayView } from "@mantine/schedule";
import "@mantine/schedule/styles.layer.css";
import { formatDate, localDate, localTime, zoneOf } from "@retribusi/contract/define/dates";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DatesLocale } from "../../components/dates-locale.tsx";
import { serverNow } from "../../lib/server-clock.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { hoursOf } from "./bar-time.ts";
import type { DrawingProps } from "./month-drawing.tsx";
import classes from "./timeline.module.css";
import { useDrawing } from "./use-drawing.tsx";

/** The end of an hour; the last one is the end of the day. */
const endOf = (moment: string): string => {
  const time = moment.slice(11, 16);
  return time === "23:59" || time === "00:00" ? "24:00" : time;
};

/** The hours of one day. */
export function DayDrawing({ objects, day, onGap, opening }: DrawingProps) {
  const { t } = useTranslation("timeline");
  const language = useLanguage();
  const toSpan = useMemo(() => hoursOf(day), [day]);
  const { rowOf, ...drawing } = useDrawing(objects, toSpan, { dari: day, sampai: day, column: "hour" }, opening);
  const zone = zoneOf(objects[0]?.zona ?? "Asia/Jakarta");
  const choose = (id: string | number | undefined, from: string, until: string) => {
    const row = rowOf(id);
    if (row) onGap(row.object, { first: day, last: day, hours: { from: from.slice(11, 16), until: endOf(until) } });
  };
  return (
    <DatesLocale>
      <ResourcesDayView
        {...drawing}
        role="group"
        aria-label={t("grid", { time: formatDate(day, language) })}
        className={classes.grid ?? ""}
        classNames={{
          resourcesDayViewEventWrapper: classes.wrapper ?? "",
          resourcesDayViewAllDayEvent: classes.wrapper ?? "",
          resourcesDayViewResourceLabel: classes.label ?? "",
          resourcesDayViewRowSlots: classes.columns ?? "",
        }}
        scrollAreaProps={{ scrollbars: "xy", type: "auto", scrollbarSize: 8, offsetScrollbars: "y" }}
        date={day}
        startScrollTime="07:00:00"
        withHeader={false}
        withCurrentTimeBubble={false}
        getCurrentTime={() => `${localDate(serverNow(), zone)} ${localTime(serverNow(), zone)}:00`}
        labels={{ resources: t("objects"), resourceSlot: t("slot") }}
        onTimeSlotClick={({ resourceId, slotStart, slotEnd }) => choose(resourceId, slotStart, slotEnd)}
      />
    </DatesLocale>
  );
}
