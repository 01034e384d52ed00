import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { paymentObstacle } from "./safety.rules.ts";

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
    /** Repeated jobs, the last run of each in any process; empty before the first. */
    jobs: z.array(
      z.object({ name: z.string(), finished: z.iso.datetime(), milliseconds: z.int(), error: z.string().nullable() }),
    ),
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
