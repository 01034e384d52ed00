import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "@retribusi/db/client";
import { every } from "../lib/every.ts";
import { inOneProcess, type Job } from "../lib/job.ts";
import { createLog } from "../lib/log.ts";

/** A process that runs one job again and again as the server does, and tells the test when a run begins and ends. */
const [url = "", way, pause, runMs, leaseMs] = process.argv.slice(2);
const db = createDatabase({ url, connectionLimit: 2 });
const log = createLog("silent");
const tell = (what: string) => process.send?.({ pid: process.pid, what, at: Date.now() });
const job: Job = {
  name: "deadlines",
  pause: Number(pause),
  async run() {
    tell("began");
    await wait(Number(runMs));
    tell("ended");
  },
};
const stop = every(20, job.name, way === "alone" ? inOneProcess({ db, log }, job, Number(leaseMs)) : job.run, log);
process.on("message", () => undefined);
process.once("SIGTERM", () => void stop().then(() => process.exit()));
