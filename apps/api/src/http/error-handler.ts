import type { ErrorRequestHandler, Request, Response } from "express";
import { AppError } from "../lib/app-error.ts";
import { isUnavailable } from "../lib/database-error.ts";
import type { Deps } from "../lib/deps.ts";
import { currentRequest } from "../lib/request.ts";
import { OutcomeUnknownError } from "../lib/transaction.ts";
import { userOf } from "./authenticate.ts";
import { languageOf, requestFacts } from "./request-facts.ts";
import { noteRefusal } from "./security-events.ts";

/** Errors of express's own body parser, which say of themselves whether they are the caller's: a body too large, unreadable or cut short. */
function ofBodyParser(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return;
  if ("type" in error && error.type === "entity.too.large") return new AppError("TOO_LARGE", { values: { max: 1 } });
  return "expose" in error && error.expose === true ? new AppError("INVALID_REQUEST") : undefined;
}

/** What the caller is told; anything that isn't meant for them is INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof URIError) return new AppError("INVALID_REQUEST");
  // What failed may be the reading of an answer, after the change itself was saved.
  if (error instanceof OutcomeUnknownError) return new AppError("OUTCOME_UNKNOWN");
  if (isUnavailable(error)) return new AppError(currentRequest()?.saved ? "OUTCOME_UNKNOWN" : "BUSY");
  return ofBodyParser(error) ?? new AppError("INTERNAL");
}

/** Seconds after which it is worth trying again. */
function pauseOf({ facts }: AppError): string {
  const seconds = facts.values?.["seconds"];
  return typeof seconds === "number" ? String(seconds) : "2";
}

/** Which request it was, who sent it and from where; what stands behind the ? of an address is left out. */
function whereOf(req: Request, res: Response) {
  const { id, ip, page, userAgent } = requestFacts(req);
  return { id, method: req.method, page, ip, userAgent, userid: userOf(res)?.userid ?? null };
}

/** The one way an error leaves the API. */
export function errorHandler(deps: Pick<Deps, "log" | "env" | "security">): ErrorRequestHandler {
  const { log } = deps;
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const answered = toAppError(error);
    noteRefusal(deps, answered.code === "INVALID_REQUEST" ? answered : error, req, res);
    // One that we throw ourselves when there is too much to do is no fault to look into.
    const isRefusal = error instanceof AppError && answered.status === 503;
    if (answered.status >= 500 && !isRefusal) log.error({ err: error, ...whereOf(req, res) }, "request failed");
    if (answered.status === 503) res.setHeader("Retry-After", pauseOf(answered));
    res.status(answered.status).json(answered.toAnswer(languageOf(req)));
  };
}
