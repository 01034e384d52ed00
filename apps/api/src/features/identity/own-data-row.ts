import { cellOf } from "@retribusi/contract/access/field-cell";
import { type Reader, textOf } from "@retribusi/contract/define/cell";
import type { RowWords } from "./own-data-words.ts";

type Values = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);

function inner(value: unknown, words: RowWords, reader: Reader): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => inner(one, words, reader));
  return isRow(value) ? explained(value, words, reader) : value;
}

/**
 * A row with its values as they are stored, and as its owner reads them: `keterangan` names each value that is filled in and says it in
 * words of their language, moments by the clocks of the place. Rows within it get the same.
 */
export function explained(row: Values, words: RowWords, reader: Reader): Values {
  const keterangan: Record<string, string> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const within = words.rows?.[name];
    rest[name] = within ? inner(value, within, reader) : value;
    const field = words.fields[name];
    const text = field && !within ? textOf(cellOf(field, value, row, reader), reader.language) : "";
    if (field && text !== "") keterangan[field.label[reader.language]] = text;
  }
  return { keterangan, ...rest };
}
