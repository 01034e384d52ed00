/** How full a day is, from 0 (empty) to 4 (full): each step is drawn higher in its cell, not only darker. */
export const stepOf = (percent: number): number =>
  percent <= 0 ? 0 : percent >= 100 ? 4 : Math.min(3, Math.ceil(percent / 34));

interface Place {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const week = 7;

/** Where a key leads from a cell; nothing for a key that moves nowhere. */
export function placeAfter(
  key: string,
  isFar: boolean,
  { row, column }: Place,
  { rows, columns }: Size,
): Place | undefined {
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  switch (key) {
    case "ArrowLeft":
      return { row, column: clamp(column - 1, lastColumn) };
    case "ArrowRight":
      return { row, column: clamp(column + 1, lastColumn) };
    case "ArrowUp":
      return { row: clamp(row - 1, lastRow), column };
    case "ArrowDown":
      return { row: clamp(row + 1, lastRow), column };
    case "PageUp":
      return { row, column: clamp(column - week, lastColumn) };
    case "PageDown":
      return { row, column: clamp(column + week, lastColumn) };
    case "Home":
      return { row: isFar ? 0 : row, column: 0 };
    case "End":
      return { row: isFar ? lastRow : row, column: lastColumn };
    default:
      return undefined;
  }
}
