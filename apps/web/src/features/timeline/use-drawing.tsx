import type { ResourcesMonthViewProps, ScheduleEventData, ScheduleResourceData } from "@mantine/schedule";
import { addDays, type LocalDate } from "@retribusi/contract/define/dates";
import type { TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { BarBody, toneOf } from "./bar-body.tsx";
import type { ToSpan } from "./bar-time.ts";
import { FreeStrip } from "./free-strip.tsx";
import type { Column } from "./move.ts";
import { RowLabel } from "./row-label.tsx";
import classes from "./timeline.module.css";
import { type Bar, drawingOf, nameOf, type Row } from "./timeline-rows.ts";
import { useBarWords } from "./use-bar-words.ts";
import { useMoving } from "./use-moving.ts";

type Moving = Pick<ReturnType<typeof useMoving>, "draggable" | "whyFixed">;
type RenderEvent = NonNullable<ResourcesMonthViewProps["renderEvent"]>;

export interface DrawnDays {
  readonly dari: LocalDate;
  readonly sampai: LocalDate;
  readonly column: Column;
}

/** Which objects somebody has opened or closed. */
export interface Opening {
  readonly opened: ReadonlyMap<number, boolean>;
  readonly open: (objectid: number, isOpen: boolean) => void;
}

export function useOpening(): Opening {
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map());
  return { opened, open: (objectid, isOpen) => setOpened((before) => new Map(before).set(objectid, isOpen)) };
}

/** What the name of a row is for those who hear it. */
function useRowName(): (row: Row) => string {
  const { t } = useTranslation("timeline");
  return (row) => {
    const name = nameOf(row.object);
    if (row.is === "object") return name;
    if (row.is === "unit") return `${name}, ${row.unit.nomor}`;
    return `${name}, ${t(row.object.unit.length > 0 ? "lane" : "laneCounted")} ${row.number + 1}`;
  };
}

/** A bar is a link to its booking, and dragged where that may be; a closure is only looked at. */
function drawBar(bar: Bar, { className, style, title = "" }: Parameters<RenderEvent>[1], moving: Moving) {
  const shown = { className: `${className} ${classes.bar}`, style };
  if (bar.is === "closure") {
    return (
      <span {...shown} title={title} data-closed>
        <BarBody bar={bar} />
      </span>
    );
  }
  const to = paths.booking(bar.object.jenisbooking, bar.booking.id);
  const may = moving.draggable(bar);
  const why = moving.whyFixed(may);
  return (
    <Link
      {...shown}
      to={to}
      aria-label={title}
      title={why ? `${title}. ${why}` : title}
      draggable={may !== undefined && may.to !== "nowhere"}
      data-bar={bar.id}
    >
      <BarBody bar={bar} />
    </Link>
  );
}

const stripOf = ({ id }: Row, { dari, sampai }: Pick<DrawnDays, "dari" | "sampai">): ScheduleEventData => ({
  ...{ id: `free-${id}`, title: "", color: "gray", resourceId: id },
  ...{ start: `${dari} 00:00:00`, end: `${addDays(sampai, 1)} 00:00:00` },
});

/** Objects as the schedule draws them: rows, bars, and over the row of each object what is free of it. */
export function useDrawing(
  objects: readonly TimelineObject[],
  toSpan: ToSpan,
  { dari, sampai, column }: DrawnDays,
  { opened, open }: Opening,
) {
  const words = useBarWords();
  const rowName = useRowName();
  const drawing = useMemo(() => drawingOf(objects, toSpan, opened), [objects, toSpan, opened]);
  // Laying out hundreds of bars takes a while, so it is done once for each answer and language.
  const drawn = useMemo(() => {
    const resources: ScheduleResourceData[] = drawing.rows.map((row) => ({ id: row.id, label: rowName(row) }));
    const bars = drawing.bars.map(
      (bar): ScheduleEventData => ({
        ...{ id: bar.id, title: words.bar(bar), start: bar.from, end: bar.until, resourceId: bar.row },
        color: bar.is === "booking" ? toneOf(bar.booking.statusbooking).color : "gray",
      }),
    );
    const strips = drawing.rows.filter(({ is }) => is === "object").map((row) => stripOf(row, { dari, sampai }));
    return { resources, events: [...strips, ...bars] };
  }, [drawing, dari, sampai]);
  const rowById = new Map(drawing.rows.map((row) => [row.id, row]));
  const barById = new Map(drawing.bars.map((bar) => [bar.id, bar]));
  const rowOf = (id: string | number | undefined) => rowById.get(String(id));
  const barOf = (id: string | number | undefined) => barById.get(String(id));
  const { dragging, ...moving } = useMoving({ dari, sampai, column, rows: drawing.rows, barOf });
  const isOpen = ({ object, ...row }: Row) => {
    if (row.is !== "object" || row.hidden > 0) return row.is === "object" ? false : undefined;
    return drawing.rows.some((other) => other.is !== "object" && other.object === object) ? true : undefined;
  };
  return {
    ...drawn,
    ...dragging,
    rowOf,
    renderEvent: ((event, props) => {
      const bar = barOf(event.id);
      if (bar) return drawBar(bar, props, moving);
      const row = rowOf(event.resourceId);
      return row ? <FreeStrip object={row.object} /> : <span />;
    }) satisfies RenderEvent,
    renderResourceLabel({ id }: ScheduleResourceData) {
      const row = rowOf(id);
      return row ? (
        <RowLabel row={row} isOpen={isOpen(row)} onToggle={() => open(row.object.objectid, !isOpen(row))} />
      ) : null;
    },
  };
}
