import { countAnswer, countBound } from "@retribusi/contract/define/count";
import { type AnyEntity, fieldOf, identityFields } from "@retribusi/contract/define/entity";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { isWritable, type Resource } from "../../resource.ts";
import { answers, json, writing } from "./answers.ts";
import {
  addSchema,
  editSchema,
  identitySchema,
  listQuery,
  listSchema,
  recordSchema,
  search,
} from "./record-schemas.ts";

export const idParams = z.object({ id: z.string().meta({ description: "Key of the record" }) });

/** `list/:fieldName/:fieldValue`: one more filter, in the address. */
const filterParams = z.object({
  fieldName: z.string().meta({ description: "A field of the record" }),
  fieldValue: z.string().meta({ description: "The value that the rows must have" }),
});

const filtered = "{fieldName}/{fieldValue}";

/** Lists and counts at each of their addresses. */
function listCalls(entity: AnyEntity, tags: string[]): ZodOpenApiPathsObject {
  const { name } = entity;
  const query = listQuery(entity);
  const call = (summary: string, responses: ZodOpenApiOperationObject["responses"], path?: typeof filterParams) => ({
    get: {
      ...{ tags, summary, responses },
      requestParams: { query: responses === count ? counted : query, ...(path ? { path } : {}) },
    },
  });
  const list = answers(listSchema(entity));
  const count = answers(countAnswer);
  const counted = query.extend({ max: countBound.meta({ description: "Counts at most so many rows" }).optional() });
  return {
    [`/${name}`]: call("List", list),
    [`/${name}/list`]: call("List", list),
    [`/${name}/index`]: call("List", list),
    [`/${name}/list/${filtered}`]: call("List of the rows with one value", list, filterParams),
    [`/${name}/index/${filtered}`]: call("List of the rows with one value", list, filterParams),
    [`/${name}/count`]: call("Count", count),
    [`/${name}/count/${filtered}`]: call("Count of the rows with one value", count, filterParams),
  };
}

function writeCalls(entity: AnyEntity, tags: string[], record: z.ZodType): ZodOpenApiPathsObject {
  const { name } = entity;
  const responses = answers(record, [...writing, "405"]);
  const body = (schema: z.ZodType) => ({ ...json(schema), required: true });
  const remove = (summary: string) => ({
    tags,
    summary,
    requestParams: { path: idParams },
    responses: answers(z.object({ deleted: z.literal(1) }), ["405", "409"]),
  });
  return {
    [`/${name}/add`]: { post: { tags, summary: "Add", requestBody: body(addSchema(entity)), responses } },
    [`/${name}/edit/{id}`]: {
      post: {
        tags,
        summary: "Change, whole or one field",
        requestParams: { path: idParams },
        requestBody: body(editSchema(entity)),
        responses,
      },
    },
    [`/${name}/delete/{id}`]: { delete: remove("Delete"), get: remove("Delete, as a plain address") },
  };
}

/** The choices of a reference field, and whether a value is taken, as forms ask for them. */
function choiceCalls(entity: AnyEntity): ZodOpenApiPathsObject {
  const { name, fields, filters } = entity;
  const tags = ["components_data"];
  const text = z.string().max(500).optional();
  const narrowed = (names: readonly string[]) => Object.fromEntries(names.map((field) => [field, text]));
  const choices = {
    tags,
    summary: "Choices",
    requestParams: { query: z.object({ search, value: text, ...narrowed(filters) }) },
    responses: answers(z.array(z.object({ value: z.int(), label: z.string() }))),
  };
  const checks = Object.keys(fields).flatMap((field) => {
    const { unique } = fieldOf(entity, field);
    if (!unique) return [];
    const call = { tags, summary: "Whether the value is taken", responses: answers(z.boolean()) };
    const query = narrowed(unique);
    const byAddress = { path: z.object({ value: z.string() }), query: z.object(query) };
    const byHeader = { query: z.object({ ...query, search }) };
    const address = `/components_data/${name}_${field}_exist`;
    return [
      [`${address}/{value}`, { get: { ...call, requestParams: byAddress } }] as const,
      [address, { get: { ...call, requestParams: byHeader } }] as const,
    ];
  });
  return { [`/components_data/${name}`]: { get: choices }, ...Object.fromEntries(checks) };
}

/** The identity number that a view shows masked. */
function identityCall(entity: AnyEntity, tags: string[]): ZodOpenApiPathsObject {
  if (identityFields(entity).length === 0) return {};
  const summary = "The identity number in full; every look at somebody else's is written down";
  const call = { tags, summary, requestParams: { path: idParams }, responses: answers(identitySchema(entity)) };
  return { [`/${entity.name}/identitas/{id}`]: { get: call } };
}

/** The calls that every entity has, made from its declaration. */
export function recordCalls(entity: AnyEntity, resource: Resource): ZodOpenApiPathsObject {
  const { name } = entity;
  const tags = [name];
  const record = recordSchema(entity);
  const view = { tags, summary: "One record", requestParams: { path: idParams }, responses: answers(record) };
  return {
    ...listCalls(entity, tags),
    [`/${name}/view/{id}`]: { get: view },
    ...identityCall(entity, tags),
    ...(isWritable(resource) ? writeCalls(entity, tags, record) : {}),
    ...choiceCalls(entity),
  };
}
