import { VisuallyHidden } from "@mantine/core";
import { fieldOf, keyOf } from "@retribusi/contract/define/entity";
import type {
  CellKeyDownEvent,
  CellMouseOverEvent,
  ColumnResizedEvent,
  GridApi,
  GridOptions,
  RowClassParams,
  RowSelectionOptions,
  SortChangedEvent,
} from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { type RefObject, use, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useLabel } from "../../lib/use-label.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { isAllowed, type RecordRow } from "../record.ts";
import { useDeleteRecords } from "../use-delete-records.tsx";
import { isTwoLined, type RoomReader, roomOf } from "./column-room.ts";
import { gridColumns } from "./grid-columns.ts";
import "./grid-modules.ts";
import { gridTheme } from "./grid-theme.ts";
import { InlineCellContext, inlineColumns, useInlineCells } from "./inline-cell.ts";
import classes from "./list-grid.module.css";
import { RowActions } from "./row-action.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useGridKeys } from "./use-grid-keys.ts";
import { useGridWords } from "./use-grid-words.ts";
import { useListReader } from "./use-list-reader.ts";
import type { Density, RecordList } from "./use-record-list.ts";
import { useRowLinksOf } from "./use-row-links.ts";

const isCut = (box: Element): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight || [...box.children].some(isCut);

/** A text that was cut off is told in full under the pointer. */
function showWhole({ event }: CellMouseOverEvent<RecordRow>): void {
  const cell = event?.target instanceof Element ? event.target.closest<HTMLElement>(".ag-cell") : null;
  const text = cell?.querySelector(`.${classes.value}`);
  if (cell && text) cell.title = isCut(text) ? text.textContent : "";
}

const rowSelection: RowSelectionOptions<RecordRow> = { mode: "multiRow", enableClickSelection: false };
const gridOptions: GridOptions<RecordRow> = {
  theme: gridTheme,
  domLayout: "autoHeight",
  headerHeight: 38,
  suppressMultiSort: true,
  onCellMouseOver: showWhole,
  suppressMovableColumns: true,
  ensureDomOrder: true,
  defaultColDef: { resizable: true, sortingOrder: ["asc", "desc"], wrapHeaderText: true },
  selectionColumnDef: { pinned: "left", width: 44, cellClass: classes.cell ?? "" },
};
/** Heights of rows in pixels. Buttons in a row are 28 pixels, and pictures of compact rows are. */
const rowHeights = {
  comfortable: { pictures: 58, twoLines: 46, text: 42 },
  compact: { pictures: 32, twoLines: 34, text: 30 },
} as const satisfies Record<Density, object>;

/** What the keys do on a row: Enter and F2 change the cell, V opens, E edits, Delete deletes; Enter opens where nothing can be changed. */
function useRowKeys(list: RecordList, change: (record: RecordRow, column: string) => boolean) {
  const navigate = useNavigate();
  const linksOf = useRowLinksOf(list);
  const deletion = useDeleteRecords(list.page);
  return ({ data, event, column }: CellKeyDownEvent<RecordRow>) => {
    if (!data || !(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { view, edit, canDelete } = linksOf(data);
    const key = event.key.toLowerCase();
    const isChanging = (key === "enter" || key === "f2") && change(data, column.getColId());
    if (isChanging) event.preventDefault();
    else if ((key === "enter" || key === "v") && view) void navigate(view);
    if (key === "e" && edit) void navigate(edit);
    if (event.key === "Delete" && canDelete) void deletion.ask([data]);
  };
}

function useColumns(list: RecordList, records: readonly RecordRow[], reader: RoomReader) {
  const { t } = useTranslation("records");
  const label = useLabel();
  const { page, entity, links, columns, state } = list;
  const can = (verb: string) => records.some((record) => isAllowed(record, verb));
  const rowActionsOf = use(RowActions);
  const rowActions = Math.max(0, ...records.map((record) => rowActionsOf(record).length));
  const usual = [links.view && can("view"), links.edit && can("edit"), can("delete")].filter(Boolean).length;
  const count = usual + rowActions;
  const title = t("actions");
  const shown = columns.shown.join();
  const room = roomOf(entity, columns.shown, records, reader);
  const needed = JSON.stringify(room);
  const widths = JSON.stringify(columns.widths);
  const order = state.order ? `${state.order.by} ${state.order.type}` : "";
  // The grid rebuilds its header for a new array, so the array lives as long as what it says; page, entity and links follow from the page's name and the user.
  return useMemo(
    () =>
      gridColumns({
        list: { page, entity, links },
        shown: columns.shown,
        order: state.order,
        label,
        actions: { title, count },
        inline: new Set(inlineColumns(list).keys()),
        room,
        widths: columns.widths,
      }),
    [page.name, links.view, links.edit, shown, order, title, count, needed, widths],
  );
}

/** The grid's name for screen readers, and what its keys do. */
function useGridNames(list: RecordList) {
  const { t } = useTranslation("records");
  const label = useLabel();
  return { title: t("listOf", { title: label(list.entity.title) }), keys: useGridKeys(list), hint: useId() };
}

/** Draws the rows again whose mark comes or goes. */
function useCurrentMark({ entity, currentKey }: RecordList, api: RefObject<GridApi<RecordRow> | null>) {
  const current = useLatest(currentKey);
  // The row that was current and the one that is now are drawn again.
  useEffect(() => api.current?.redrawRows(), [currentKey]);
  return ({ data }: RowClassParams<RecordRow>) => data !== undefined && keyOf(entity, data) === current.current;
}

/** A click on a header asks the server for the other order. */
const orderOn =
  ({ change }: RecordList) =>
  ({ columns = [], source }: SortChangedEvent<RecordRow>) => {
    if (source !== "uiColumnSorted") return;
    const sorted = columns.find((column) => column.getSort());
    const type = sorted?.getSort();
    if (sorted && (type === "asc" || type === "desc")) change({ order: { by: sorted.getColId(), type } });
  };

/** A width that somebody dragged stays on this device. */
const keepWidth =
  ({ columns }: RecordList) =>
  ({ column, finished, source }: ColumnResizedEvent<RecordRow>) => {
    if (finished && column && source === "uiColumnResized") columns.resize(column.getColId(), column.getActualWidth());
  };

/** One page of records as a grid: order by header, arrow keys, selection, the row's actions. */
export function ListGrid({ list }: { readonly list: RecordList }) {
  const api = useRef<GridApi<RecordRow>>(null);
  const { entity, records = [] } = list;
  const [selected, setSelected] = useState<readonly RecordRow[]>([]);
  const listReader = useListReader();
  const isTall = isTwoLined(entity, list.columns.shown, records, listReader);
  const columnDefs = useColumns(list, records, { ...listReader, isTall });
  const { cell, start } = useInlineCells(list, api);
  const onCellKeyDown = useRowKeys(list, start);
  const words = useGridWords();
  const { title, keys, hint } = useGridNames(list);
  const isCurrent = useCurrentMark(list, api);
  const hasPictures = list.columns.shown.some((name) => fieldOf(entity, name).kind.startsWith("image"));
  const heights = rowHeights[list.density];
  const canSelect = records.some((record) => isAllowed(record, "delete"));
  return (
    <div
      aria-busy={list.isLoading}
      data-former={list.isFormer || undefined}
      className={classes.grid}
      data-tall={isTall || undefined}
      data-density={list.density}
    >
      <SelectionBar list={list} selected={selected} onClear={() => api.current?.deselectAll()} />
      <VisuallyHidden id={hint}>{keys}</VisuallyHidden>
      <InlineCellContext value={cell}>
        <AgGridReact<RecordRow>
          {...gridOptions}
          {...(canSelect ? { rowSelection } : {})}
          key={words.language}
          rowData={records}
          columnDefs={columnDefs}
          getRowId={({ data }) => keyOf(entity, data)}
          getLocaleText={words.getLocaleText}
          rowHeight={hasPictures ? heights.pictures : isTall ? heights.twoLines : heights.text}
          rowClassRules={{ [classes.current ?? "current"]: isCurrent }}
          onGridReady={({ api: ready }) => {
            api.current = ready;
            ready.setGridAriaProperty("label", title);
            ready.setGridAriaProperty("describedby", hint);
          }}
          onSelectionChanged={({ api: grid }) => setSelected(grid.getSelectedRows())}
          onSortChanged={orderOn(list)}
          onColumnResized={keepWidth(list)}
          onCellKeyDown={(event) => "value" in event && onCellKeyDown(event)}
          onCellDoubleClicked={({ data, column }) => data && start(data, column.getColId())}
        />
      </InlineCellContext>
    </div>
  );
}
