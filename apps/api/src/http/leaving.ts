import { type RequestHandler, Router } from "express";
import { AppError } from "../lib/app-error.ts";

/** Has callers come back on another connection, so that their balancer may choose another process. */
export const closeConnections =
  (leaving: AbortSignal): RequestHandler =>
  (_req, res, next) => {
    if (leaving.aborted) res.setHeader("Connection", "close");
    next();
  };

/**
 * `GET health/live`: whether the process runs at all, whatever its database does; whoever runs it starts it again where it doesn't answer.
 * The other addresses of health say of a process that is about to end that it takes nothing more, while it still serves.
 */
export function leavingRouter(leaving: AbortSignal): Router {
  return Router()
    .get("/health/live", (_req, res) => void res.json({ status: "ok" }))
    .use("/health", (_req, _res, next) => {
      if (leaving.aborted) throw new AppError("BUSY");
      next();
    });
}
