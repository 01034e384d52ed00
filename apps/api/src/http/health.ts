import { setTimeout as wait } from "node:timers/promises";
import { Router } from "express";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";

/** Milliseconds. */
const timeoutMs = 1500;

/** `GET health`: whether this process can do its work; a load balancer and the container ask it. */
export function healthRouter({ db }: Pick<Deps, "db">): Router {
  return Router().get("/health", async (_req, res) => {
    const answer = db.pool.query("SELECT 1").then(() => true);
    // A balancer asks again soon; the pool would wait for a connection five times as long.
    const healthy = await Promise.race([answer.catch(() => false), wait(timeoutMs, false)]);
    if (!healthy) throw new AppError("BUSY");
    res.json({ status: "ok" });
  });
}
