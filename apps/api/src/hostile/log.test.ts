import { mostReads } from "@retribusi/contract/features/calendar/calendar.rules";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../app.ts";
import { findSession } from "../features/identity/session.ts";
import type { Deps } from "../lib/deps.ts";
import { createLog } from "../lib/log.ts";
import { dispatchOutbox } from "../lib/outbox/dispatch.ts";
import { readMail } from "../lib/outbox/enqueue.ts";
import { createSecurityLog } from "../lib/security-log.ts";
import { addressOf } from "../testing/calendar.ts";
import { solveCaptcha } from "../testing/captcha.ts";
import { createPerson, type Person, password } from "../testing/people.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let deps: Deps;
let server: ReturnType<typeof createApp>;
let person: Person;
const lines: string[] = [];

const secrets = {
  nik: "3273010101019999",
  wrong: "SalahKetik#77",
  typedAsName: "KataSandiDiKolomNama9",
  fresh: "Kebun#Teh42",
  captcha: "bukan-captcha-yang-benar",
};

beforeAll(async () => {
  app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:49151" });
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  deps = { ...app.deps, log, security: createSecurityLog(app.deps.db, log) };
  server = createApp(deps, findSession);
});
beforeEach(async () => {
  person = await createPerson(app);
  await deps.security.flush();
  lines.length = 0;
});
afterAll(async () => {
  await deps.security.close();
  await app.close();
});

const post = (path: string, body: object, token = "") =>
  supertest(server)
    .post(`/api/${path}`)
    .set("Authorization", token && `Bearer ${token}`)
    .send(body);
const get = (path: string, token: string) => supertest(server).get(path).set("Authorization", `Bearer ${token}`);
const entries = () => lines.map((line): Record<string, unknown> => JSON.parse(line));

/** Every update of an account fails in the database, whose error says with which statement. */
async function withBrokenAccounts(run: () => PromiseLike<unknown>): Promise<void> {
  const { prisma } = app.owner;
  await prisma.$executeRawUnsafe(
    "CREATE TRIGGER broken BEFORE UPDATE ON userdata FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'planted'",
  );
  try {
    await run();
  } finally {
    await prisma.$executeRawUnsafe("DROP TRIGGER broken");
  }
}

async function signIn(): Promise<string> {
  const { body } = await post("auth/login", { username: person.username, password }).expect(200);
  return body.token;
}

async function register(): Promise<string> {
  const email = `warga.${crypto.randomUUID()}@contoh.example`;
  const captcha = await solveCaptcha(app);
  const account = { username: `warga-${Date.now()}`, email, fullname: "Warga", bahasa: "id", jenisakun: "perorangan" };
  const secret = { noidentitas: secrets.nik, password: secrets.fresh, konfirmasipassword: secrets.fresh };
  const more = { notelp: "081234567890", privasiversi: privacyVersion, captcha };
  await post("auth/register", { ...account, ...secret, ...more }).expect(200);
  const row = await app.deps.db.prisma.outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
  return /key=([\w-]+)/.exec(readMail(app.deps.env, row.muatan).text)?.[1] ?? "";
}

test("calls full of secrets leave none of them in the log, the security log, the trail or the outbox", async () => {
  await post("auth/login", { username: person.username, password: secrets.wrong }).expect(401);
  await post("auth/login", { username: secrets.typedAsName, password: secrets.wrong }).expect(401);
  await post("auth/login", { username: person.username, password, captcha: secrets.captcha }).expect(200);
  await supertest(server)
    .post("/api/auth/login")
    .type("json")
    .send(`{"username":"a","password":"${secrets.wrong}"`)
    .expect(400);
  const token = await signIn();
  const key = await register();
  expect(key).not.toBe("");
  await post("auth/forgotpassword", { username: secrets.typedAsName, captcha: await solveCaptcha(app) }).expect(200);
  await get(`/api/userdata/list/noidentitas/${secrets.nik}?search=${secrets.nik}`, token).expect(403);
  await get(`/files/dokumen/${"a".repeat(32)}.pdf?sampai=1790000000&tanda=${key}`, token).expect(404);
  const forged = `${token.slice(0, -4)}AAAA`;
  await get("/api/account", forged).expect(401);
  const versi = await app.versionOf("userdata", person.userid);
  const change = { versi, noidentitas: secrets.nik, password: secrets.fresh, konfirmasipassword: secrets.fresh };
  await withBrokenAccounts(() => post("account/edit", { ...change, passwordlama: password }, token).expect(500));
  await post("account/edit", { ...change, passwordlama: password }, token).expect(200);
  const mails = { mail: async () => Promise.reject(new Error(`550 refused for ${secrets.nik}: key=${key}`)) };
  await dispatchOutbox(deps.db, new Map(Object.entries(mails)), deps.log);
  await deps.security.flush();

  const { prisma } = app.owner;
  const { password: hash } = await prisma.userdata.findUniqueOrThrow({ where: { userid: person.userid } });
  const left = {
    log: entries(),
    events: await prisma.log_keamanan.findMany(),
    trail: await prisma.audit.findMany(),
    outbox: await prisma.outbox.findMany(),
  };
  for (const [place, rows] of Object.entries(left)) {
    const text = JSON.stringify(rows);
    const all = Object.entries({ ...secrets, password, key, hash, token, forged });
    const found = all.filter(([, secret]) => text.includes(secret)).map(([name]) => name);
    expect([place, rows.length > 2, found]).toEqual([place, true, []]);
  }
});

test("a failure that nobody expected is told in general words, and logged with who, from where, when and what", async () => {
  const token = await signIn();
  const versi = await app.versionOf("userdata", person.userid);
  const change = () => post("account/edit", { versi, alamat: "Jl. Braga 1" }, token).set("User-Agent", "Peramban");
  let reported = {};
  await withBrokenAccounts(async () => {
    const { body, headers } = await change().expect(500);
    expect(body).toEqual({ error: { code: "INTERNAL", message: "Error processing request!" } });
    reported = { id: headers["x-request-id"] };
  });
  const [entry] = entries().filter(({ msg }) => msg === "request failed");
  expect(entry).toMatchObject({
    ...reported,
    level: 50,
    method: "POST",
    page: "/api/account/edit",
    userid: person.userid,
    userAgent: "Peramban",
    ip: expect.stringMatching(/[.:]/),
    time: expect.stringMatching(/Z$/),
  });
  expect(JSON.stringify(entry)).toContain("planted");
  expect(JSON.stringify(entry)).not.toContain("Braga");
});

test("a statement that fails is logged without its values: neither what was searched for nor in a header or an address", async () => {
  const { token } = await app.as("superuser");
  const search = (path: string) => get(`/api/log_keamanan${path}`, token);
  await app.owner.prisma.$executeRawUnsafe("RENAME TABLE log_keamanan TO log_away");
  try {
    await search("?search=budi@contoh.example").expect(500);
    await search("/count").set("X-Search", encodeURIComponent("budi@contoh.example")).expect(500);
  } finally {
    await app.owner.prisma.$executeRawUnsafe("RENAME TABLE log_away TO log_keamanan");
  }
  const failed = entries().filter(({ msg }) => msg === "request failed");
  expect(failed.map(({ page }) => page)).toEqual(["/api/log_keamanan", "/api/log_keamanan/count"]);
  expect(JSON.stringify(failed)).toContain("log_keamanan");
  expect(JSON.stringify(failed)).not.toContain("budi@");
});

test("the secret of a calendar's address is in no log, whatever becomes of the read", async () => {
  const caller = await app.as("nasabah");
  const path = await addressOf(caller, { jenis: "orang" });
  const secret = path.slice("/api/calendar/kal_".length, -".ics".length);
  const read = (expected: number) => supertest(server).get(path).expect(expected);
  await read(200);
  await app.owner.prisma.$executeRawUnsafe("RENAME TABLE penutupan_object TO away");
  await read(500);
  await app.owner.prisma.$executeRawUnsafe("RENAME TABLE away TO penutupan_object");
  await app.owner.prisma.$executeRawUnsafe("RENAME TABLE kalender_alamat TO away");
  await read(500);
  await app.owner.prisma.$executeRawUnsafe("RENAME TABLE away TO kalender_alamat");
  await get(path, caller.token).expect(200);
  for (let reads = 0; reads < mostReads.reads; reads += 1) await supertest(server).get(path);
  await read(429);
  await app.deps.db.prisma.kalender_alamat.updateMany({ data: { dicabut: new Date() } });
  await get(path, caller.token).expect(404);
  await deps.security.flush();
  const failed = entries().filter(({ msg }) => msg === "request failed");
  expect(failed.map(({ page }) => page)).toEqual(Array(2).fill("/api/calendar/[token].ics"));
  const events = await app.owner.prisma.log_keamanan.findMany();
  expect(events.length).toBeGreaterThan(1);
  expect(JSON.stringify([entries(), events])).not.toContain(secret);
});

test("what a call has written into the trail is a line too, without values; what was taken back is none", async () => {
  const { token, userid: by } = await app.as("superuser");
  const { prisma } = app.owner;
  const reset = () => post(`userdata/resetpassword/${person.userid}`, { wajibganti: false }, token);
  const reported = () => entries().filter(({ msg }) => msg === "audit trail");
  // The entry is written, and then the mail to the owner can't be.
  await prisma.$executeRawUnsafe("RENAME TABLE outbox TO away");
  await reset().expect(500);
  await prisma.$executeRawUnsafe("RENAME TABLE away TO outbox");
  const { headers } = await reset().expect(200);
  const entry = { aksi: "resetpassword", entitas: "userdata", kunci: String(person.userid), userid: by };
  const line = { trail: [entry], id: headers["x-request-id"], ip: expect.any(String) };
  await vi.waitFor(() => expect(reported()).toMatchObject([line]));
});

test("who signs in and out is a line each, with what proved it; a failure and a forged token too", async () => {
  const token = await signIn();
  await post("auth/logout", {}, token).expect(200);
  await post("auth/login", { username: person.username, password: secrets.wrong }).expect(401);
  await get("/api/account", `${token}x`).expect(401);
  await deps.security.flush();
  const events = entries().filter(({ msg }) => msg === "security event");
  expect(events.map(({ security }) => security)).toMatchObject([
    { kind: "masuk", faktor: "sandi", userid: person.userid, ip: expect.any(String), requestId: expect.any(String) },
    { kind: "keluar", userid: person.userid },
    { kind: "masuk_gagal", userid: person.userid },
    { kind: "token_palsu" },
  ]);
});
