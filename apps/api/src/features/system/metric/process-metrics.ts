import type { Response } from "express";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Deps } from "../../../lib/deps.ts";
import type { RunningRequest } from "../../../lib/request.ts";

type Known = Pick<Deps, "db" | "env" | "journal">;

const statusOf = ({ headersSent, statusCode }: Response): string =>
  headersSent ? `${String(statusCode).charAt(0)}xx` : "none";

function addPool(registers: Registry[], { db: { pool }, env }: Known): void {
  new Gauge({
    name: "retribusi_database_pool_connections",
    help: "Connections of this process to the database, by what they do",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "active" }, pool.activeConnections());
      this.set({ state: "idle" }, pool.idleConnections());
    },
  });
  new Gauge({
    name: "retribusi_database_pool_limit_connections",
    help: "As many there may be",
    registers,
    collect() {
      this.set(env.DATABASE_CONNECTIONS);
    },
  });
  new Gauge({
    name: "retribusi_database_pool_waiting_statements",
    help: "Statements and transactions that wait for a connection",
    registers,
    collect() {
      this.set(pool.taskQueueSize());
    },
  });
}

function addJournal(registers: Registry[], { journal }: Known): void {
  new Gauge({
    name: "retribusi_journal_pending_entries",
    help: "Payments that the journal is about to keep",
    registers,
    collect() {
      this.set(journal.lag().pending);
    },
  });
  new Gauge({
    name: "retribusi_journal_lag_seconds",
    help: "How long the journal has failed to keep what it is given, 0 while it keeps all",
    registers,
    collect() {
      this.set(journal.lag().seconds);
    },
  });
}

export interface ProcessMetrics {
  readonly registry: Registry;
  /** Counts a request whose answer was closed. `begun` is what `performance.now` was. */
  count(request: RunningRequest, route: string, answer: Response, begun: number): void;
}

/** What this process knows of itself. */
export function createProcessMetrics(known: Known): ProcessMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addPool(registers, known);
  addJournal(registers, known);
  const durations = new Histogram({
    name: "retribusi_http_request_duration_seconds",
    help: "Requests until their answer was closed, by call, method and class of status",
    labelNames: ["route", "method", "status"],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const statements = new Histogram({
    name: "retribusi_http_request_statements",
    help: "SQL statements of a request, by call",
    labelNames: ["route"],
    buckets: [1, 2, 3, 5, 8, 13, 21, 55],
    registers,
  });
  return {
    registry,
    count(request, route, answer, begun) {
      const labels = { route, method: request.method, status: statusOf(answer) };
      durations.observe(labels, (performance.now() - begun) / 1000);
      statements.observe({ route }, request.statements);
    },
  };
}
