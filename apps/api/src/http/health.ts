import { setTimeout as wait } from "node:timers/promises";
import type { Label } from "@retribusi/contract/define/label";
import { obstacleSentence } from "@retribusi/contract/features/system/safety.rules";
import { Router } from "express";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";
import { findObstacles } from "../lib/server-settings.ts";

/** Milliseconds. */
const timeoutMs = 1500;

/** What the database answers in time. A balancer asks again soon; the pool would wait for a connection five times as long. Throws BUSY. */
const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer.catch((cause: unknown) => Promise.reject(new AppError("BUSY", { cause }))),
    wait(timeoutMs).then(() => Promise.reject(new AppError("BUSY"))),
  ]);

const joined = (sentences: readonly Label[]): Label => ({
  en: sentences.map(({ en }) => en).join(" "),
  id: sentences.map(({ id }) => id).join(" "),
});

/**
 * `GET health`: whether this process can do its work; a load balancer and the container ask it. `GET health/payments`: whether it can take
 * payments too: what it commits is safe, and the journal keeps what it is given; else a sentence says why not. A balancer asks it for the
 * addresses that banks call.
 */
export function healthRouter(deps: Pick<Deps, "db" | "journal">): Router {
  return Router()
    .get("/health", async (_req, res) => {
      await inTime(deps.db.pool.query("SELECT 1"));
      res.json({ status: "ok" });
    })
    .get("/health/payments", async (_req, res) => {
      const obstacles = await inTime(findObstacles(deps));
      const explanation = joined(obstacles.map(obstacleSentence));
      if (obstacles.length > 0) throw new AppError("PAYMENTS_CLOSED", { explanation });
      res.json({ status: "ok" });
    });
}
