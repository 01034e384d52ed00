import { isEntityName } from "@retribusi/contract/access/entities";
import { cellOf } from "@retribusi/contract/access/field-cell";
import { type Reader, textOf } from "@retribusi/contract/define/cell";
import { addDays, formatDays, formatInstant, type Zone } from "@retribusi/contract/define/dates";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Language } from "@retribusi/contract/define/label";
import { roleLabels } from "@retribusi/contract/define/roles";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Fact } from "../../render/table.ts";
import type { Filter } from "../condition.ts";
import type { ListQuery } from "../list-query.ts";
import { listOptions } from "../options.ts";

const words = {
  en: {
    search: "Search",
    order: "Order",
    asc: "ascending",
    desc: "descending",
    made: "Made",
    by: "by",
    missing: "not found",
  },
  id: {
    search: "Pencarian",
    order: "Urutan",
    asc: "menaik",
    desc: "menurun",
    made: "Dibuat",
    by: "oleh",
    missing: "tidak ditemukan",
  },
} as const;

/** The name of the row that a reference leads to; undefined when the user may not see it. */
async function findReferenceName(
  deps: Deps,
  user: CurrentUser,
  entity: AnyEntity,
  name: string,
  value: unknown,
): Promise<string | undefined> {
  const target = fieldOf(entity, name).reference?.entity.name ?? "";
  if (!isEntityName(target)) return String(value);
  const [option] = await listOptions(deps, user, target, { value: String(value) });
  return option?.label;
}

/** The same with its key where the user may not see it. */
export const referenceName = async (...asked: Parameters<typeof findReferenceName>): Promise<string> =>
  (await findReferenceName(...asked)) ?? String(asked[4]);

/** One filter in words: names of records; what the user may not see is not there. */
export async function filterFact(
  deps: Deps,
  user: CurrentUser,
  entity: AnyEntity,
  { field: name, oneOf = [], from, until }: Filter,
  reader: Reader,
): Promise<Fact> {
  const { language } = reader;
  const field = fieldOf(entity, name);
  const nameOf = async (value: unknown) =>
    (await findReferenceName(deps, user, entity, name, value)) ?? words[language].missing;
  const values = oneOf.map((value) =>
    field.reference ? nameOf(value) : textOf(cellOf(field, value, {}, reader), language),
  );
  return [
    field.label[language],
    [formatDays(from ?? "", until ? addDays(until, -1) : "", language), ...(await Promise.all(values))]
      .filter((text) => text)
      .join(", "),
  ];
}

/** What the rows of a list were chosen by: search, filters, order. */
export async function listFacts(
  deps: Deps,
  user: CurrentUser,
  entity: AnyEntity,
  query: ListQuery,
  reader: Reader,
): Promise<Fact[]> {
  const { language } = reader;
  const say = words[language];
  const filters = query.filters.map((filter) => filterFact(deps, user, entity, filter, reader));
  const order = fieldOf(entity, query.orderby).label[language];
  return [
    ...(query.search ? [[say.search, query.search] as const] : []),
    ...(await Promise.all(filters)),
    [say.order, `${order}, ${say[query.ordertype]}`],
  ];
}

/** Who made a document when, in the zone of their office. */
export const makerFact = (user: CurrentUser, now: Date, zone: Zone, language: Language): Fact => {
  const say = words[language];
  const role = roleLabels[user.role][language];
  return [say.made, `${formatInstant(now, zone, language)}, ${say.by} ${user.fullname} (${role})`];
};
