import { notifications } from "@mantine/notifications";
import { daysBetween, type LocalDate } from "@retribusi/contract/define/dates";
import { type DragEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { today } from "../catalog/catalogue-query.ts";
import { type Column, draggableIn, type Movable, type Moved, movedTo } from "./move.ts";
import classes from "./timeline.module.css";
import type { Bar, Row } from "./timeline-rows.ts";
import { useHasMouse } from "./use-has-mouse.ts";
import { useMovePaths } from "./use-move-paths.ts";

interface Drawn {
  readonly dari: LocalDate;
  readonly sampai: LocalDate;
  readonly column: Column;
  readonly rows: readonly Row[];
  readonly barOf: (id: string | undefined) => Bar | undefined;
}

type Dragging = DragEvent<HTMLElement>;
type Booked = Parameters<typeof movedTo>[0];

/** The row under the mouse by its place among all, and which of so many columns as wide as each other. */
function placeUnder({ currentTarget, target, clientX }: Dragging, count: number) {
  const columns = target instanceof Element ? target.closest(`.${classes.columns}`) : null;
  if (!columns) return undefined;
  const { left, width } = columns.getBoundingClientRect();
  const column = Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)));
  const rows = [...currentTarget.querySelectorAll(`.${classes.columns}`)];
  return { row: rows.indexOf(columns), column, cell: columns.querySelectorAll(":scope > button")[column] };
}

/** Opens the page on which what was dragged is decided, and says what it doesn't take. */
function useOpenMoved() {
  const { t } = useTranslation("timeline");
  const navigate = useNavigate();
  const paths = useMovePaths();
  return ({ booking, object }: Booked, from: Row | undefined, moved: Moved): void => {
    if (moved.told) notifications.show({ id: "timeline-move", color: "kunyit", message: t(`move.${moved.told}`) });
    const nomorasal = from?.is === "unit" ? from.unit.nomor : undefined;
    if (moved.is === "unit") void navigate(paths.unit(object, booking, { unitid: moved.unitid, nomorasal }));
    const dates = moved.is === "dates" ? paths.dates(object, booking, moved.wish) : undefined;
    if (dates) void navigate(dates);
  };
}

/** The cell that a bar would be dropped on is marked by hand: to draw thousands of them at each move takes the library half a second. */
function useMark(): (cell: Element | undefined) => void {
  const marked = useRef<Element>(undefined);
  return (cell) => {
    if (cell === marked.current) return;
    marked.current?.removeAttribute("data-under");
    cell?.setAttribute("data-under", "");
    marked.current = cell;
  };
}

/** Bars that are dragged by the mouse: nothing moves by that, it opens the page on which the booking is moved, filled in. */
export function useMoving({ dari, sampai, column, rows, barOf }: Drawn) {
  const { t } = useTranslation("timeline");
  const hasMouse = useHasMouse();
  const { movable } = useMovePaths();
  const openMoved = useOpenMoved();
  const mark = useMark();
  const dragged = useRef<{ readonly bar: Booked; readonly column: number }>(undefined);
  const count = column === "hour" ? 24 : daysBetween(dari, sampai) + 1;
  const mayOf = ({ object, booking }: Booked) => draggableIn(movable(object, booking), booking, column);
  const onDragStart = (event: Dragging) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset["bar"] : undefined;
    const [bar, place] = [barOf(id), placeUnder(event, count)];
    dragged.current = bar?.is === "booking" && place ? { bar, column: place.column } : undefined;
  };
  const onDragOver = (event: Dragging) => {
    const place = dragged.current && placeUnder(event, count);
    mark(place?.cell);
    if (place) event.preventDefault();
  };
  const onDragEnd = () => {
    mark(undefined);
    dragged.current = undefined;
  };
  const onDrop = (event: Dragging) => {
    const [held, place] = [dragged.current, placeUnder(event, count)];
    const row = place && rows[place.row];
    onDragEnd();
    if (!held || !row) return;
    event.preventDefault();
    const { bar } = held;
    const from = rows.find(({ id }) => id === bar.row);
    openMoved(bar, from, movedTo(bar, row, place.column - held.column, mayOf(bar), { column, today: today() }));
  };
  return {
    /** Whether and to what a bar may be dragged; without a mouse nothing is. */
    draggable: (bar: Bar): Movable | undefined => (hasMouse && bar.is === "booking" ? mayOf(bar) : undefined),
    /** Why a booking stays where it is, for whoever would drag it. */
    whyFixed: (may: Movable | undefined) => (may?.to === "nowhere" ? t(`fixed.${may.why}`) : undefined),
    dragging: { onDragStart, onDragOver, onDragEnd, onDrop },
  };
}
