import { randomUUID } from "node:crypto";
import type { Language } from "@retribusi/contract/define/label";
import type { Request } from "express";
import type { RequestFacts } from "./endpoint.ts";

export const languageOf = (req: Request): Language => (req.acceptsLanguages("en", "id") === "id" ? "id" : "en");

export function requestFacts(req: Request): RequestFacts {
  const [scheme, token] = (req.headers.authorization ?? "").split(" ");
  return {
    id: typeof req.id === "string" ? req.id : randomUUID(),
    ip: req.ip ?? "",
    language: languageOf(req),
    userAgent: (req.headers["user-agent"] ?? "").slice(0, 255),
    page: (req.originalUrl.split("?", 1)[0] ?? "").slice(0, 255),
    token: scheme?.toLowerCase() === "bearer" && token ? token : undefined,
  };
}
