import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, type Database } from "@retribusi/db/client";
import { schemaOf } from "@retribusi/db/connection";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startApi } from "../testing/api-process.ts";
import { type Bank, createBank } from "../testing/bank-partner.ts";
import { billed, payAtBank } from "../testing/billed.ts";
import { type Cast, createCast, createLodging } from "../testing/booking-steps.ts";
import { type BackupDesk, openBackupDesk } from "../testing/breakdown/backup-desk.ts";
import { type Cluster, startCluster } from "../testing/breakdown/cluster.ts";
import { startOrders } from "../testing/breakdown/steady-orders.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

/**
 * What operators of three nodes do by night, with the commands of docs/operations.md: a backup at a node that isn't written to while people order
 * at the writer, a comparison of the nodes, and a schema that was dropped on all of them. Only in the long form.
 */
const isLong = process.env["LONG_TESTS"] === "1";

describe.runIf(isLong)("on three nodes of a cluster", () => {
  let cluster: Cluster;
  let app: TestApp;
  let cast: Cast;
  let bank: Bank;
  let desk: BackupDesk;
  let schema: string;
  beforeAll(async () => {
    cluster = await startCluster();
    vi.stubEnv("TEST_DATABASE_URL", cluster.url);
    app = await createTestApp({ DATABASE_TIMEOUT_MS: 10_000 });
    schema = schemaOf(app.deps.env.DATABASE_URL);
    desk = await openBackupDesk(app, `${cluster.nodeUrls[2]}${schema}`);
    cast = await createCast(app);
    bank = await createBank(app);
  }, 600_000);
  afterAll(async () => {
    await desk?.close();
    await cluster?.close();
    vi.unstubAllEnvs();
  });

  const addresses = () => cluster.nodeUrls.map((url) => `mysql://${new URL(url).host}`);
  const compare = () => desk.run("backup", ["compare", ...addresses()]);
  const same = { code: 0, said: "3 servers have the same rows in all tables." };
  const ledgerOf = (db: Database) =>
    db.prisma.pembayaran.findMany({
      orderBy: { referensi: "asc" },
      select: { referensi: true, jumlah: true, nomorkuitansi: true },
    });

  test("a backup at the third node holds nobody up at the first, and one row that one node has otherwise is named", async () => {
    await payAtBank(bank, await billed(app, cast), "bank-1");
    const objectid = await createLodging(app, app.world.home, 20);
    const customers = await Promise.all(Array.from({ length: 4 }, () => app.as("nasabah")));
    const api = await startApi(app.deps.env);
    const ordering = startOrders(customers, objectid, () => [api.url]);
    const since = performance.now();
    await ordering.taken(since);
    const made = await desk.run("backup");
    const pause = ordering.longestPause(since);
    await ordering.stop();
    await api.stop();
    expect(made).toEqual({ code: 0, said: expect.stringMatching(/Backup \d{8}T\d{6}Z: \d+ KB of database, 0 files/) });
    expect(pause).toBeLessThan(3_000);
    expect(await compare()).toEqual(same);

    const second = createDatabase({ url: `${cluster.nodeUrls[1]}${schema}`, connectionLimit: 1 });
    const { id } = await second.prisma.booking.findFirstOrThrow({ orderBy: { id: "asc" }, select: { id: true } });
    const change = async (by: string) => {
      await second.pool.query("SET SESSION wsrep_on = OFF");
      const sql = `UPDATE booking SET versi = versi ${by}, date_updated = date_updated WHERE id = ${id}`;
      await second.pool.query(sql);
      await second.pool.query("SET SESSION wsrep_on = ON");
    };
    await change("+ 1");
    const differing = await compare();
    await change("- 1");
    await second.close();
    expect(differing).toEqual({ code: 1, said: expect.stringContaining(`differs in booking: 1 rows, ${id}`) });
  }, 300_000);

  test("a schema that was dropped comes back on all three as of a moment, with the payments that came later", async () => {
    const { db, security, journal, env } = app.deps;
    const before = await billed(app, cast);
    await wait(1_500);
    const until = new Date();
    await wait(1_500);
    const after = await billed(app, cast);
    await payAtBank(bank, before, "bank-2");
    const given = await ledgerOf(db);
    expect(given).toHaveLength(2);
    expect((await desk.run("backup", ["binlog"])).said).toMatch(/binary logs copied: every change until 20/);
    // The application works at the first node, which the third doesn't see.
    expect(await desk.run("restore", ["--replace", schema, "--until", until.toISOString()])).toEqual({
      code: 1,
      said: expect.stringContaining("stop the application first"),
    });
    await Promise.all([security.close(), journal.close()]);
    await Promise.all([db.close(), app.owner.close()]);
    const writer = createDatabase({ url: `${cluster.url}mysql`, connectionLimit: 1 });
    await writer.pool.query(`DROP DATABASE ${schema}`);
    await writer.close();

    const { code, said } = await desk.run("restore", ["--until", until.toISOString()]);
    expect([code, said]).toEqual([0, expect.stringContaining("1 payments came from the journal")]);
    expect(await compare()).toEqual(same);
    const again = createDatabase({ url: env.DATABASE_URL, connectionLimit: 2 });
    const found = await again.prisma.booking.findMany({
      where: { id: { in: [before.id, after.id] } },
      select: { id: true, statusbooking: true },
    });
    expect(found).toEqual([{ id: before.id, statusbooking: 50 }]);
    expect(await ledgerOf(again)).toEqual(given);
    expect(await brokenInvariants(again)).toEqual([]);
    await again.close();
  }, 300_000);
});
