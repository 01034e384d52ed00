import { afterAll, beforeAll, expect, test } from "vitest";
import { noted } from "../../lib/job-log.ts";
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
  await noted(db, "deadlines", async () => undefined)();
  const failing = noted(db, "outbox", () => Promise.reject(new Error("no server")));
  await expect(failing()).rejects.toThrow("no server");
  const superuser = await app.as("superuser");
  const { body } = await superuser.get("system/kesehatan").expect(200);
  expect(body.databaseMilliseconds).toBeGreaterThan(0);
  expect(body.outbox).toMatchObject({ waiting: 1, failed: 1 });
  expect(body.outbox.oldestSeconds).toBeGreaterThanOrEqual(599);
  expect(body.jobs).toMatchObject([
    { name: "deadlines", error: null },
    { name: "outbox", error: "no server" },
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
