import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { handwritten } from "../../testing/report-proofs.ts";
import { createReportWorld } from "../../testing/report-world.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

let app: TestApp;
let caller: Caller;

beforeAll(async () => {
  app = await createTestApp();
  await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 16);
  await rebuildSummaries(app.deps.db);
  caller = await app.as("pemda");
});
afterAll(() => app.close());

/** Statements that the answer took beside the one that finds the session. */
async function statementsOf(path: string): Promise<string[]> {
  const statements = vi.spyOn(app.deps.db.pool, "query");
  await caller.get(path).expect(200);
  const asked = statements.mock.calls.map(([call]) => JSON.stringify(call));
  statements.mockRestore();
  return asked.filter((sql) => !sql.includes("FROM sesi "));
}

const whole = "dari=2026-01-01&sampai=2026-12-31";
const proven = Object.entries(handwritten).flatMap(([name, proofs]) => proofs.map(({ asked }) => `${name}?${asked}`));
const asked = [...proven, `rekap?${whole}&kelompok=idskpd&rinci=bulan`, `peta?${whole}`, "angka"];

/** What was used, what could be, what was booked, and the days that are being counted again. */
const more: Readonly<Record<string, number>> = { penggunaan: 4 };

test.each(asked)("%s takes few statements, however much it tells", async (address) => {
  const statements = await statementsOf(`report/${address}`);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(more[address.split("?")[0] ?? ""] ?? 3);
});
