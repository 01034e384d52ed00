import { type RequestHandler, Router } from "express";

/** Routers by the first part of the address, so that a request is compared with the few routes of its own part and not with all. */
export interface Segments {
  /** The router for addresses that begin with `/segment`; they are written out whole in it. */
  of(segment: string): Router;
  readonly handle: RequestHandler;
}

export function createSegments(): Segments {
  const routers = new Map<string, Router>();
  return {
    of(segment) {
      const router = routers.get(segment) ?? Router();
      routers.set(segment, router);
      return router;
    },
    handle: (req, res, next) => {
      const router = routers.get(req.path.split("/", 2)[1] ?? "");
      if (router) router(req, res, next);
      else next();
    },
  };
}
