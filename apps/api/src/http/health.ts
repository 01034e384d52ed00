import { setTimeout as wait } from "node:timers/promises";
import { type RequestHandler, Router } from "express";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";

/** Milliseconds. */
const timeoutMs = 1500;

/** Whether a question is answered with yes in time. A balancer asks again soon; the pool would wait for a connection five times as long. */
const saysYes = (question: Promise<boolean>): Promise<boolean> =>
  Promise.race([question.catch(() => false), wait(timeoutMs, false)]);

/** Whether what was committed is on the database's disk when the commit is answered; after a crash nothing of it is missing. */
async function isDurable({ pool }: Deps["db"]): Promise<boolean> {
  const [row] = await pool.query("SELECT @@GLOBAL.innodb_flush_log_at_trx_commit AS flushed");
  return Number(row.flushed) === 1;
}

/**
 * `GET health`: whether this process can do its work; a load balancer and the container ask it. `GET health/payments`: whether it can take
 * payments too: what it commits is safe, and the journal keeps what it is given. A balancer asks it for the addresses that banks call.
 */
export function healthRouter({ db, journal }: Pick<Deps, "db" | "journal">): Router {
  const answer =
    (question: () => Promise<boolean>): RequestHandler =>
    async (_req, res) => {
      if (!(await saysYes(question()))) throw new AppError("BUSY");
      res.json({ status: "ok" });
    };
  const isThere = () => db.pool.query("SELECT 1").then(() => true);
  return Router()
    .get("/health", answer(isThere))
    .get(
      "/health/payments",
      answer(async () => journal.isKeeping() && (await isDurable(db))),
    );
}
