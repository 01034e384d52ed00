import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { FieldKind } from "@retribusi/contract/define/field";
import type { RecordRow } from "../record.ts";

/** Words of these kinds are read whole, as far as they fit. */
const kinds: ReadonlySet<FieldKind> = new Set(["text", "email", "reference", "several"]);

/** Pixels: the room beside a cell's words, one letter, the most that words get before they are cut, and the steps in which a column grows. */
const room = { beside: 24, letter: 7.6, most: 232, step: 16 } as const;

const lettersOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.join(", ").length;
  return typeof value === "string" ? value.length : 0;
};

/** How wide each column of words has to be for the longest that it shows; columns that show none are missing. */
export function roomOf(
  entity: AnyEntity,
  shown: readonly string[],
  records: readonly RecordRow[],
): Readonly<Record<string, number>> {
  const wide = shown
    .filter((name) => kinds.has(fieldOf(entity, name).kind))
    .map((name) => [name, Math.max(0, ...records.map((record) => lettersOf(record[name])))] as const)
    .filter(([, letters]) => letters > 0);
  return Object.fromEntries(
    wide.map(([name, letters]) => {
      const pixels = room.beside + room.letter * letters;
      return [name, Math.min(room.most, Math.ceil(pixels / room.step) * room.step)];
    }),
  );
}
