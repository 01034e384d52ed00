import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { keepMailer } from "./mailer.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("without a mail server there is none, however often it is asked for", async () => {
  const { db, env } = app.deps;
  const mailers = keepMailer({ db, env: { ...env, SMTP_URL: "" } });
  expect([await mailers.find(), await mailers.find(), await mailers.find()]).toEqual([undefined, undefined, undefined]);
  mailers.close();
});

test("with one it is kept until the settings change", async () => {
  const { db, env } = app.deps;
  const mailers = keepMailer({ db, env: { ...env, SMTP_URL: "smtp://127.0.0.1:1" } });
  const first = await mailers.find();
  expect(first).toBeDefined();
  expect(await mailers.find()).toBe(first);
  await db.prisma.pengaturan.create({ data: { kunci: "smtpalamat", nilai: "smtp://127.0.0.1:2" } });
  expect(await mailers.find()).not.toBe(first);
  mailers.close();
});
