import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { placeAfter } from "./heat-step.ts";

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;

/**
 * One cell of a grid is reached by Tab, the others from it by arrow keys. The cells are moved between by hand: drawing thousands of them
 * again for each key would be felt.
 */
export function useGridFocus(size: Size, tell: (words: string) => void) {
  const current = useRef<HTMLElement>(null);
  const say = (cell: HTMLElement | null) => cell && tell(cell.getAttribute("aria-label") ?? "");
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
    onMouseOver: (event: MouseEvent<HTMLElement>) => say(cellOf(event.target)),
  };
}
