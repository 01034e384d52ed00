import type { RequestHandler } from "express";
import { Registry } from "prom-client";
import { tokenOf } from "../../../http/request-facts.ts";
import { AppError } from "../../../lib/app-error.ts";
import type { Deps } from "../../../lib/deps.ts";
import { isSame } from "../../../lib/secret.ts";
import { createDatabaseMetrics } from "./database-metrics.ts";
import { createProcessMetrics, type ProcessMetrics } from "./process-metrics.ts";

export interface Metrics extends Pick<ProcessMetrics, "count"> {
  /** All metrics in the format of Prometheus, for whoever has the token. Throws UNAUTHENTICATED. */
  readonly answer: RequestHandler;
}

/** What is measured for Prometheus; nothing, and at no cost, while no token is set. */
export function createMetrics(deps: Pick<Deps, "db" | "env" | "journal">): Metrics | undefined {
  const { METRICS_TOKEN } = deps.env;
  if (METRICS_TOKEN === "") return;
  const { registry, count } = createProcessMetrics(deps);
  const readDatabase = createDatabaseMetrics(deps);
  return {
    count,
    answer: async (req, res) => {
      if (!isSame(tokenOf(req) ?? "", METRICS_TOKEN)) throw new AppError("UNAUTHENTICATED");
      const all = Registry.merge([registry, await readDatabase()]);
      res.setHeader("Cache-Control", "no-store");
      res.type(all.contentType).send(await all.metrics());
    },
  };
}
