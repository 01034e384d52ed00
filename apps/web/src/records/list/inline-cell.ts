import { keyOf } from "@retribusi/contract/define/entity";
import type { GridApi } from "ag-grid-community";
import { createContext, type RefObject, useContext, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { inlineField } from "../inline/inline-field.ts";
import { isAllowed, type RecordRow } from "../record.ts";
import { formFieldsOf, getEntityPage } from "../record-pages.ts";
import type { RecordList } from "./use-record-list.ts";

/** The one cell that is being changed. */
interface Editing {
  readonly key: string;
  readonly column: string;
  /** What is written; for the name of a reference the reference itself. */
  readonly field: string;
  /** The row as it is now: the grid leaves a cell whose own value stays with the row of an earlier version. */
  readonly record: RecordRow;
}

interface InlineCell {
  readonly editing: Editing | undefined;
  readonly close: () => void;
}

/** Tells the cells of a grid which of them is being changed. */
export const InlineCellContext = createContext<InlineCell>({ editing: undefined, close: () => undefined });

export const useInlineCell = (): InlineCell => useContext(InlineCellContext);

/** Column → field that is written, for the columns that the held form of this list can change. */
export function inlineColumns({ entity, links, columns }: Pick<RecordList, "entity" | "links" | "columns">) {
  const form = links.edit ? formFieldsOf(getEntityPage(links.edit)) : [];
  const fields = columns.all.map((column) => [column, inlineField(entity, form, column)] as const);
  return new Map(fields.flatMap(([column, field]) => (field ? [[column, field] as const] : [])));
}

/** Starts and ends the change of a single cell; the focus comes back to it, so that the arrow keys go on from there. */
export function useInlineCells(list: RecordList, api: RefObject<GridApi<RecordRow> | null>) {
  const [editing, setEditing] = useState<Editing>();
  const { search } = useLocation();
  const { entity } = list;
  const fields = inlineColumns(list);
  // Other rows than those the change began in.
  useEffect(() => setEditing(undefined), [search]);
  const cell = useMemo((): InlineCell => {
    const close = () => {
      const row = editing && api.current?.getRowNode(editing.key)?.rowIndex;
      setEditing(undefined);
      if (editing && typeof row === "number") api.current?.setFocusedCell(row, editing.column);
    };
    return { editing, close };
  }, [editing, api]);
  return {
    cell,
    /** Whether the cell can be changed; if so it is now. */
    start(record: RecordRow, column: string): boolean {
      const field = fields.get(column);
      if (!field || !isAllowed(record, "edit")) return false;
      setEditing((before) => before ?? { key: keyOf(entity, record), column, field, record });
      return true;
    },
  };
}
