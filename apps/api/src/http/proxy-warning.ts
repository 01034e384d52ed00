import type { RequestHandler } from "express";
import type { Deps } from "../lib/deps.ts";

/**
 * Says once that a proxy seems to stand before the application and is not trusted: everybody then has the proxy's address, and three wrong
 * passwords of anybody ask all of them for a captcha.
 */
export function warnOfProxy({ env, log }: Pick<Deps, "env" | "log">): RequestHandler {
  let isWarned = env.TRUST_PROXY;
  return (req, _res, next) => {
    if (!isWarned && req.headers["x-forwarded-for"] !== undefined) {
      isWarned = true;
      log.warn(
        { address: req.ip },
        "A request came with X-Forwarded-For while TRUST_PROXY is false. Behind a proxy set TRUST_PROXY=true: otherwise all people have " +
          "one address and share its limits. Without a proxy somebody has made the header up, and it is ignored.",
      );
    }
    next();
  };
}
