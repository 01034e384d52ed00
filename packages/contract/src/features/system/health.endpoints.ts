import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { paymentObstacle } from "./safety.rules.ts";
import { jobNames } from "./system.jobs.ts";

const jobHealth = z.object({
  name: z.enum(jobNames),
  /** Its latest run in any process; null before the first. */
  finished: z.iso.datetime().nullable(),
  milliseconds: z.int().nullable(),
  error: z.string().nullable(),
  /** `late`: it is due, and no process runs it. `stuck`: the process that runs it gives no sign of life. */
  state: z.enum(["waiting", "running", "late", "stuck"]),
  /** Which process runs it now, and since when; jobs that every process runs at the same time have none. */
  holder: z.string().nullable(),
  since: z.iso.datetime().nullable(),
});
export type JobHealth = z.output<typeof jobHealth>;

/** How the system is doing, for the super user's home. Times are UTC, durations in the unit of their name. */
export const systemHealth = defineEndpoint({
  method: "get",
  path: "system/kesehatan",
  summary: "Database, messages, jobs, payment exceptions and storage at a glance",
  access: { pages: ["system/list"], whole: "system" },
  answer: z.object({
    /** One round trip to the database. */
    databaseMilliseconds: z.number(),
    outbox: z.object({ waiting: z.int(), failed: z.int(), oldestSeconds: z.int().nullable() }),
    /** Why the process that answers takes no payments, where it doesn't. */
    paymentObstacles: z.array(paymentObstacle),
    /** Repeated jobs, those that no process has known yet left out. */
    jobs: z.array(jobHealth),
    /** Money that arrived and fits no bill yet. */
    openExceptions: z.int(),
    /** Of it, what nobody looks after. */
    unownedExceptions: z.int(),
    /** Bills that their bank hasn't taken over, or hasn't let go, for more than five minutes. */
    lateBills: z.int(),
    storage: z.object({ files: z.int(), bytes: z.int(), freeBytes: z.int().nullable() }),
  }),
});
export type SystemHealth = z.output<typeof systemHealth.answer>;
