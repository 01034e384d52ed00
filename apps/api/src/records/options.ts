import { type EntityName, findEntity, isEntityName } from "@retribusi/contract/access/entities";
import { fieldOf } from "@retribusi/contract/define/entity";
import type { CurrentUser } from "../access/current-user.ts";
import { may, requireVerb } from "../access/permissions.ts";
import { scope } from "../access/scope.ts";
import type { Deps } from "../lib/deps.ts";
import { columnOf, tableOf } from "./columns.ts";
import type { Filter } from "./condition.ts";
import { ownValues } from "./own-values.ts";
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

/** A field whose values are unique, as a form asks about it. */
export interface ExistCheck {
  readonly entity: EntityName;
  readonly field: string;
}

/** `userdata_username_exist`: the entity and the field a form asks about; only fields declared unique can be asked about. */
export function parseExistCheck(name: string): ExistCheck | undefined {
  const [, target = ""] = /^(.+)_exist$/.exec(name) ?? [];
  for (let split = target.indexOf("_"); split > 0; split = target.indexOf("_", split + 1)) {
    const entity = target.slice(0, split);
    const field = target.slice(split + 1);
    if (isEntityName(entity) && findEntity(entity)?.fields[field]?.unique) return { entity, field };
  }
  return;
}

/** One's own name or address is no news; of others' only who writes such records may know whether they exist. */
function requireMayAsk(user: CurrentUser, { entity, field }: ExistCheck, value: string): void {
  const own = new Map([
    ["username", user.username],
    ["email", user.email],
  ]);
  const isOwn = entity === "userdata" && own.get(field)?.toLowerCase() === value.toLowerCase();
  if (!isOwn && !may(user, entity, "edit")) requireVerb(user, entity, "add");
}

/**
 * Whether any row, seen or not, already has this value: a code must be unique beyond the asker's own rows. `asked` names the region or
 * agency among whose rows it is unique; without it the asker's own counts, as when they add the record. Throws FORBIDDEN.
 */
export async function existsValue(
  { db }: Deps,
  user: CurrentUser,
  check: ExistCheck,
  value: string,
  asked: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  requireMayAsk(user, check, value);
  const { entity: name, field } = check;
  const entity = entityOf(name);
  const { kind, unique = [] } = fieldOf(entity, field);
  if (kind === "integer" && !/^\d{1,9}$/.test(value)) return false;
  const own = ownValues(user);
  const within = unique.flatMap((other) => {
    const shared = Number(asked[other] ?? own[other] ?? 0);
    return Number.isInteger(shared) && shared > 0 ? [[other, shared] as const] : [];
  });
  const conditions = [[field, value] as const, ...within];
  const where = conditions.map(([column]) => `${columnOf(entity, column)} = ?`).join(" AND ");
  const values = conditions.map(([, wanted]) => wanted);
  const rows = await runSql(db, `SELECT 1 FROM ${tableOf(entity)} t WHERE ${where} LIMIT 1`, values);
  return rows.length > 0;
}
