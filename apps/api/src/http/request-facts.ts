import type { Language } from "@retribusi/contract/define/label";
import type { Request } from "express";
import type { RequestFacts } from "./endpoint.ts";

declare module "node:http" {
  interface IncomingMessage {
    /** Names the request in answers and in the log; given by us. */
    id: string;
  }
}

export const languageOf = (req: Request): Language => (req.acceptsLanguages("en", "id") === "id" ? "id" : "en");

/** The token that a request came with. */
export function tokenOf({ headers }: Request): string | undefined {
  const [scheme, token] = (headers.authorization ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && token ? token : undefined;
}

/** The path of the call as it is declared, e.g. `/userdata/view/:id`; empty where none was found. */
export function routePath(req: Request): string {
  const route: unknown = req.route;
  if (typeof route !== "object" || route === null || !("path" in route)) return "";
  const [path] = [route.path].flat();
  return typeof path === "string" ? path : "";
}

/**
 * The call as it is declared, with where it stands: `/api/userdata/view/:id`, and never the address, of which there are as many as records.
 * `none` where no call was found. `address` is the path as it came.
 */
export function routeOf(req: Request, address: string): string {
  const [, mount = ""] = /^(\/(?:api|snap|files))\//.exec(address) ?? [];
  const path = routePath(req);
  return path === "" ? "none" : `${mount}${path}`;
}

export function requestFacts(req: Request): RequestFacts {
  return {
    id: req.id,
    ip: req.ip ?? "",
    language: languageOf(req),
    userAgent: (req.headers["user-agent"] ?? "").slice(0, 255),
    page: (req.originalUrl.split("?", 1)[0] ?? "").slice(0, 255),
    token: tokenOf(req),
  };
}
