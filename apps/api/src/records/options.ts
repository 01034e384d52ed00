import { type EntityName, findEntity, isEntityName } from "@retribusi/contract/entities";
import type { CurrentUser } from "../access/current-user.ts";
import { scope } from "../access/scope.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../http/app-error.ts";
import { columnOf, tableOf } from "./columns.ts";
import type { Filter } from "./condition.ts";
import { entityOf, listRows, runSql } from "./reader.ts";

export interface ChoiceOption {
  readonly value: number;
  readonly label: string;
}

/** Choices of a reference field: rows the user may see, narrowed by search, by one `value`, or by fields they must share. */
export async function listOptions(
  { db }: Deps,
  user: CurrentUser,
  name: EntityName,
  asked: Readonly<Record<string, unknown>>,
): Promise<ChoiceOption[]> {
  const entity = entityOf(name);
  const key = entity.key[0] ?? "id";
  const filters = Object.entries(asked).flatMap(([field, value]): Filter[] => {
    if (field === "value" && typeof value === "string" && value !== "") return [{ field: key, oneOf: [value] }];
    return entity.filters.includes(field) && typeof value === "string" && value !== ""
      ? [{ field, oneOf: [value] }]
      : [];
  });
  const search = typeof asked.search === "string" ? asked.search.slice(0, 100) : "";
  const query = { page: 1, limit: 50, search, orderby: entity.label, ordertype: "asc", filters } as const;
  const { rows } = await listRows(db, scope(user, name), [key, entity.label], query);
  return rows.map((row) => ({ value: Number(row[key]), label: String(row[entity.label] ?? "") }));
}

/** `userdata_username_exist`: the entity and the field a form asks about. */
export function parseExistCheck(name: string): { entity: EntityName; field: string } | undefined {
  const [, target = ""] = /^(.+)_exist$/.exec(name) ?? [];
  for (let split = target.indexOf("_"); split > 0; split = target.indexOf("_", split + 1)) {
    const entity = target.slice(0, split);
    const field = target.slice(split + 1);
    if (isEntityName(entity) && findEntity(entity)?.form.includes(field)) return { entity, field };
  }
  return;
}

/** Whether any row, seen or not, already has this value: a code must be unique beyond the asker's own rows. */
export async function existsValue({ db }: Deps, name: EntityName, field: string, value: string): Promise<boolean> {
  const entity = entityOf(name);
  if (!["text", "email"].includes(entity.fields[field]?.kind ?? "")) throw new AppError("NOT_FOUND");
  const rows = await runSql(db, `SELECT 1 FROM ${tableOf(entity)} t WHERE ${columnOf(entity, field)} = ? LIMIT 1`, [
    value,
  ]);
  return rows.length > 0;
}
