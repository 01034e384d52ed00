import { zoneOf } from "@retribusi/contract/define/dates";
import type {
  TimelineBooking,
  TimelineClosure,
  TimelineObject,
} from "@retribusi/contract/features/timeline/timeline.endpoints";
import { closedTimeOf, type Span, type ToSpan, timeOf } from "./bar-time.ts";

/** What a bar stands for; `units` of a booking are those that stand in its row. */
type Meaning =
  | { readonly is: "booking"; readonly booking: TimelineBooking; readonly units: number }
  | { readonly is: "closure"; readonly closure: TimelineClosure };

export type Bar = Span & Meaning & { readonly id: string; readonly row: string; readonly object: TimelineObject };

type Unit = TimelineObject["unit"][number];

/** The object itself, one of its named units, or room for bookings beside each other that have none yet. */
export type Row = { readonly id: string; readonly object: TimelineObject } & (
  | { readonly is: "object"; readonly hidden: number }
  | { readonly is: "unit"; readonly unit: Unit }
  | { readonly is: "lane"; readonly number: number }
);

export interface Drawing {
  readonly rows: readonly Row[];
  readonly bars: readonly Bar[];
}

export const nameOf = ({ objectname, subobjectname }: Pick<TimelineObject, "objectname" | "subobjectname">): string =>
  [objectname, subobjectname].filter(Boolean).join(", ");

type Placed = Span & Meaning & { readonly owner: string };

/** Of some units those that the object has a row for: one whose name was taken away has none. */
function unitPlaces(unit: readonly number[], object: TimelineObject): readonly number[] {
  const known = new Set(object.unit.map(({ id }) => id));
  return unit.filter((id) => known.has(id));
}

/** Everything on an object: on the rows of its units, or on none yet (`row` is empty). */
function placedOn(object: TimelineObject, toSpan: ToSpan): { readonly row: string; readonly bar: Placed }[] {
  const zone = zoneOf(object.zona);
  const closures = object.penutupan.flatMap((closure) => {
    const span = toSpan(closedTimeOf(closure), undefined, zone);
    if (!span) return [];
    const isWhole = closure.jumlahunit === null;
    const units = isWhole ? object.unit.map(({ id }) => id) : unitPlaces(closure.unit, object);
    const bar = { ...span, is: "closure" as const, closure, owner: `c${closure.id}` };
    const rows = units.map((id) => `u${id}`);
    return (rows.length > 0 ? rows : [""]).map((row) => ({ row, bar }));
  });
  const bookings = object.pesanan.flatMap((booking) => {
    const span = toSpan(timeOf(booking), booking.satuantarif, zone);
    if (!span) return [];
    const units = unitPlaces(booking.unit, object);
    const left = booking.jumlahunit - units.length;
    const bar = { ...span, is: "booking" as const, booking, owner: `b${booking.id}` };
    return [
      ...units.map((id) => ({ row: `u${id}`, bar: { ...bar, units: 1 } })),
      ...(left > 0 ? [{ row: "", bar: { ...bar, units: left } }] : []),
    ];
  });
  return [...closures, ...bookings];
}

/** Puts bars that overlap in rows of their own, each in the first that has room. */
function inLanes(bars: readonly Placed[]): { readonly lane: number; readonly bar: Placed }[] {
  const ends: string[] = [];
  return bars
    .toSorted((a, b) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1))
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = bar.until;
      return { lane, bar };
    });
}

/** The rows of one object below its own, with what stands in them. */
function drawObject(object: TimelineObject, toSpan: ToSpan): Drawing {
  const all = placedOn(object, toSpan);
  const lanes = inLanes(all.filter(({ row }) => row === "").map(({ bar }) => bar));
  const count = Math.max(0, ...lanes.map(({ lane }) => lane + 1));
  const laneId = (number: number) => `l${object.objectid}-${number}`;
  const toBar = (row: string, { owner, ...bar }: Placed): Bar => ({ ...bar, row, id: `${owner}-${row}`, object });
  return {
    rows: [
      ...object.unit.map((unit) => ({ id: `u${unit.id}`, object, is: "unit" as const, unit })),
      ...Array.from({ length: count }, (_, number) => ({ id: laneId(number), object, is: "lane" as const, number })),
    ],
    bars: [
      ...all.filter(({ row }) => row !== "").map(({ row, bar }) => toBar(row, bar)),
      ...lanes.map(({ lane, bar }) => toBar(laneId(lane), bar)),
    ],
  };
}

/** So many rows are drawn unasked: each has a cell for every day, and a browser is slow to draw tens of thousands. */
const mostRows = 150;

/**
 * What is drawn of some objects: each with a row of its own and, while it is open, those of its units. Which are open is said for some
 * (`opened`); the others are open as long as there is room.
 */
export function drawingOf(
  objects: readonly TimelineObject[],
  toSpan: ToSpan,
  opened: ReadonlyMap<number, boolean>,
): Drawing {
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const object of objects) {
    const own = drawObject(object, toSpan);
    const isOpen = opened.get(object.objectid) ?? rows.length + own.rows.length < mostRows;
    rows.push({ id: `o${object.objectid}`, object, is: "object", hidden: isOpen ? 0 : own.rows.length });
    if (!isOpen) continue;
    rows.push(...own.rows);
    bars.push(...own.bars);
  }
  return { rows, bars };
}
