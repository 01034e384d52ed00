import { type AnyEndpoint, isDeclared, type Upload } from "@retribusi/contract/define/endpoint";
import {
  type AnyEntity,
  addBody,
  editBody,
  fieldOf,
  filterable,
  isVersioned,
  readableFields,
  version,
} from "@retribusi/contract/define/entity";
import { exportFormats, queuedDocument } from "@retribusi/contract/define/export";
import { importLimits, importReport } from "@retribusi/contract/define/import";
import { type EntityName, isEntityName } from "@retribusi/contract/entities";
import { errorKinds } from "@retribusi/contract/errors";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { entityOf } from "../records/reader.ts";
import { isWritable, type Resource } from "../records/resource.ts";

const errorAnswer = z
  .object({
    error: z.object({
      code: z.literal(Object.keys(errorKinds)),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  })
  .meta({ id: "Error", description: "What every failed call answers; `message` is in the asked language." });

const can = z.object({ view: z.boolean(), edit: z.boolean(), delete: z.boolean() }).meta({ id: "Can" });

const json = (schema: z.ZodType) => ({ content: { "application/json": { schema } } });

const form = ({ field, files }: Upload) => ({
  content: { "multipart/form-data": { schema: z.object({ [field]: z.array(z.file()).min(1).max(files) }) } },
});

const failure = { description: "An error of the catalogue", ...json(errorAnswer) };

const pdf = (schema: z.ZodType) => ({ content: { "application/pdf": { schema } } });

const answers = (schema: z.ZodType) => ({
  "200": { description: "Done", ...(schema instanceof z.ZodFile ? pdf(schema) : json(schema)) },
  default: failure,
});

const isObject = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject;

function recordOf(entity: AnyEntity): z.ZodObject {
  const shape = readableFields(entity).map((name): [string, z.ZodType] => {
    const { schema, optional } = fieldOf(entity, name);
    return [name, optional ? schema : schema.nullable()];
  });
  const versi = isVersioned(entity) ? { versi: version } : {};
  return z.object({ ...Object.fromEntries(shape), ...versi, can }).meta({ id: entity.name });
}

const listQuery = (entity: AnyEntity) =>
  z.object({
    page: z.int().min(1).optional(),
    limit: z.int().min(1).max(200).optional(),
    search: z.string().max(100).optional(),
    orderby: z.literal([...entity.sort, entity.key[0] ?? "id"]).optional(),
    ordertype: z.literal(["asc", "desc"]).optional(),
    ...Object.fromEntries(filterable(entity).map((name) => [`filter[${name}]`, z.string().optional()])),
  });

const idParams = z.object({ id: z.string().meta({ description: "Key of the record" }) });

const format = z.literal(exportFormats);
const exportQuery = {
  format,
  columns: z.string().optional().meta({ description: "Columns in their order, separated by commas" }),
};

const fileTypes = [
  "text/csv",
  "text/html",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  queuedDocument,
];

/** A file in one of the formats of exports. */
const exportCall = (
  tags: string[],
  summary: string,
  requestParams: NonNullable<ZodOpenApiOperationObject["requestParams"]>,
) => ({
  get: {
    tags,
    summary,
    requestParams,
    responses: {
      "200": {
        description: "Done",
        content: Object.fromEntries(fileTypes.map((type) => [type, { schema: z.file() }])),
      },
      default: failure,
    },
  },
});

function recordCalls(entity: AnyEntity, resource: Resource): ZodOpenApiPathsObject {
  const { name } = entity;
  const tags = [name];
  const record = recordOf(entity);
  const list = z.object({ records: z.array(record), page: z.int(), limit: z.int(), hasMore: z.boolean() });
  const query = listQuery(entity);
  const reads: ZodOpenApiPathsObject = {
    [`/${name}/export`]: exportCall(tags, "All rows of the list as a file", {
      query: query.extend(exportQuery).omit({ page: true, limit: true }),
    }),
    [`/${name}/view/{id}/export`]: exportCall(tags, "One record as a file", {
      path: idParams,
      query: z.object({ format }),
    }),
    [`/${name}`]: { get: { tags, summary: "List", requestParams: { query }, responses: answers(list) } },
    [`/${name}/count`]: {
      get: { tags, summary: "Count", requestParams: { query }, responses: answers(z.object({ num: z.int() })) },
    },
    [`/${name}/view/{id}`]: {
      get: { tags, summary: "One record", requestParams: { path: idParams }, responses: answers(record) },
    },
  };
  if (!isWritable(resource)) return reads;
  const write = (summary: string, body: z.ZodType, path?: typeof idParams): ZodOpenApiOperationObject => ({
    tags,
    summary,
    ...(path ? { requestParams: { path } } : {}),
    requestBody: json(body),
    responses: answers(record),
  });
  return {
    ...reads,
    [`/${name}/add`]: { post: write("Add", addBody(entity, entity.form)) },
    [`/${name}/edit/{id}`]: { post: write("Change, whole or one field", editBody(entity, entity.form), idParams) },
    [`/${name}/delete/{id}`]: {
      delete: {
        tags,
        summary: "Delete",
        requestParams: { path: idParams },
        responses: answers(z.object({ deleted: z.literal(1) })),
      },
    },
  };
}

/** Rows from a csv file; the report says line by line what happened or would happen. */
function importCalls({ name, import: isImportable }: AnyEntity): ZodOpenApiPathsObject {
  if (!isImportable) return {};
  const tags = [name];
  const query = z.object({ dryrun: z.literal("1").optional() });
  const requestBody = form({ field: "import", files: 1, megabytes: importLimits.megabytes });
  const report = importReport.meta({ id: "ImportReport" });
  const csv = { "200": { description: "Done", content: { "text/csv": { schema: z.string() } } }, default: failure };
  return {
    [`/${name}/import`]: {
      post: { tags, summary: "Add from csv", requestParams: { query }, requestBody, responses: answers(report) },
    },
    [`/${name}/import/template`]: { get: { tags, summary: "Headers of a csv file", responses: csv } },
  };
}

function operationOf(endpoint: AnyEndpoint): ZodOpenApiOperationObject {
  const { path, summary, params, query, body, upload, answer, access } = endpoint;
  return {
    tags: [path.split("/")[0] ?? path],
    summary,
    ...(access === "public" ? { security: [] } : {}),
    ...(typeof access === "object" ? { description: `Pages: ${access.pages.join(", ")}` } : {}),
    requestParams: { ...(isObject(params) ? { path: params } : {}), ...(isObject(query) ? { query } : {}) },
    ...(isDeclared(body) ? { requestBody: json(body) } : {}),
    ...(upload ? { requestBody: form(upload) } : {}),
    responses: answers(answer),
  };
}

function endpointPaths(endpoints: readonly AnyEndpoint[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(endpoint) };
  }
  return paths;
}

/** The whole API as OpenAPI 3.1, made from the schemas that validate it. */
export function openApiDocument(
  endpoints: readonly AnyEndpoint[],
  registry: Readonly<Partial<Record<EntityName, Resource>>>,
) {
  const records = Object.entries(registry).flatMap(([name, resource]) =>
    isEntityName(name) && resource ? [recordCalls(entityOf(name), resource), importCalls(entityOf(name))] : [],
  );
  return createDocument({
    openapi: "3.1.0",
    info: { title: "e-Retribusi", version: "1", description: "Booking and payment of regional public assets." },
    servers: [{ url: "/api" }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    paths: Object.assign(endpointPaths(endpoints), ...records),
  });
}
