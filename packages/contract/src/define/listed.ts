import { type AnyEntity, fieldOf } from "./entity.ts";
import type { Label } from "./label.ts";

/** The columns of a list that have a place on the screen: all but those that another one tells, too. */
export function placedColumns(entity: AnyEntity, columns: readonly string[]): string[] {
  const told = new Set(columns.flatMap((name) => fieldOf(entity, name).listed?.tells ?? []));
  return columns.filter((name) => !told.has(name));
}

/** What a column is called where lists are. */
export const headingOf = (entity: AnyEntity, name: string): Label => {
  const { listed, label } = fieldOf(entity, name);
  return listed?.label ?? label;
};
