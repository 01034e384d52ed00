import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, type Database } from "@retribusi/db/client";
import { schemaOf } from "@retribusi/db/connection";
import { migrate } from "@retribusi/db/migrate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { machine } from "../testing/api-process.ts";
import { type Bank, createBank } from "../testing/bank-partner.ts";
import { billed, payAtBank } from "../testing/billed.ts";
import { type Cast, createCast } from "../testing/booking-steps.ts";
import { type BackupDesk, openBackupDesk } from "../testing/breakdown/backup-desk.ts";
import { type KillableDatabase, startKillableDatabase } from "../testing/breakdown/killable-database.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

/**
 * A backup, a disaster, and the database a moment before it, with the commands that an operator has. On a database server of its own, which
 * keeps a binary log.
 */
/** Many programs are started, on a machine that may be busy. */
const patience = 300_000;

let server: KillableDatabase;
let testApp: TestApp;
let cast: Cast;
let bank: Bank;
let desk: BackupDesk;
let place: string;
let adminUrl: string;
/** For what no command does; not in the schema that is lost. */
let admin: Database;
/** Paid before the backup. */
let early: Awaited<ReturnType<typeof billed>>;

const run: BackupDesk["run"] = (...words) => desk.run(...words);
beforeAll(async () => {
  server = await startKillableDatabase("logged");
  vi.stubEnv("TEST_DATABASE_URL", server.url);
  testApp = await createTestApp();
  const { env } = testApp.deps;
  adminUrl = `${server.url}${schemaOf(env.DATABASE_URL)}`;
  admin = createDatabase({ url: `${server.url}mysql`, connectionLimit: 2 });
  await admin.pool.query("RESET MASTER");
  desk = await openBackupDesk(testApp, adminUrl);
  place = desk.place;
  cast = await createCast(testApp);
  bank = await createBank(testApp);
}, patience);
afterAll(async () => {
  await admin.pool.query(`DROP USER IF EXISTS '${schema()}_ops'@'%'`);
  for (const name of await schemasLike(`${schema()}%`)) await admin.pool.query(`DROP DATABASE ${name}`);
  await admin.close();
  await server.close();
  vi.unstubAllEnvs();
  await rm(dirname(testApp.deps.env.FILES_DIR), { recursive: true, force: true });
  await desk.close();
});

const receiptsOf = (db: Database) =>
  db.prisma.pembayaran.findMany({
    orderBy: { referensi: "asc" },
    select: { referensi: true, jumlah: true, nomorkuitansi: true, kodecek: true },
  });

/** The manifest of a backup, changed. */
async function tamper(name: string, change: (manifest: { tables: Record<string, number> }) => void): Promise<void> {
  const file = join(place, "backup", name, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  change(manifest);
  await writeFile(file, JSON.stringify(manifest));
}

/** By an account that has rights on the schema alone. */
function limited() {
  const url = new URL(adminUrl);
  [url.username, url.password] = [`${schema()}_ops`, "ops"];
  return { DATABASE_ADMIN_URL: url.href };
}

const schema = () => schemaOf(adminUrl);
const schemasLike = async (pattern: string): Promise<string[]> =>
  (await admin.pool.query<unknown[][]>({ sql: `SHOW DATABASES LIKE '${pattern}'`, rowsAsArray: true }))
    .flat()
    .map(String);

test(
  "a backup shows nobody a password, and a drill puts it back and tells what isn't as it was",
  async () => {
    await testApp.deps.files.write("foto/before.webp", Buffer.from("a picture"));
    early = await billed(testApp, cast);
    await payAtBank(bank, early, "bank-1");
    // The program is called through one that writes down what others could see of it.
    const watched = join(place, "bin");
    const seen = join(place, "seen");
    await mkdir(watched);
    const script = `#!/bin/sh\n{ echo "$0 $*"; env; } >> ${seen}\nPATH='${machine["PATH"]}'\nexec mariadb-dump "$@"\n`;
    await writeFile(join(watched, "mariadb-dump"), script, { mode: 0o755 });
    const made = await run("backup", [], { PATH: `${watched}:${machine["PATH"]}` });
    expect(made).toEqual({
      code: 0,
      said: expect.stringMatching(/Backup \d{8}T\d{6}Z: \d+ KB of database, 1 files, 1 of them new\.$/),
    });
    const secret = new URL(adminUrl).password;
    expect(await readFile(seen, "utf8")).toContain("--single-transaction");
    expect(`${await readFile(seen, "utf8")}${made.said}`).not.toContain(secret);
    const [first = ""] = await desk.backups();
    for (const part of ["database.sql.gz.age", "journal.jsonl.gz.age", "../files/foto/before.webp.age"]) {
      expect((await readFile(join(place, "backup", first, part))).subarray(0, 21).toString()).toBe(
        "age-encryption.org/v1",
      );
    }

    const drilled = await run("backup", ["drill"]);
    expect([drilled.code, drilled.said]).toEqual([
      0,
      expect.stringContaining(`Backup ${first} was put back and is whole`),
    ]);
    const [report = ""] = await readdir(join(place, "backup", "drill"));
    const text = await readFile(join(place, "backup", "drill", report), "utf8");
    for (const part of ["Nothing is wrong", "| pembayaran | 1 |", "150.000"]) expect(text).toContain(part);

    const elsewhere = `${server.url}mysql`;
    expect(await run("backup", [], { DATABASE_URL: elsewhere, DATABASE_ADMIN_URL: elsewhere })).toEqual({
      code: 1,
      said: expect.stringContaining("mysql has no payments to keep"),
    });

    // A copy from before the last migration, in which something can't be, and a note of it that isn't true.
    await admin.pool.query(`UPDATE ${schema()}.booking SET versi = versi + 1 WHERE id = ${early.id}`);
    const { pool } = testApp.owner;
    await pool.query("ALTER TABLE referensi_bank DROP COLUMN tglnihil");
    await pool.query("DELETE FROM _prisma_migrations WHERE migration_name LIKE '%referensi_bank_nihil'");
    await wait(1_000);
    expect((await run("backup")).said).toMatch(/1 files, 0 of them new/);
    await admin.pool.query(`UPDATE ${schema()}.booking SET versi = versi - 1 WHERE id = ${early.id}`);
    await migrate(adminUrl);
    const [, second = ""] = await desk.backups();
    await tamper(second, ({ tables }) => Object.assign(tables, { pembayaran: 2 }));
    const failed = await run("backup", ["drill"]);
    expect(failed).toEqual({ code: 1, said: expect.stringContaining("pembayaran: 1 rows instead of 2") });
    expect(failed.said).toContain(`history doesn't lead to the state: ${early.id}`);
    expect(await schemasLike("drill\\_%")).toEqual([]);
    await rm(join(place, "backup", second), { recursive: true });
  },
  patience,
);

test(
  "what can't be put back whole is refused by a sentence, and what is there stays",
  async () => {
    const [first = ""] = await desk.backups();
    const shelf = join(place, "backup");
    const part = join(shelf, first, "database.sql.gz.age");
    const copy = join(shelf, "files", "foto", "before.webp.age");
    const replaced = ["--replace", schema()];
    const refused = async (
      words: string,
      args: readonly string[] = replaced,
      more: Readonly<Record<string, string>> = {},
    ) => expect(await run("restore", args, more)).toEqual({ code: 1, said: expect.stringContaining(words) });
    /** A file that is another one for a moment. */
    const whileSpoilt = async (file: string, spoil: (content: Buffer) => Buffer, words: string) => {
      const content = await readFile(file);
      await writeFile(file, spoil(Buffer.from(content)));
      await refused(words);
      await writeFile(file, content);
    };
    await whileSpoilt(part, (content) => content.fill(content.readUInt8(900) ^ 1, 900, 901), "is damaged");
    await whileSpoilt(part, (content) => content.subarray(0, -1), "is cut off");
    await whileSpoilt(copy, (content) => content.subarray(0, -1), "is cut off");
    await run("backup", ["keys", join(place, "other-key")]);
    await refused("doesn't open", replaced, { BACKUP_IDENTITY: join(place, "other-key") });
    await refused("isn't empty", []);
    await refused("--replace names another", ["--replace", "another"]);
    await refused("stop the application first");
    // An account that doesn't see what others do: the application's own is asked.
    await admin.pool.query(`CREATE USER '${schema()}_ops'@'%' IDENTIFIED BY 'ops'`);
    await admin.pool.query(`GRANT ALL ON ${schema()}.* TO '${schema()}_ops'@'%'`);
    await refused("stop the application first", replaced, limited());
    await refused("The binary logs", [...replaced, "--until", new Date().toISOString()]);
    await refused("There is no backup", [...replaced, "--until", "2020-01-01T00:00:00Z"]);
    await refused("with its zone", [...replaced, "--until", "2026-11-30T08:00:00"]);
    // Somebody else at work: a living process, which has touched it a moment ago.
    await writeFile(join(shelf, "owner"), String(process.pid));
    await refused("Another backup or restore");
    expect(await run("backup")).toEqual({ code: 1, said: expect.stringContaining("Another backup or restore") });
    await rm(join(shelf, "owner"));
    await writeFile(join(shelf, "binlog-owner"), String(process.pid));
    expect(await run("backup", ["binlog"])).toEqual({
      code: 1,
      said: expect.stringContaining("Another backup or restore"),
    });
    await rm(join(shelf, "binlog-owner"));
    expect(await desk.backups()).toEqual([first]);
    expect(await schemasLike(`${schema()}%`)).toEqual([schema()]);
    expect(await receiptsOf(testApp.deps.db)).toHaveLength(1);
  },
  patience,
);

test(
  "a database that is lost comes back as of a moment, with its files, and with the payments that the journal has of later",
  async () => {
    const { db, files, security, journal, env } = testApp.deps;
    const before = await billed(testApp, cast);
    // Rights that are given meanwhile are the server's and not the schema's.
    await admin.pool.query(`GRANT SELECT ON ${schema()}.* TO ${schema()}@'%'`);
    await wait(1_500);
    const until = new Date();
    await wait(1_500);
    const after = await billed(testApp, cast);
    await payAtBank(bank, before, "bank-2");
    await files.write("foto/after.webp", Buffer.from("a later picture"));
    const given = await receiptsOf(db);
    expect((await run("backup", ["binlog"])).said).toMatch(/binary logs copied: every change until 20/);
    await Promise.all([security.close(), journal.close()]);
    await Promise.all([db.close(), testApp.owner.close()]);
    await admin.pool.query(`DROP DATABASE ${schema()}`);
    await rm(env.FILES_DIR, { recursive: true });

    const { code, said } = await run("restore", ["--until", until.toISOString()]);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining("1 files and 0 files of the journal were put back, 1 payments came"),
    ]);
    const again = createDatabase({ url: env.DATABASE_URL, connectionLimit: 2 });
    const states = await again.prisma.booking.findMany({
      select: { id: true, statusbooking: true },
      orderBy: { id: "asc" },
    });
    expect(states.map(({ id, statusbooking }) => [id, statusbooking])).toEqual([
      [early.id, 50],
      [before.id, 50],
    ]);
    expect(states.map(({ id }) => id)).not.toContain(after.id);
    expect(await receiptsOf(again)).toEqual(given);
    expect(given).toHaveLength(2);
    expect(await brokenInvariants(again)).toEqual([]);
    await again.close();
    expect(await readFile(join(env.FILES_DIR, "foto/before.webp"), "utf8")).toBe("a picture");
    expect(await schemasLike(`${schema()}%`)).toEqual([schema()]);
  },
  patience,
);

test(
  "what is replaced stays beside it, and a comparison of both names the one cell that differs",
  async () => {
    expect((await run("backup")).code).toBe(0);
    expect(await run("restore", ["--replace", schema()], limited())).toEqual({
      code: 1,
      said: expect.stringContaining("DATABASE_ADMIN_URL may not make the schema"),
    });
    const { code, said } = await run("restore", ["--replace", schema()]);
    expect([code, said]).toEqual([0, expect.stringContaining("What was there before is in the schema")]);
    const [, former = ""] = await schemasLike(`${schema()}%`);
    expect(former).toMatch(/_before_\d{8}T\d{6}Z$/);
    const { host } = new URL(adminUrl);
    const compare = () => run("backup", ["compare", `mysql://${host}`, `mysql://${host}/${former}`]);
    expect(await compare()).toEqual({ code: 0, said: "2 servers have the same rows in all tables." });
    const change = (by: string) =>
      admin.pool.query(
        `UPDATE ${former}.booking SET versi = versi ${by}, date_updated = date_updated WHERE id = ${early.id}`,
      );
    await change("+ 1");
    expect(await compare()).toEqual({ code: 1, said: `${host}/${former} differs in booking: 1 rows, ${early.id}` });
    await change("- 1");
    expect((await compare()).code).toBe(0);
    expect(await run("backup", ["compare", adminUrl, adminUrl])).toEqual({
      code: 1,
      said: expect.stringContaining("Leave passwords out"),
    });
  },
  patience,
);
