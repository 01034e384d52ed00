import { type Logger, pino } from "pino";

export type { Logger };

/** Structured log on standard output. Tokens, passwords and identity numbers never reach it. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: ["req.headers.authorization", "req.headers.cookie", "password", "*.password", "*.noidentitas"],
      censor: "[hidden]",
    },
  });
