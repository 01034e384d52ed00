import { answerSchema } from "@retribusi/contract/define/answer";
import { companionsOf } from "@retribusi/contract/define/cell";
import {
  type AnyEntity,
  addBody,
  editBody,
  fieldOf,
  filterable,
  identityFields,
  isVersioned,
  readableFields,
  version,
} from "@retribusi/contract/define/entity";
import { searchHeader } from "@retribusi/contract/define/header";
import { z } from "zod";

const can = z
  .object({
    view: z.boolean(),
    edit: z.boolean(),
    delete: z.boolean(),
    identity: z
      .boolean()
      .optional()
      .meta({ description: "The identity number stands masked, and `identitas` answers it in full" }),
  })
  .meta({ id: "Can" });

function rowOf(entity: AnyEntity, names: readonly string[]): z.ZodObject {
  const shape = names.map((name): [string, z.ZodType] => {
    const field = fieldOf(entity, name);
    return [name, answerSchema(field).meta({ description: field.label.en })];
  });
  const versi = isVersioned(entity) ? { versi: version } : {};
  return z.object({ ...Object.fromEntries(shape), ...versi, can });
}

/** One record as its view answers it. */
export const recordSchema = (entity: AnyEntity) => rowOf(entity, readableFields(entity)).meta({ id: entity.name });

/** The identity numbers of one record. */
export function identitySchema(entity: AnyEntity) {
  const names = identityFields(entity);
  return z.object(Object.fromEntries(names.map((name) => [name, answerSchema(fieldOf(entity, name))])));
}

/** A row of a list: its columns and what they can't be shown without. */
export function listSchema(entity: AnyEntity) {
  const columns = [...new Set([...entity.key, ...entity.columns])];
  const row = rowOf(entity, [...columns, ...companionsOf(entity, columns)]).meta({ id: `${entity.name}_row` });
  return z.object({
    records: z.array(row),
    page: z.int(),
    limit: z.int(),
    hasMore: z.boolean(),
    note: z.string().optional(),
  });
}

/** Fields that a page for adding leaves out are filled in from the writer's own region, agency or group. */
export function addSchema(entity: AnyEntity): z.ZodObject {
  const forms = Object.values(entity.pages).flatMap(({ verb, form }) => (verb === "add" && form ? [form] : []));
  const left = entity.form.filter((name) => forms.some((form) => !form.includes(name)));
  const asked = entity.form.filter((name) => !left.includes(name));
  return addBody(entity, asked).extend(addBody(entity, left).partial().shape);
}

export const editSchema = (entity: AnyEntity): z.ZodObject => editBody(entity, entity.form);

/** What is searched for, here or in the header, which no proxy writes down. */
export const search = z
  .string()
  .max(100)
  .optional()
  .meta({
    description: `May be sent as header \`${searchHeader}\`, percent-encoded, so that it is no part of the address.`,
    param: { id: "search" },
  });

/** The same in every list, and told once in the document. */
const paging = {
  page: z
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .meta({ param: { id: "page" } }),
  limit: z
    .int()
    .min(1)
    .max(200)
    .optional()
    .meta({ param: { id: "limit" } }),
  search,
  ordertype: z
    .literal(["asc", "desc"])
    .optional()
    .meta({ param: { id: "ordertype" } }),
};

export const listQuery = (entity: AnyEntity) =>
  z.object({
    ...paging,
    orderby: z.literal([...new Set([...entity.sort, entity.key[0] ?? "id"])]).optional(),
    ...Object.fromEntries(filterable(entity).map((name) => [`filter[${name}]`, z.string().max(500).optional()])),
  });
