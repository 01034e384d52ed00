import type { EndReason } from "@retribusi/contract/features/identity/session.rules";
import { mostSessions } from "@retribusi/contract/features/identity/session.rules";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { findSession } from "./session.ts";

let app: TestApp;
let superuser: Caller;
let person: Person;
let ended: string;
beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
  ended = await tokenOf(app, person);
});

const caller = (token: string) => withToken(app, token);
const other = async () => caller(await tokenOf(app, person));

/** What the holder of the token is told. */
async function reported() {
  const { status, body } = await caller(ended).get("account");
  return [status, body.error?.code, body.error?.details?.reason];
}

const setStatus = async (statusakun: number) =>
  superuser
    .post(`userdata/edit/${person.userid}`, {
      versi: await app.versionOf("userdata", person.userid),
      statusakun,
      alasanstatus: "Sesuai laporan",
    })
    .expect(200);

const ways: readonly [string, EndReason, () => Promise<unknown>][] = [
  ["signed out on its own device", "signed-out", () => caller(ended).post("auth/logout").expect(200)],
  [
    "signed out from another device",
    "elsewhere",
    async () => (await other()).post("account/sessions/end_others").expect(200),
  ],
  [
    "whose owner signs in again on the same device",
    "replaced",
    () => login(app, { username: person.username, password }).set("Authorization", `Bearer ${ended}`).expect(200),
  ],
  [
    "whose owner chooses a new password",
    "password",
    async () =>
      (await other())
        .post("account/edit", {
          versi: await app.versionOf("userdata", person.userid),
          passwordlama: password,
          password: "Taman-Rahasia#27",
          konfirmasipassword: "Taman-Rahasia#27",
        })
        .expect(200),
  ],
  [
    "ended by an administrator",
    "administrator",
    () => superuser.post(`userdata/akhirisesi/${person.userid}`).expect(200),
  ],
  [
    "of an account to be closed",
    "closing",
    async () => (await other()).post("account/close", { passwordlama: password }).expect(200),
  ],
  [
    "of an account blocked and opened again",
    "account",
    async () => {
      await setStatus(2);
      expect(await reported()).toEqual([403, "ACCOUNT_BLOCKED", undefined]);
      await setStatus(1);
    },
  ],
  [
    "for which there was no room",
    "limit",
    async () => {
      const { prisma } = app.deps.db;
      const { jti } = await findSession(app.deps, ended);
      const { versi, kedaluwarsa } = await prisma.sesi.findUniqueOrThrow({ where: { jti } });
      const later = new Date(Date.now() + 60_000);
      const row = { userid: person.userid, versi, kedaluwarsa, dibuat: later, terakhir: later };
      await prisma.sesi.createMany({
        data: Array.from({ length: mostSessions }, () => ({ ...row, jti: crypto.randomUUID() })),
      });
      await other();
    },
  ],
];

test.each(ways)("a session %s says “%s”, and nothing before", async (_, reason, end) => {
  expect((await reported())[0]).toBe(200);
  await end();
  expect(await reported()).toEqual([401, "SESSION_ENDED", reason]);
});

test("a session whose reason nobody kept says only that it has ended", async () => {
  const { jti } = await findSession(app.deps, ended);
  await app.deps.db.prisma.sesi.update({ where: { jti }, data: { dicabut: new Date() } });
  expect(await reported()).toEqual([401, "SESSION_ENDED", undefined]);
});

test("whoever lost a session before the account was blocked isn't told of the block", async () => {
  await superuser.post(`userdata/akhirisesi/${person.userid}`).expect(200);
  await setStatus(2);
  expect(await reported()).toEqual([401, "SESSION_ENDED", "administrator"]);
});

test("the reason stands in words behind the catalogue's, in the language of the call", async () => {
  await superuser.post(`userdata/akhirisesi/${person.userid}`).expect(200);
  const { body } = await caller(ended).get("account").set("Accept-Language", "id");
  expect(body.error.message).toBe(
    "Sesi Anda telah berakhir. Silakan masuk kembali. Sesi itu diakhiri oleh administrator.",
  );
});
