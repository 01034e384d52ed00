import { fieldOf } from "@retribusi/contract/define/entity";
import { type Field, type FieldKind, toTheSecond } from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";
import { headingOf } from "@retribusi/contract/define/listed";
import type { ColDef } from "ag-grid-community";
import type { RecordRow } from "../record.ts";
import { ActionCell, type CellParams, NameCell, ValueCell } from "./grid-cells.tsx";
import { type Order, usualOrder } from "./list-address.ts";
import classes from "./list-grid.module.css";
import type { RecordList } from "./use-record-list.ts";

type Width = Pick<ColDef<RecordRow>, "width" | "minWidth" | "flex">;

const narrow = (width: number): Width => ({ width, minWidth: Math.min(width, 64) });
const text = (flex: number, minWidth: number): Width => ({ flex, minWidth });

/** How much room a kind needs; texts share what is left. */
const widths: Readonly<Record<FieldKind, Width>> = {
  text: text(2, 138),
  longtext: text(3, 180),
  richtext: text(3, 180),
  integer: narrow(92),
  money: narrow(126),
  date: narrow(186),
  instant: narrow(264),
  boolean: narrow(90),
  select: text(1, 104),
  reference: text(2, 130),
  email: text(2, 180),
  phone: narrow(160),
  nik: narrow(170),
  password: narrow(80),
  secret: narrow(110),
  image: narrow(80),
  images: narrow(80),
  document: narrow(160),
  json: text(3, 180),
  several: text(2, 150),
};

/** A moment of a log, to the second and with its zone. */
const withSeconds = narrow(280);

/** Pixels: the room beside a cell's words, one letter, and the most that words get before they are cut. */
const words = { beside: 24, letter: 7.3, least: 104, most: 190 };

/** A choice is read whole, so its column is as wide as its longest word. */
function widthOf({ kind, options, moment }: Field, label: (label: Label) => string): Width {
  if (moment === toTheSecond) return withSeconds;
  if (kind !== "select" || !options) return widths[kind];
  const longest = Math.max(...options.map((option) => label(option.label).length));
  return text(1, Math.min(Math.max(words.least, words.beside + words.letter * longest), words.most));
}

/** Pixels of the arrow of the order. */
const arrow = 22;

/** A heading stands on one line. */
const headerWidth = (heading: string): number => Math.ceil(words.beside + words.letter * heading.length);

/** At least the room of its words; whoever needs more gets more of what is left. */
const roomy = (pixels: number): Width => ({ minWidth: pixels, flex: pixels / 60 });

/** A chosen width is kept and no longer shares what is left. */
const ownWidth = (width: number | undefined): Width => (width === undefined ? {} : { width, flex: 0 });

interface Options {
  readonly list: Pick<RecordList, "page" | "entity" | "links">;
  readonly shown: readonly string[];
  readonly order: Order | null;
  readonly label: (label: Label) => string;
  readonly actions: { readonly title: string; readonly count: number };
  /** Columns whose values can be changed in place. */
  readonly inline: ReadonlySet<string>;
  /** What the longest words of a column need, in pixels. */
  readonly room: Readonly<Record<string, number>>;
  /** Widths chosen by the person, in pixels. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Rows come ordered from the server; the grid shows the arrow and leaves them as they are. */
const keepOrder = () => 0;

/** Columns of the grid for the shown fields, with the row's actions at the right. */
export function gridColumns({
  list,
  shown,
  order,
  label,
  actions,
  inline,
  room,
  widths: chosen,
}: Options): ColDef<RecordRow>[] {
  const { entity } = list;
  const named = shown.includes(entity.label) ? entity.label : shown[0];
  const sorted = order ?? usualOrder(entity);
  const columns = shown.map((name): ColDef<RecordRow> => {
    const field = fieldOf(entity, name);
    const heading = label(headingOf(entity, name));
    const isSortable = entity.sort.includes(name);
    return {
      ...widthOf(field, label),
      ...(room[name] === undefined ? {} : roomy(Math.max(room[name], headerWidth(heading) + (isSortable ? arrow : 0)))),
      ...(entity.key.includes(name) ? { width: 76 } : {}),
      ...ownWidth(chosen[name]),
      colId: name,
      field: name,
      headerName: heading,
      sortable: isSortable,
      comparator: keepOrder,
      sort: sorted.by === name && isSortable ? sorted.type : null,
      cellClass: [
        classes.cell ?? "",
        field.kind === "money" ? (classes.figure ?? "") : "",
        inline.has(name) ? (classes.changeable ?? "") : "",
      ],
      ...(field.kind === "money" ? { headerClass: "ag-right-aligned-header" } : {}),
      cellRenderer: name === named ? NameCell : ValueCell,
      cellRendererParams: { name, list } satisfies CellParams,
    };
  });
  if (actions.count === 0) return columns;
  return [
    ...columns,
    {
      colId: "actions",
      headerName: actions.title,
      width: Math.max(headerWidth(actions.title), 28 + 30 * actions.count),
      pinned: "right",
      resizable: false,
      sortable: false,
      cellClass: classes.cell ?? "",
      cellRenderer: ActionCell,
      cellRendererParams: { name: "", list } satisfies CellParams,
    },
  ];
}
