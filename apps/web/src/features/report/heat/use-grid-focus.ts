import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { placeAfter } from "./heat-step.ts";

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;

/** The cell that was left for its rows, and the entry of the history in which it is. */
let left = { entry: "", place: "" };

const placeOf = ({ dataset: { row, column } }: HTMLElement) => `[data-row="${row}"][data-column="${column}"]`;

/** Whoever comes back from the rows of a cell finds the focus on it. */
function usePlaceBack(grid: RefObject<HTMLElement | null>) {
  const { key, search } = useLocation();
  const entry = `${key} ${search}`;
  useEffect(() => {
    if (left.entry === entry) grid.current?.querySelector<HTMLElement>(left.place)?.focus();
  }, [entry, grid]);
  return (cell: HTMLElement) => {
    left = { entry, place: placeOf(cell) };
  };
}

/**
 * One cell of a grid is reached by Tab, the others from it by arrow keys. The cells are moved between by hand: drawing thousands of them
 * again for each key would be felt.
 */
export function useGridFocus(size: Size, box: RefObject<HTMLElement | null>, describe: (words: string) => void) {
  const keepPlace = usePlaceBack(box);
  const current = useRef<HTMLElement>(null);
  const say = (cell: HTMLElement | null) => cell && describe(cell.getAttribute("aria-label") ?? "");
  return {
    /** The cells of such a table are grid cells, which may have the focus. */
    role: "grid",
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const cell = cellOf(event.target);
      if (!cell || event.altKey || event.metaKey) return;
      const at = { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
      const to = placeAfter(event.key, event.ctrlKey, at, size);
      if (!to) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`)?.focus();
    },
    onFocus(event: FocusEvent<HTMLElement>): void {
      const cell = cellOf(event.target);
      if (!cell) return;
      const before = current.current ?? event.currentTarget.querySelector<HTMLElement>("[data-row][tabindex='0']");
      before?.setAttribute("tabindex", "-1");
      cell.setAttribute("tabindex", "0");
      current.current = cell;
      say(cell);
    },
    onClick(event: MouseEvent<HTMLElement>): void {
      const cell = cellOf(event.target);
      if (cell) keepPlace(cell);
    },
    onMouseOver: (event: MouseEvent<HTMLElement>) => say(cellOf(event.target)),
  };
}
