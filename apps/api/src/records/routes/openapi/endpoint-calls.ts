import { type AnyEndpoint, isDeclared } from "@retribusi/contract/define/endpoint";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { answersWith, json, writing } from "./answers.ts";
import { formOf } from "./file-calls.ts";

const isObject = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject;

/** The types that a file may have. */
const typesOf = ({ def }: z.ZodFile): string[] =>
  (def.checks ?? []).flatMap(({ _zod }) =>
    "mime" in _zod.def && Array.isArray(_zod.def.mime) ? _zod.def.mime.map(String) : [],
  );

const contentOf = (answer: z.ZodType) =>
  answer instanceof z.ZodFile
    ? Object.fromEntries(typesOf(answer).map((type) => [type, { schema: answer }]))
    : json(answer).content;

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

function bodyOf({ body, form, upload }: AnyEndpoint): Pick<ZodOpenApiOperationObject, "requestBody"> {
  if (upload && !form) return { requestBody: { content: formOf(upload), required: true } };
  if (!isDeclared(body)) return {};
  const types = ["application/json", ...(form ? formTypes : [])];
  const content = Object.fromEntries(types.map((type) => [type, { schema: body }]));
  return { requestBody: { content: { ...content, ...(upload ? formOf(upload, body) : {}) }, required: true } };
}

function operationOf(endpoint: AnyEndpoint): ZodOpenApiOperationObject {
  const { method, path, summary, params, query, answer, access, kept } = endpoint;
  const [tag = path] = path.split("/");
  const writes = method === "get" ? [] : [...writing, "410" as const, "502" as const];
  return {
    tags: [tag],
    summary,
    ...(access === "public" ? { security: [] } : {}),
    ...(typeof access === "object" ? { description: `Pages: ${access.pages.join(", ")}` } : {}),
    requestParams: { ...(isObject(params) ? { path: params } : {}), ...(isObject(query) ? { query } : {}) },
    ...bodyOf(endpoint),
    responses: {
      ...answersWith(contentOf(answer), writes),
      ...(kept ? { "304": { description: "Nothing has changed since the answer that the caller keeps" } } : {}),
    },
  };
}

/** The declared calls that are not those of every entity. */
export function endpointCalls(endpoints: readonly AnyEndpoint[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(endpoint) };
  }
  return paths;
}
