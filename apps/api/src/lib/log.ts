import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { withoutSecrets } from "./unsaid.ts";

export type { Logger };

/**
 * Structured log on standard output: one JSON object a line, times in UTC. Tokens, passwords and identity numbers never reach it: fields
 * that are called so are hidden by name, and whatever looks like one is masked in the finished line, wherever it came from.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      redact: {
        paths: [
          ...["req.headers.authorization", "req.headers.cookie", "password", "*.password", "*.noidentitas"],
          // What was typed where a name belongs may be a password.
          "err.facts.security",
        ],
        censor: "[hidden]",
      },
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );
