import { mostReads } from "@retribusi/contract/features/calendar/calendar.rules";
import type { Database } from "@retribusi/db/client";
import type { Request, RequestHandler, Response } from "express";
import { rateLimit } from "express-rate-limit";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { hashOf } from "./reader.query.ts";

const minute = 60_000;
const limiters = new WeakMap<Database, RequestHandler>();

function limiterOf(db: Database): RequestHandler {
  const known = limiters.get(db);
  if (known) return known;
  const made = rateLimit({
    windowMs: mostReads.minutes * minute,
    limit: mostReads.reads,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    keyGenerator: ({ params }) => hashOf(String(params["name"])),
    handler: (_req, res, next) => {
      const seconds = Number(res.getHeader("Retry-After") ?? 60);
      next(new AppError("TOO_MANY_REQUESTS", { values: { seconds } }));
    },
  });
  limiters.set(db, made);
  return made;
}

/**
 * Counts a read of a good address, whoever sends it; unknown ones are counted with the calls of where they come from. Of this process: it
 * guards against programs that run away. Throws TOO_MANY_REQUESTS.
 */
export const countRead = ({ db }: Pick<Deps, "db">, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void limiterOf(db)(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
