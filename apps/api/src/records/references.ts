import { isEntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { CurrentUser } from "../access/current-user.ts";
import { scope } from "../access/scope.ts";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";
import { findRow } from "./reader.ts";
import type { RecordRow } from "./row.ts";

/** A choice that isn't there, or not for the writer. */
export const outside = { en: "Please choose one from the list.", id: "Pilih salah satu dari daftar." };
const mismatchOf = (label: string) => ({
  en: `This one does not belong to the chosen ${label.toLowerCase()}.`,
  id: "Pilihan ini bukan bagian dari pilihan di atasnya.",
});

/**
 * Every chosen reference must be a row that the writer may see, and share the fields the declaration names: an agency of the chosen
 * region. Throws VALIDATION with the field.
 */
export async function requireReferences(
  { db }: Deps,
  user: CurrentUser,
  entity: AnyEntity,
  write: Readonly<RecordRow>,
  before: Readonly<RecordRow> = {},
): Promise<void> {
  const row = { ...before, ...write };
  for (const name of entity.form) {
    const { reference } = fieldOf(entity, name);
    const value = row[name];
    if (!reference) continue;
    const shared = Object.entries(reference.within);
    const isTouched = name in write || shared.some(([other]) => other in write);
    if (!isTouched || typeof value !== "number" || !isEntityName(reference.entity.name)) continue;
    const target = await findRow(db, scope(user, reference.entity.name), [value]);
    if (!target) throw new AppError("VALIDATION", { fields: { [name]: outside } });
    const [mismatch] = shared.find(([other, theirs]) => target[theirs] !== row[other]) ?? [];
    if (mismatch)
      throw new AppError("VALIDATION", { fields: { [name]: mismatchOf(fieldOf(entity, mismatch).label.en) } });
  }
}
