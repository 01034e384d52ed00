import type { Deps } from "./deps.ts";
import { sweepDeadlines } from "./features/booking/sweep.ts";
import { sweepFiles } from "./features/files/removal.ts";
import { sweepSessions } from "./features/identity/session.ts";
import { every, type Stop } from "./lib/every.ts";
import { createMailer } from "./lib/mail.ts";
import { dispatchOutbox } from "./lib/outbox/dispatch.ts";
import { mailHandler } from "./lib/outbox/mail-handler.ts";

/**
 * What happens without anybody asking: deadlines every half minute, mails every five seconds, tidying up every hour. Every process may
 * run it; without SMTP_URL mails wait in the outbox.
 */
export function startJobs(deps: Deps): Stop {
  const { db, env, log } = deps;
  const mailer = createMailer(env);
  const handlers = new Map(mailer ? [["mail", mailHandler(mailer)]] : []);
  const stops = [
    every(30_000, "deadlines", () => sweepDeadlines(db), log),
    every(3_600_000, "unused files", () => sweepFiles(deps), log),
    every(3_600_000, "ended sessions", () => sweepSessions(deps), log),
    every(5_000, "outbox", () => dispatchOutbox(db, handlers, log), log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    mailer?.close();
  };
}
