import bcrypt from "bcrypt";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../../lib/log.ts";
import { dispatchOutbox, type Handler } from "../../lib/outbox/dispatch.ts";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { solveCaptcha } from "../../testing/captcha.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { checkKey } from "./recovery.ts";
import { recoveryHandler } from "./recovery-message.ts";
import { recoveryKind } from "./recovery-request.ts";

let app: TestApp;
let person: Person;
let superuser: Caller;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://retribusi.example/", LOGIN_LIMIT: 20 });
  superuser = await app.as("superuser");
});
afterAll(() => app.close());
beforeEach(async () => {
  await prisma().percobaan_login.deleteMany();
  await prisma().outbox.deleteMany();
  person = await createPerson(app);
});

const prisma = () => app.deps.db.prisma;
const chosen = "PilihanSendiri#1";
const post = (path: string, body: object) => supertest(app.app).post(`/api/auth/${path}`).send(body);
const check = (key: string) => post("resetpassword/check", { key });
const reset = (key: string, typed = chosen, konfirmasipassword = typed) =>
  post("resetpassword", { key, password: typed, konfirmasipassword });
const codeOf = ({ body }: supertest.Response): string => body.error?.code ?? "OK";
const ask = async (username: string) => post("forgotpassword", { username, captcha: await solveCaptcha(app) });

/** Sends what waits; `isDown` as long as the mail server is. */
async function deliver(isDown = false): Promise<Mail[]> {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => {
    if (isDown) throw new Error("the mail server is down");
    mails.push(mail);
  };
  const handlers = new Map<string, Handler>([[recoveryKind, recoveryHandler(app.deps, { send })]]);
  await dispatchOutbox(app.deps.db, handlers, createLog("silent"));
  return mails;
}
const linkPattern = /^https:\/\/retribusi\.example\/#\/index\/resetpassword\?key=([\w-]{43})$/m;
const keyIn = (mail: Mail | undefined): string => linkPattern.exec(mail?.text ?? "")?.[1] ?? "no link";

/** A link as the mail of an administrator brings it, without a captcha. */
async function linkFor(userid: number): Promise<string> {
  await superuser.post(`userdata/resetlink/${userid}`).expect(200, { accepted: true });
  return keyIn((await deliver())[0]);
}

describe("asking for a link", () => {
  /** Rows of every table that a visitor's call could write to. */
  async function rowsWritten(run: () => Promise<supertest.Response>) {
    const count = async () => ({
      outbox: await prisma().outbox.count(),
      links: await prisma().token_user.count(),
      counters: await prisma().percobaan_login.count(),
      audit: await prisma().audit.count(),
    });
    const before = await count();
    const { status, body, headers } = await run();
    const after = await count();
    const reported = Object.keys(headers).filter((name) => !/^(date|x-request-id|etag|ratelimit.*)$/.test(name));
    const rows = Object.fromEntries(Object.entries(after).map(([name, n]) => [name, n - Reflect.get(before, name)]));
    return { status, body, reported: reported.sort(), rows };
  }

  test("is answered and writes alike for anybody; its owner reads: The email address is not registered on the system.", async () => {
    // The first call of an address makes its counter.
    await post("forgotpassword", { username: "pertama" }).expect(403);
    const known = await rowsWritten(() => ask(person.email));
    expect(known).toMatchObject({ status: 200, body: { mail: "failed" }, rows: { outbox: 1, links: 0, audit: 0 } });
    expect(await rowsWritten(() => ask("tak.dikenal@contoh.example"))).toEqual(known);
    expect(await rowsWritten(() => ask("takdikenal"))).toEqual(known);
    // What was typed may be a password.
    expect(JSON.stringify(await prisma().outbox.findMany())).not.toMatch(/dikenal|contoh/);
    const mails = await deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual([person.email, "tak.dikenal@contoh.example"].sort());
    const nobody = mails.find(({ to }) => to !== person.email);
    expect(nobody?.text).toContain("The email address is not registered on the system.");
    expect(nobody?.text).not.toMatch(linkPattern);
    expect(mails.find(({ to }) => to === person.email)?.text).not.toContain("not registered");
  });

  test("needs a captcha each time, and ends for an address that asks too often", async () => {
    expect(codeOf(await post("forgotpassword", { username: person.email }))).toBe("CAPTCHA_REQUIRED");
    expect(codeOf(await post("forgotpassword", { username: person.email, captcha: "forged" }))).toBe("INVALID_CAPTCHA");
    await prisma().percobaan_login.updateMany({ data: { jumlah: 30 } });
    expect(codeOf(await ask("takdikenal"))).toBe("TOO_MANY_REQUESTS");
    expect(await prisma().outbox.count()).toBe(0);
  });

  test("brings at most three good links, whoever asks, and one address nobody has two mails a day", async () => {
    for (let n = 0; n < 5; n += 1) await superuser.post(`userdata/resetlink/${person.userid}`).expect(200);
    const keys = (await deliver()).map(keyIn);
    expect(keys).toHaveLength(3);
    for (const key of keys) await check(key).expect(200);
    await ask("nihil@contoh.example");
    const { jenis, muatan } = await prisma().outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
    const again = { jenis, muatan: muatan ?? {} };
    await prisma().outbox.createMany({ data: [again, again] });
    expect(await deliver()).toHaveLength(2);
  });

  test("waits while the mail server is down; the half hour begins with the mail", async () => {
    await ask(person.username);
    expect(await deliver(true)).toEqual([]);
    expect(await prisma().token_user.count({ where: { userid: person.userid } })).toBe(0);
    await prisma().outbox.updateMany({ data: { tersediapada: new Date(Date.now() - 1000) } });
    const [mail] = await deliver();
    expect((await check(keyIn(mail)).expect(200)).body).toEqual({ minimal: 8, menit: 29, sementara: false });
    expect(JSON.stringify(await prisma().outbox.findMany())).not.toContain(keyIn(mail));
    expect(JSON.stringify(await prisma().token_user.findMany())).not.toContain(keyIn(mail));
  });
});

describe("a link", () => {
  test("sets a password once (then: Password reset key failure), ends sessions and API key, and tells the owner, trail and security log", async () => {
    const session = withToken(app, await tokenOf(app, person));
    const { body: made } = await session.post("account/apikey", { passwordlama: password }).expect(200);
    const other = await linkFor(person.userid);
    const key = await linkFor(person.userid);
    await reset(key).expect(200, { changed: true });
    expect(codeOf(await session.get("account"))).toBe("SESSION_ENDED");
    expect(codeOf(await withToken(app, made.key).get("account"))).toBe("SESSION_ENDED");
    await login(app, { username: person.username, password }).expect(401);
    await login(app, { username: person.username, password: chosen }).expect(200);
    for (const used of [key, other]) {
      const { body } = await reset(used, "Berikutnya#77").expect(409);
      expect(body.error).toEqual({ code: "RESET_KEY_FAILURE", message: "Password reset key failure" });
      await check(used).expect(409);
    }
    const mail = await prisma().outbox.findFirstOrThrow({ where: { jenis: "mail" } });
    expect(mail.muatan).toMatchObject({ to: person.email, subject: "Your e-Retribusi password has been changed" });
    const trail = await prisma().audit.findMany({ where: { entitas: "userdata", kunci: String(person.userid) } });
    expect(trail.map(({ aksi, userid }) => [aksi, userid === person.userid])).toEqual([
      ["apikey", true],
      ["resetlink", false],
      ["resetlink", false],
      ["resetpassword", true],
    ]);
    await app.deps.security.flush();
    const kinds = await prisma().log_keamanan.findMany({ where: { userid: person.userid }, select: { jenis: true } });
    expect(kinds.map(({ jenis }) => jenis).sort()).toEqual(expect.arrayContaining(["reset_gagal", "sandi_direset"]));
  });

  test("of staff asks for more, says nothing of its owner, and takes neither a weak password nor the present one", async () => {
    const officer = await createPerson(app, "bank");
    const key = await linkFor(officer.userid);
    const { body } = await check(key).expect(200);
    expect(body).toEqual({ minimal: 12, menit: 29, sementara: false });
    const problem = async (typed: string) => (await reset(key, typed).expect(400)).body.error.fields.password;
    expect(await problem("Kebun#42")).toMatch(/at least 12/);
    expect(await problem(password)).toMatch(/^This is your current password/);
    expect(await problem(`${officer.username}#2026xyz`)).toMatch(/user name/);
    const inconsistent = (await reset(key, chosen, "lain").expect(400)).body.error.fields;
    expect(inconsistent).toEqual({ konfirmasipassword: "Your password confirmation is not consistent." });
    await reset(key).expect(200);
  });

  test.each([
    [4, 1, "OK"],
    [2, 2, "ACCOUNT_BLOCKED"],
    [0, 0, "ACCOUNT_NOT_ACTIVE"],
    [3, 3, "ACCOUNT_WAITING"],
  ])("leaves status %i as %i", async (before, after, code) => {
    const { userid, username } = await createPerson(app, "nasabah", before);
    await reset(await linkFor(userid)).expect(200);
    expect((await prisma().userdata.findUniqueOrThrow({ where: { userid } })).statusakun).toBe(after);
    expect(codeOf(await login(app, { username, password: chosen }))).toBe(code);
  });

  test.each([
    [
      "half an hour",
      (kunci: string) =>
        prisma().token_user.updateMany({ data: { kedaluwarsa: new Date() }, where: { hash: { not: kunci } } }),
    ],
    [
      "another e-mail address",
      () => prisma().userdata.update({ where: { userid: person.userid }, data: { email: `baru.${person.email}` } }),
    ],
    [
      "another password",
      () => prisma().userdata.update({ where: { userid: person.userid }, data: { versitoken: { increment: 1 } } }),
    ],
  ])("is dead after %s, whoever made it so", async (_what, happen) => {
    const key = await linkFor(person.userid);
    await check(key).expect(200);
    await happen(key);
    await check(key).expect(409);
    await reset(key).expect(409);
    await login(app, { username: person.username, password }).expect(200);
  });

  test("lives its half hour on servers whose clocks differ by two minutes, and not a whole hour", async () => {
    const key = await linkFor(person.userid);
    const standingAfter = async (minutes: number) => {
      const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
      const facts = { ip: "127.0.0.1", id: "", language: "en", userAgent: "", page: "", token: undefined } as const;
      return checkKey({ ...app.deps, clock }, key, facts).then(
        ({ menit }) => menit,
        () => "dead",
      );
    };
    expect(await Promise.all([-2, 2, 27, 31].map(standingAfter))).toEqual([31, 27, 2, "dead"]);
  });

  test("lets in whom a stranger's guesses had shut out", async () => {
    const wrong = { kunci: `login:akun:${person.userid}`, jumlah: 20, sampai: new Date(Date.now() + 600_000) };
    await prisma().percobaan_login.create({ data: wrong });
    await login(app, { username: person.username, password }).expect(429);
    await reset(await linkFor(person.userid)).expect(200);
    await login(app, { username: person.username, password: chosen }).expect(200);
  });

  test("is one of 2^256: guesses are alike and end after a hundred", async () => {
    expect(codeOf(await reset("x".repeat(43)))).toBe("RESET_KEY_FAILURE");
    await prisma().percobaan_login.updateMany({ data: { jumlah: 100 } });
    expect(codeOf(await check(await linkFor(person.userid)))).toBe("TOO_MANY_REQUESTS");
    expect(codeOf(await reset("x".repeat(43)))).toBe("TOO_MANY_REQUESTS");
  });
});

describe("two uses of a link at the same moment", () => {
  /** Both have found the link good before one of them writes. */
  async function both(): Promise<string[]> {
    const key = await linkFor(person.userid);
    const library: { hash(typed: string, cost: number): Promise<string> } = bcrypt;
    const { hash } = library;
    const gate = Promise.withResolvers<void>();
    let hashing = 0;
    const slow = vi.spyOn(library, "hash").mockImplementation(async (typed, cost) => {
      hashing += 1;
      if (hashing === 2) gate.resolve();
      await gate.promise;
      return hash(typed, cost);
    });
    const answers = await Promise.all([reset(key, "TabSatu#2026"), reset(key, "TabDua#2026")]);
    slow.mockRestore();
    return answers.map(codeOf).sort();
  }

  test("set one password", async () => {
    expect(await both()).toEqual(["OK", "RESET_KEY_FAILURE"]);
    const tries = ["TabSatu#2026", "TabDua#2026"].map((typed) =>
      login(app, { username: person.username, password: typed }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("control: when neither the use nor the change is remembered, both come through", async () => {
    const forget = {
      // A use also takes away the other links of its kind.
      token_user: "NEW.dipakai = NULL, NEW.jenis = 'verifikasi'",
      userdata: "NEW.versitoken = OLD.versitoken",
    };
    for (const [table, set] of Object.entries(forget)) {
      await app.owner.prisma.$executeRawUnsafe(
        `CREATE TRIGGER forget_${table} BEFORE UPDATE ON ${table} FOR EACH ROW SET ${set}`,
      );
    }
    const answers = await both();
    for (const table of Object.keys(forget)) await app.owner.prisma.$executeRawUnsafe(`DROP TRIGGER forget_${table}`);
    expect(answers).toEqual(["OK", "OK"]);
  });

  test("beside a change of the e-mail address: Your password reset was not completed.", async () => {
    const key = await linkFor(person.userid);
    // The address changes after the link was read and before the password is written.
    await app.owner.prisma.$executeRawUnsafe(
      `CREATE TRIGGER meanwhile BEFORE UPDATE ON token_user FOR EACH ROW
       UPDATE userdata SET email = CONCAT('baru.', email) WHERE userid = NEW.userid AND email NOT LIKE 'baru.%'`,
    );
    const { body } = await reset(key).expect(409);
    await app.owner.prisma.$executeRawUnsafe("DROP TRIGGER meanwhile");
    expect(body.error).toEqual({
      code: "RESET_NOT_COMPLETED",
      message: "Your password reset was not completed.",
    });
    await login(app, { username: person.username, password }).expect(200);
    expect((await prisma().token_user.findFirstOrThrow({ where: { userid: person.userid } })).dipakai).toBeNull();
    await check(key).expect(200);
  });
});

test("an administrator's link is only for holders of the page", async () => {
  const bank = await app.as("bank");
  await bank.post(`userdata/resetlink/${person.userid}`).expect(403);
  await superuser.post("userdata/resetlink/999999").expect(404);
});
