import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Field, FieldKind, ListReader } from "@retribusi/contract/define/field";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { RecordRow } from "../record.ts";

/** Values of these kinds are read whole, as far as they fit. */
const kinds: ReadonlySet<FieldKind> = new Set(["text", "email", "select", "money"]);

/** Pixels: the room beside a cell's words, one letter, the most that words get before they are cut, and the steps in which a column grows. */
const room = { beside: 24, letter: 7.6, most: 272, step: 8 } as const;
/** Pixels of the sign of a state and of what is around its smaller words, and one letter of them. */
const badge = { beside: 64, letter: 6.9 } as const;

/** Whom the list is for, and whether its rows have room for two lines. */
export interface RoomReader extends ListReader {
  readonly isTall: boolean;
}

/** Letters of the longer line, where words are broken into two as evenly as they can be. */
function foldedLength(words: string): number {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index);
  return Math.min(words.length, ...breaks.map((at) => Math.max(at, words.length - at - 1)));
}

const pixels = (letters: number, { beside, letter }: { readonly beside: number; readonly letter: number }): number =>
  letters === 0 ? 0 : beside + letter * letters;

/** The words of a cell: an amount, the label of a choice, the name of a state, or a text as it is. */
function wordsIn({ options, names }: Field, value: unknown, record: RecordRow, { language }: ListReader): string {
  if (typeof value === "number" && !options) return formatRupiah(value);
  const choices = names && language !== "id" ? names.options : options;
  const code = names ? record[names.field] : value;
  return choices?.find((choice) => choice.value === code)?.label[language] ?? String(value);
}

/** Pixels that a cell needs. */
function roomIn(field: Field, value: unknown, record: RecordRow, reader: RoomReader): number {
  const { text, beside = "" } = field.listed?.text(record, reader) ?? {};
  if (text !== undefined) {
    const isFolded = reader.isTall && beside === "";
    return pixels(isFolded ? foldedLength(text) : Math.max(text.length, beside.length), room);
  }
  if (value === null || value === undefined) return 0;
  const words = wordsIn(field, value, record, reader);
  return pixels(reader.isTall ? foldedLength(words) : words.length, field.names ? badge : room);
}

/** How wide each column of words has to be for the longest that it shows; columns that show none are missing. */
export function roomOf(
  entity: AnyEntity,
  shown: readonly string[],
  records: readonly RecordRow[],
  reader: RoomReader,
): Readonly<Record<string, number>> {
  const wide = shown
    .map((name) => [name, fieldOf(entity, name)] as const)
    .filter(([, field]) => kinds.has(field.kind) || field.listed)
    .map(
      ([name, field]) => [name, Math.max(0, ...records.map((one) => roomIn(field, one[name], one, reader)))] as const,
    )
    .filter(([, needed]) => needed > 0);
  return Object.fromEntries(
    wide.map(([name, needed]) => [name, Math.min(room.most, Math.ceil(needed / room.step) * room.step)]),
  );
}

/** Whether one of the columns tells something beside its value, which takes rows of two lines. */
export const isTwoLined = (
  entity: AnyEntity,
  shown: readonly string[],
  records: readonly RecordRow[],
  reader: ListReader,
): boolean =>
  shown.some((name) => {
    const { listed } = fieldOf(entity, name);
    return listed !== undefined && records.some((record) => listed.text(record, reader)?.beside !== undefined);
  });
