import { Router } from "express";
import type { Deps } from "../deps.ts";

/** `GET health`: whether this process can do its work; a load balancer and the container ask it. */
export function healthRouter({ db }: Pick<Deps, "db">): Router {
  return Router().get("/health", async (_req, res) => {
    await db.pool.query("SELECT 1");
    res.json({ status: "ok" });
  });
}
