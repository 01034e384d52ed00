import { type AnyEntity, fieldOf, filterable } from "@retribusi/contract/define/entity";
import { z } from "zod";
import { AppError } from "../http/app-error.ts";
import { validate } from "../http/validate.ts";
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
const range = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** A filter's value must be one the column can have; a list is separated by commas, days by `..`. */
function readFilter(entity: AnyEntity, name: string, value: string): Filter {
  const { kind, options } = fieldOf(entity, name);
  const refuse = () => new AppError("VALIDATION", { fields: { [`filter.${name}`]: wrong } });
  if (kind === "date" || kind === "instant") {
    const [, from, until] = range.exec(value) ?? [];
    if (!from && !until) throw refuse();
    return { field: name, ...(from ? { from } : {}), ...(until ? { until } : {}) };
  }
  const wanted = value.split(",").slice(0, 50);
  if (options) {
    const known = options.filter((option) => wanted.includes(String(option.value))).map((option) => option.value);
    if (known.length !== wanted.length) throw refuse();
    return { field: name, oneOf: known };
  }
  const numeric = ["integer", "money", "reference"].includes(kind);
  if (numeric && !wanted.every((one) => /^\d{1,15}$/.test(one))) throw refuse();
  if (kind === "boolean") return { field: name, oneOf: [value === "true" || value === "1"] };
  return { field: name, oneOf: numeric ? wanted.map(Number) : wanted };
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

/** `list/:fieldName/:fieldValue`: one more filter, in the address. */
export function withFilter(entity: AnyEntity, query: ListQuery, name: string, value: string): ListQuery {
  if (!filterable(entity).includes(name)) throw new AppError("VALIDATION", { fields: { [name]: wrong } });
  return { ...query, filters: [...query.filters, readFilter(entity, name, value)] };
}
