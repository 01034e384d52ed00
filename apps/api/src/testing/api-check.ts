import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Request, RequestHandler, Response } from "express";
import { disagree } from "./agreement.ts";
import { description, findOperation, type Operation, pointerTo } from "./api-description.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
formats.default(ajv);
ajv.addSchema(description, "api");

const validators = new Map<string, ValidateFunction>();

/** A schema of the document, compiled when it is first asked for. */
function schemaAt(pointer: string): ValidateFunction {
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `api${encodeURI(pointer)}` });
  validators.set(pointer, known);
  return known;
}

function wrongIn(pointer: string, value: unknown): string[] {
  const fits = schemaAt(pointer);
  if (fits(value)) return [];
  return (fits.errors ?? []).slice(0, 5).map(({ instancePath, message, params }) => {
    const facts = JSON.stringify(params);
    return `${instancePath || "the whole"} ${message} ${facts}`;
  });
}

const typeOf = (header: unknown): string => String(header ?? "").split(";", 1)[0] ?? "";

/** What a taken request says that the document doesn't know. */
function wrongInRequest(operation: Operation, req: Request): string[] {
  const known = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  // What would reach every object's prototype is dropped by the parser.
  const asked = [...new URL(req.originalUrl, "http://api").searchParams.keys()].filter(
    (name) => !name.includes("__proto__"),
  );
  const unknown = asked.filter((name) => !known.includes(name)).map((name) => `query ${name} is not documented`);
  const type = typeOf(req.headers["content-type"]);
  const body: unknown = req.body;
  if (body === undefined || type === "" || type === "multipart/form-data") return unknown;
  if (operation.bodies.length === 0) {
    const isEmpty = JSON.stringify(body) === "{}";
    return isEmpty ? unknown : [...unknown, "a body is not documented"];
  }
  if (!operation.bodies.includes(type)) return [...unknown, `a body of ${type} is not documented`];
  const pointer = pointerTo(operation.pointer, "requestBody", "content", type, "schema");
  return [...unknown, ...wrongIn(pointer, body).map((wrong) => `body: ${wrong}`)];
}

function wrongInAnswer(operation: Operation, status: number, type: string, body: unknown): string[] {
  const types = operation.answers[status];
  if (!types) return [`status ${status} is not documented: ${JSON.stringify(body)?.slice(0, 200)}`];
  const isKnown = types.length === 0 ? type === "" : types.includes(type);
  if (!isKnown) return [`status ${status} with ${type} is not documented`];
  if (body === undefined) return [];
  const isShared = status >= 400;
  const answer = isShared
    ? "#/components/schemas/Error"
    : pointerTo(operation.pointer, "responses", String(status), "content", type, "schema");
  return wrongIn(answer, body).map((wrong) => `answer ${status}: ${wrong}`);
}

function disagreementsOf(req: Request, res: Response, type: string, body: unknown): string[] {
  const path = req.originalUrl.split("?", 1)[0]?.slice("/api".length) ?? "";
  const operation = findOperation(req.method, path);
  const status = res.statusCode;
  if (!operation) return status >= 400 ? [] : [`${req.method} ${path} is not documented`];
  const isTaken = status < 300;
  const caching = String(res.getHeader("cache-control") ?? "");
  const isKept = !caching.includes("no-store") && !(operation.answers[304] && caching === "private, no-cache");
  if (isKept) return [`${req.method} ${operation.path}: the answer may be kept by caches`];
  const wrong = [...wrongInAnswer(operation, status, type, body), ...(isTaken ? wrongInRequest(operation, req) : [])];
  return wrong.map((one) => `${req.method} ${operation.path}: ${one}`);
}

/** Compares every call with the document: what was answered, and what was taken. */
export const apiCheck: RequestHandler = (req, res, next) => {
  if (!req.originalUrl.startsWith("/api/") || req.method === "HEAD") return next();
  const json = res.json.bind(res);
  let isCompared = false;
  const compare = (type: string, body: unknown) => {
    isCompared = true;
    disagree(disagreementsOf(req, res, type, body));
  };
  res.json = (body: unknown) => {
    if (!res.headersSent) compare("application/json", JSON.parse(JSON.stringify(body)));
    return json(body);
  };
  res.once("finish", () => {
    const path = req.originalUrl;
    if (!isCompared && !path.startsWith("/api/docs/")) compare(typeOf(res.getHeader("content-type")), undefined);
  });
  next();
};
