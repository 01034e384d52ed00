import { type AnyEntity, fieldOf, filterable } from "@retribusi/contract/define/entity";
import { readWanted } from "@retribusi/contract/define/filter";
import type { Query } from "../../lib/call-address.ts";

/** What a list shows, all of it kept in the address so that it can be shared and survives a reload. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly order: Order | null;
  /** Field → wanted value, as the API takes it: several are separated by commas, days by `..`. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface Order {
  readonly by: string;
  readonly type: "asc" | "desc";
}

/** The order rows come in when nobody chose one: the entity's own, else the newest first. */
export const usualOrder = (entity: AnyEntity): Order => entity.order ?? { by: entity.key[0] ?? "", type: "desc" };

/** Pause after the last key of a search before the server is asked, in milliseconds: the specification's. */
export const searchPause = 1000;

export const pageSizes = [20, 50, 100] as const;
const defaultSize = pageSizes[0];
const own = ["page", "limit", "search", "orderby", "ordertype"];

const wholeNumber = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

const canFilter = (entity: AnyEntity, name: string): boolean => filterable(entity).includes(name);

function readOrder(entity: AnyEntity, search: URLSearchParams): Order | null {
  const by = search.get("orderby") ?? "";
  return entity.sort.includes(by) ? { by, type: search.get("ordertype") === "desc" ? "desc" : "asc" } : null;
}

function readFilters(entity: AnyEntity, search: URLSearchParams): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const [name, value] of search) {
    const field = /^filter\[(\w+)\]$/.exec(name)?.[1];
    if (field && value !== "" && canFilter(entity, field)) filters[field] = value;
  }
  return filters;
}

/** Reads the part after `?`; what the entity doesn't declare is left out, so that an old link still opens. */
export function readListState(entity: AnyEntity, search: URLSearchParams): ListState {
  const limit = wholeNumber(search.get("limit"));
  return {
    page: wholeNumber(search.get("page")) ?? 1,
    limit: pageSizes.find((size) => size === limit) ?? defaultSize,
    search: (search.get("search") ?? "").slice(0, 100),
    order: readOrder(entity, search),
    filters: readFilters(entity, search),
  };
}

/** The one filter of `/entity/list/:fieldName/:fieldValue`, when it is a field that the entity shows. */
export function readPathFilter(
  entity: AnyEntity,
  params: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const { fieldName = "", fieldValue = "" } = params;
  return fieldValue !== "" && canFilter(entity, fieldName) ? { [fieldName]: fieldValue } : {};
}

/** The first filter of a list whose value its column can't have. */
export const findImpossible = (entity: AnyEntity, { filters }: Pick<ListState, "filters">) =>
  Object.entries(filters)
    .map(([name, value]) => ({ name, value }))
    .find(({ name, value }) => !readWanted(entity, name, value));

/** Writes a state over an address and leaves what isn't the list's, such as an open record, in place. */
export function writeListState(state: ListState, before: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of before) {
    if (!own.includes(name) && !name.startsWith("filter[")) search.append(name, value);
  }
  if (state.page > 1) search.set("page", String(state.page));
  if (state.limit !== defaultSize) search.set("limit", String(state.limit));
  if (state.search) search.set("search", state.search);
  if (state.order) {
    search.set("orderby", state.order.by);
    search.set("ordertype", state.order.type);
  }
  for (const [name, value] of Object.entries(state.filters)) search.set(`filter[${name}]`, value);
  return search;
}

/** The state without its page, as list and count are asked for. */
export function toCountQuery(state: ListState): Query {
  const filters = Object.entries(state.filters).map(([name, value]) => [`filter[${name}]`, value] as const);
  return { ...(state.search ? { search: state.search } : {}), ...Object.fromEntries(filters) };
}

export const toListQuery = (state: ListState): Query => ({
  page: state.page,
  limit: state.limit,
  ...(state.order ? { orderby: state.order.by, ordertype: state.order.type } : {}),
  ...toCountQuery(state),
});

/** Columns of the filter panel: what can be chosen or typed; pictures and texts can't. */
export const filterFields = (entity: AnyEntity): string[] =>
  entity.filters.filter((name) => !["image", "images", "richtext", "json"].includes(fieldOf(entity, name).kind));
