import type { RequestHandler } from "express";
import { ipKeyGenerator, rateLimit } from "express-rate-limit";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";

const minute = 60_000;
/** Milliseconds before a refusal is said: thousands of them a second would leave everybody else no moment between two. */
const pause = 500;

/** Calls a minute of one address in this process: a guard against runaway clients. Sign-in has its own, shared by all processes. */
export const limiter = ({ env }: Pick<Deps, "env">): RequestHandler =>
  rateLimit({
    windowMs: minute,
    limit: env.RATE_LIMIT,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? ""),
    handler: (_req, res, next) => {
      const seconds = Number(res.getHeader("Retry-After") ?? 60);
      setTimeout(() => next(new AppError("TOO_MANY_REQUESTS", { values: { seconds } })), pause);
    },
  });
