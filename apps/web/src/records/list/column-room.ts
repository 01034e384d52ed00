import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Field, FieldKind } from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";
import type { RecordRow } from "../record.ts";

/** Words of these kinds are read whole, as far as they fit. */
const kinds: ReadonlySet<FieldKind> = new Set(["text", "email", "select"]);

/** Pixels: the room beside a cell's words, one letter, the most that words get before they are cut, and the steps in which a column grows. */
const room = { beside: 24, letter: 7.6, most: 272, step: 16 } as const;

/** Letters of what a cell shows: of a choice its label. */
function lettersOf({ options }: Field, value: unknown, label: (label: Label) => string): number {
  if (value === null || value === undefined) return 0;
  const chosen = options?.find((option) => option.value === value);
  return (chosen ? label(chosen.label) : String(value)).length;
}

/** How wide each column of words has to be for the longest that it shows; columns that show none are missing. */
export function roomOf(
  entity: AnyEntity,
  shown: readonly string[],
  records: readonly RecordRow[],
  label: (label: Label) => string,
): Readonly<Record<string, number>> {
  const wide = shown
    .map((name) => [name, fieldOf(entity, name)] as const)
    .filter(([, field]) => kinds.has(field.kind))
    .map(([name, field]) => [name, Math.max(0, ...records.map((one) => lettersOf(field, one[name], label)))] as const)
    .filter(([, letters]) => letters > 0);
  return Object.fromEntries(
    wide.map(([name, letters]) => {
      const pixels = room.beside + room.letter * letters;
      return [name, Math.min(room.most, Math.ceil(pixels / room.step) * room.step)];
    }),
  );
}
