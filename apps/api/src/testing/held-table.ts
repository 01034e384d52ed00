import { setTimeout as wait } from "node:timers/promises";
import type { TestApp } from "./test-app.ts";

export interface HeldTable {
  /** How many statements stand before the table. */
  waiting(): Promise<number>;
  /** Waits until so many stand there. */
  untilWaiting(count: number): Promise<void>;
  /** Lets them through; may be called twice. */
  release(): Promise<void>;
}

/** Stops whoever reads or writes a table until it is released, so that a test sees how many get as far as that. */
export async function holdTable({ owner }: TestApp, table: string): Promise<HeldTable> {
  const lock = await owner.connect();
  await lock.query(`LOCK TABLES \`${table}\` WRITE`);
  const waiting = async () => {
    const [row] = await lock.query(
      "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE db = DATABASE() AND state LIKE 'Waiting for table metadata lock%'",
    );
    return Number(row.n);
  };
  let isHeld = true;
  return {
    waiting,
    async untilWaiting(count) {
      let seen = -1;
      for (let tries = 0; tries < 400 && seen !== count; tries += 1) {
        if (tries > 0) await wait(25);
        seen = await waiting();
      }
      if (seen !== count) throw new Error(`${seen} statements stand before ${table}, not ${count}`);
    },
    async release() {
      if (!isHeld) return;
      isHeld = false;
      await lock.query("UNLOCK TABLES");
      await lock.end();
    },
  };
}
