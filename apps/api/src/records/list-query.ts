import { type AnyEntity, fieldOf, filterable } from "@retribusi/contract/define/entity";
import { readWanted } from "@retribusi/contract/define/filter";
import type { Label } from "@retribusi/contract/define/label";
import { z } from "zod";
import { AppError } from "../lib/app-error.ts";
import { validate } from "../lib/validate.ts";
import type { Filter } from "./condition.ts";

export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly orderby: string;
  readonly ordertype: "asc" | "desc";
  readonly filters: readonly Filter[];
}

const blank = (value: unknown) => (value === "" ? undefined : value);
const wrong = { en: "This value doesn't fit the column.", id: "Nilai ini tidak sesuai dengan kolomnya." };

/** A filter's value must be one the column can have. */
function readFilter(entity: AnyEntity, name: string, value: string): Filter {
  const wanted = readWanted(entity, name, value);
  if (!wanted) throw new AppError("VALIDATION", { fields: { [`filter.${name}`]: wrong } });
  return { field: name, ...wanted };
}

const names = (list: readonly string[], fallback: string): [string, ...string[]] => [
  list[0] ?? fallback,
  ...list.slice(1),
];

function listSchema(entity: AnyEntity, max: number) {
  const filter = Object.fromEntries(filterable(entity).map((name) => [name, z.string().max(500).optional()]));
  return z.strictObject({
    page: z.preprocess(blank, z.coerce.number().int().min(1).max(100_000).optional()),
    limit: z.preprocess(blank, z.coerce.number().int().min(1).max(max).optional()),
    search: z.string().max(100).optional(),
    orderby: z.preprocess(blank, z.enum(names(entity.sort, entity.key[0] ?? "id")).optional()),
    ordertype: z.preprocess(blank, z.enum(["asc", "desc"]).optional()),
    filter: z.strictObject(filter).optional(),
  });
}

/** A schema compiles itself at its first use, so each list keeps its own. */
const schemas = new Map<string, ReturnType<typeof listSchema>>();

function schemaOf(entity: AnyEntity, max: number) {
  const name = `${entity.name} ${max}`;
  const known = schemas.get(name) ?? listSchema(entity, max);
  schemas.set(name, known);
  return known;
}

/** Reads what a list may be asked for: only declared columns order and filter. `max` bounds a page. */
export function readListQuery(entity: AnyEntity, query: unknown, max = 200): ListQuery {
  const key = entity.key[0] ?? "id";
  const asked = validate(schemaOf(entity, max), query);
  const filters = Object.entries(asked.filter ?? {}).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [readFilter(entity, name, value)] : [],
  );
  return {
    page: asked.page ?? 1,
    limit: asked.limit ?? 20,
    search: asked.search ?? "",
    orderby: asked.orderby ?? entity.order?.by ?? key,
    ordertype: asked.ordertype ?? (asked.orderby ? "asc" : (entity.order?.type ?? "desc")),
    filters,
  };
}

/** Why an address finds nothing, whatever rows there are. */
const noField = (name: string): Label => ({
  en: `These records can't be looked for by “${name}”, so none are shown.`,
  id: `Data ini tidak dapat dicari menurut “${name}”, jadi tidak ada yang ditampilkan.`,
});
const noValue = (label: Label, value: string): Label => ({
  en: `“${value}” is no value of ${label.en}, so no records are shown.`,
  id: `“${value}” bukan nilai ${label.id}, jadi tidak ada data yang ditampilkan.`,
});

/**
 * `list/:fieldName/:fieldValue`: one more filter, in the address. What the records don't show, or a value that the field can't have,
 * matches none of them, and the note says so: an address never shows more than it names.
 */
export function withFilter(
  entity: AnyEntity,
  query: ListQuery,
  name: string,
  value: string,
): { readonly query: ListQuery } | { readonly note: Label } {
  const shown = name.slice(0, 60);
  if (!filterable(entity).includes(name)) return { note: noField(shown) };
  const wanted = readWanted(entity, name, value);
  if (!wanted) return { note: noValue(fieldOf(entity, name).label, value.slice(0, 60)) };
  return { query: { ...query, filters: [...query.filters, { field: name, ...wanted }] } };
}
