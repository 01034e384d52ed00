import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "@retribusi/db/client";
import { z } from "zod";

const counted = ["wsrep_local_cert_failures", "wsrep_local_bf_aborts", "innodb_deadlocks"] as const;
const rows = z.array(z.object({ name: z.string(), value: z.coerce.number() }));

/** Counts what nodes refused because somebody else had written the same: since a node that dies begins at zero again, each second. */
export function countConflicts(nodeUrls: readonly string[]) {
  const sum: Record<string, number> = {};
  let isWanted = true;
  const sql = `SELECT LOWER(VARIABLE_NAME) AS name, VARIABLE_VALUE AS value FROM information_schema.GLOBAL_STATUS
    WHERE VARIABLE_NAME IN (${counted.map((name) => `'${name}'`).join(", ")})`;
  async function watch(url: string): Promise<void> {
    const address = new URL(url);
    address.pathname = "/information_schema";
    const { pool, close } = createDatabase({ url: address.href, connectionLimit: 1, timeoutMs: 1_000 });
    let last: Record<string, number> | undefined;
    for (; isWanted; await wait(1_000)) {
      const read = await pool.query(sql).then(rows.parse, () => []);
      for (const { name, value } of read) {
        const before = last?.[name] ?? value;
        sum[name] = (sum[name] ?? 0) + (value >= before ? value - before : value);
      }
      if (read.length > 0) last = Object.fromEntries(read.map(({ name, value }) => [name, value]));
    }
    await close();
  }
  const watching = nodeUrls.map(watch);
  return {
    async stop(): Promise<Readonly<Record<string, number>>> {
      isWanted = false;
      await Promise.all(watching);
      return sum;
    },
  };
}
