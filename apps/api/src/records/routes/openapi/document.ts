import { type EntityName, findEntity, isEntityName } from "@retribusi/contract/access/entities";
import type { AnyEndpoint } from "@retribusi/contract/define/endpoint";
import { reports } from "@retribusi/contract/features/report/report.endpoints";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { entityOf } from "../../reader.ts";
import type { Resource } from "../../resource.ts";
import { answers, answersWith } from "./answers.ts";
import { endpointCalls } from "./endpoint-calls.ts";
import { exportCalls, importCalls, reportFileCalls } from "./file-calls.ts";
import { recordCalls } from "./record-calls.ts";

const open = (summary: string, responses: ZodOpenApiOperationObject["responses"]) => ({
  get: { tags: ["system"], summary, security: [], responses },
});

/** What the server says about itself. */
const ownCalls: ZodOpenApiPathsObject = {
  "/health": open("Whether this process can do its work", answers(z.object({ status: z.literal("ok") }))),
  "/health/payments": open(
    "Whether this process can take payments: what it commits is safe, and the journal keeps it",
    answers(z.object({ status: z.literal("ok") })),
  ),
  "/openapi.json": open("This document", answers(z.looseObject({ openapi: z.string() }))),
  "/docs": open("This document to read", answersWith({ "text/html": { schema: z.string() } })),
};

const methods = ["get", "post", "delete"] as const;

/** `GET /tbl_skpd/view/{id}` → `get_tbl_skpd_view_id` */
const operationId = (method: string, path: string): string => [method, ...(path.match(/\w+/g) ?? [])].join("_");

/** Calls of the same address stand together; a later source wins, as the declared call does over the one every entity has. */
function together(sources: readonly ZodOpenApiPathsObject[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [path, item] of sources.flatMap((source) => Object.entries(source))) {
    const named = methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [[method, { operationId: operationId(method, path), ...operation }] as const] : [];
    });
    paths[path] = { ...paths[path], ...Object.fromEntries(named) };
  }
  return paths;
}

const tagsOf = (paths: ZodOpenApiPathsObject) => {
  const names = Object.values(paths).flatMap((item) => methods.flatMap((method) => item[method]?.tags ?? []));
  return [...new Set(names)].sort().map((name) => {
    const title = findEntity(name)?.title.en;
    return { name, ...(title ? { description: title } : {}) };
  });
};

/** The whole API as OpenAPI 3.1, made from the schemas that validate it. */
export function openApiDocument(
  endpoints: readonly AnyEndpoint[],
  registry: Readonly<Partial<Record<EntityName, Resource>>>,
) {
  const records = Object.entries(registry).flatMap(([name, resource]) => {
    if (!isEntityName(name) || !resource) return [];
    const entity = entityOf(name);
    return [recordCalls(entity, resource), exportCalls(entity), importCalls(entity)];
  });
  const paths = together([...records, ...reports.map(reportFileCalls), endpointCalls(endpoints), ownCalls]);
  return createDocument({
    openapi: "3.1.1",
    info: { title: "e-Retribusi", version: "1", description: "Booking and payment of regional public assets." },
    servers: [{ url: "/api" }],
    security: [{ bearer: [] }],
    tags: tagsOf(paths),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "Token of a session, or a personal API key" },
      },
    },
    paths,
  });
}
