import type { RequestHandler, Router } from "express";

/**
 * Answers by the router of the address's first part, found at once: with a route for each part, every call would be compared with dozens. The
 * address stays whole, so that a route says of itself where it is.
 */
export const byFirstPart =
  (routers: ReadonlyMap<string, Router>): RequestHandler =>
  (req, res, next) => {
    const router = routers.get(req.path.split("/", 2)[1] ?? "");
    if (router) router(req, res, next);
    else next();
  };
