import { afterAll, beforeAll, expect, test } from "vitest";
import { inEachProcess, inOneProcess } from "../../lib/job.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("tells the super user, and nobody else, how the system is doing", async () => {
  const { db } = app.deps;
  const old = new Date(Date.now() - 600_000);
  const mail = { jenis: "mail", muatan: {} };
  await db.prisma.outbox.createMany({
    data: [
      { ...mail, date_created: old },
      { ...mail, status: "terkirim" },
      { ...mail, status: "gagal" },
    ],
  });
  await db.prisma.berkas.create({ data: { path: "foto/a.webp", namaasli: "a", mime: "image/webp", ukuran: 1234 } });
  const pause = 1000;
  await inOneProcess(app.deps, { name: "deadlines", pause, run: async () => undefined }, 1000)();
  const failing = inEachProcess({ db }, { name: "outbox", pause, run: () => Promise.reject(new Error("no server")) });
  await expect(failing()).rejects.toThrow("no server");
  const superuser = await app.as("superuser");
  const { body } = await superuser.get("system/kesehatan").expect(200);
  expect(body.databaseMilliseconds).toBeGreaterThan(0);
  expect(body.outbox).toMatchObject({ waiting: 1, failed: 1 });
  expect(body.outbox.oldestSeconds).toBeGreaterThanOrEqual(599);
  expect(body.jobs).toMatchObject([
    { name: "deadlines", error: null, state: "waiting", holder: null, since: null },
    { name: "outbox", error: "no server", state: "waiting" },
  ]);
  expect(body.storage).toMatchObject({ files: 1, bytes: 1234 });
  // The tests' own database forgets what was committed when it is killed.
  expect([body.paymentObstacles, body.openExceptions, body.unownedExceptions]).toEqual([
    [{ kind: "flush", value: "0" }],
    0,
    0,
  ]);
  expect(body.lateBills).toBe(0);
  const bank = await app.as("bank");
  await bank.get("system/kesehatan").expect(403);
});

test("tells which process runs a job since when, and which job is late or stuck", async () => {
  const { db } = app.deps;
  const superuser = await app.as("superuser");
  const read = async () => (await superuser.get("system/kesehatan").expect(200)).body.jobs;
  await db.prisma.pekerjaan.deleteMany();
  const { promise, resolve } = Promise.withResolvers<void>();
  const began = Date.now();
  const running = inOneProcess(app.deps, { name: "reminders", pause: 60_000, run: () => promise }, 30_000)();
  await expect.poll(read).toMatchObject([{ name: "reminders", state: "running", finished: null, milliseconds: null }]);
  const [job] = await read();
  expect(job.holder).toMatch(new RegExp(`:${process.pid}$`));
  expect(Math.abs(Date.parse(job.since) - began)).toBeLessThan(5000);
  // As it is when its process has died.
  await db.prisma.pekerjaan.updateMany({ data: { sewasampai: new Date(began - 1000) } });
  expect(await read()).toMatchObject([{ state: "stuck", holder: job.holder }]);
  resolve();
  await running;
  expect(await read()).toMatchObject([{ state: "waiting", holder: null, since: null }]);
  // As it is when no process runs jobs.
  await db.prisma.pekerjaan.updateMany({ data: { berikut: new Date(Date.now() - 90_000) } });
  expect(await read()).toMatchObject([{ state: "waiting" }]);
  await db.prisma.pekerjaan.updateMany({ data: { berikut: new Date(Date.now() - 130_000) } });
  expect(await read()).toMatchObject([{ state: "late" }]);
});
