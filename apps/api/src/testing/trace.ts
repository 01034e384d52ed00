import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

/** What is written whenever somebody calls, whatever they send: counters, sessions, and the log of what was refused. Quotas are not. */
const always = new Set(["log_keamanan", "percobaan_login", "sesi"]);

/** A sum over the content of every table, and every file there is. */
async function stateOf({ deps }: TestApp): Promise<unknown> {
  const tables: { name: string }[] = await deps.db.pool.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY 1",
  );
  const names = tables.map(({ name }) => name).filter((name) => !always.has(name));
  const sums: { Table: string; Checksum: unknown }[] = await deps.db.pool.query(
    `CHECKSUM TABLE ${names.map((name) => `\`${name}\``).join(", ")}`,
  );
  const files = await readdir(deps.env.FILES_DIR, { recursive: true });
  return { tables: sums.map(({ Table, Checksum }) => `${Table} ${Checksum}`), files: files.sort() };
}

/** Runs something that must be refused, and proves that neither a row, nor the audit trail, nor a file came of it. */
export async function withoutTrace<T>(app: TestApp, run: () => PromiseLike<T>): Promise<T> {
  const before = await stateOf(app);
  const answer = await run();
  expect(await stateOf(app)).toEqual(before);
  return answer;
}
