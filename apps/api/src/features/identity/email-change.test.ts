import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { type Mail, readMail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { createPerson, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { findSession } from "./session.ts";

let app: TestApp;
let person: Person;
let caller: ReturnType<typeof withToken>;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { prisma } = app.deps.db;
  await prisma.percobaan_login.deleteMany();
  await prisma.outbox.deleteMany();
  person = await createPerson(app);
  caller = withToken(app, await tokenOf(app, person));
});

const fresh = () => `baru-${crypto.randomUUID()}@contoh.example`;
const stored = () => app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid: person.userid } });
async function ask(email: string) {
  const { versi } = await stored();
  return caller.post("account/edit", { versi, email, passwordlama: password });
}
async function mailsTo(address: string): Promise<Mail[]> {
  const rows = await app.deps.db.prisma.outbox.findMany({ orderBy: { id: "asc" } });
  return rows.map(({ muatan }) => readMail(app.deps.env, muatan)).filter(({ to }) => to === address);
}
const keysIn = (mails: readonly Mail[]) => mails.map(({ text }) => /key=([\w-]+)/.exec(text)?.[1] ?? "");
const confirm = (key: string) => supertest(app.app).post("/api/auth/changeemail").send({ key });
const waiting = async () => (await caller.get("account/overview").expect(200)).body.emailbaru;

describe("a new e-mail address", () => {
  test("is only asked for: the present one stays until the link is confirmed, and both addresses hear of it", async () => {
    const email = fresh();
    expect((await ask(email.toUpperCase())).body.email).toBe(person.email);
    // Without a mail server the mail waits, and nobody is told that it was sent.
    expect(await waiting()).toMatchObject({ email, mail: "failed" });
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      "Your e-Retribusi account: a new e-mail address",
    ]);
    const [key = ""] = keysIn(await mailsTo(email));
    expect((await stored()).email).toBe(person.email);
    await confirm(key).expect(200, { changed: true });
    expect(await stored()).toMatchObject({ email, emailterverifikasi: expect.any(Date) });
    expect(await waiting()).toBeNull();
    expect((await mailsTo(person.email)).at(-1)?.subject).toBe("Your e-mail address has been changed");
  });

  test("gets a link that waits sealed for its mail, as does the word to somebody who has the address", async () => {
    const other = await createPerson(app);
    for (const email of [fresh(), other.email]) {
      await ask(email);
      const rows = await app.deps.db.prisma.outbox.findMany({ orderBy: { id: "asc" } });
      const [row] = rows.filter(({ muatan }) => Object(muatan).to === email);
      expect(Object.keys(Object(row?.muatan)).sort()).toEqual(["language", "subject", "tertutup", "to"]);
      expect(JSON.stringify(rows)).not.toMatch(/key=|account of e-Retribusi/);
    }
  });

  test("needs the present password", async () => {
    const { versi } = await stored();
    const { body } = await caller.post("account/edit", { versi, email: fresh() }).expect(400);
    expect(Object.keys(body.error.fields)).toEqual(["passwordlama"]);
    expect(await app.deps.db.prisma.outbox.count()).toBe(0);
  });

  test("that is the present one is refused with the catalogue's words", async () => {
    const { status, body } = await ask(person.email.toUpperCase());
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      "EMAIL_NOT_CHANGED",
      "Email not changed. This is your address already.",
    ]);
  });

  test("of somebody else is answered like a free one; its owner hears of it, and no link leads there", async () => {
    const other = await createPerson(app);
    const [taken, free] = [await ask(other.email), await waiting()];
    expect([taken.status, free.email]).toEqual([200, other.email]);
    const [mail] = await mailsTo(other.email);
    expect(mail?.subject).toBe("Somebody wanted to use your e-mail address");
    expect(keysIn([mail ?? { to: "", subject: "", text: "" }])).toEqual([""]);
    const rows = await app.deps.db.prisma.outbox.count();
    await app.deps.db.prisma.outbox.deleteMany();
    await ask(fresh());
    expect(await app.deps.db.prisma.outbox.count()).toBe(rows);
  });

  test("is mailed again on demand, withdrawn on demand, and a wish for another one ends it", async () => {
    const [first, second] = [fresh(), fresh()];
    await ask(first);
    await caller.post("account/email/resend").expect(200);
    const keys = keysIn(await mailsTo(first));
    expect(new Set(keys).size).toBe(2);
    await ask(second);
    for (const key of keys) expect((await confirm(key)).body.error.code).toBe("LINK_NOT_VALID");
    const [key = ""] = keysIn(await mailsTo(second));
    await caller.remove("account/email").expect(200, { withdrawn: true });
    await caller.remove("account/email").expect(200, { withdrawn: false });
    expect((await confirm(key)).body.error.code).toBe("LINK_NOT_VALID");
    await caller.post("account/email/resend").expect(404);
  });

  test("can't be asked for without end, and an address isn't flooded", async () => {
    const email = fresh();
    for (let n = 0; n < 5; n += 1) expect((await ask(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(3);
    expect((await ask(email)).status).toBe(429);
  });

  test("is forgotten with a new password, and takes the links to the former address with it", async () => {
    const { prisma } = app.deps.db;
    const email = fresh();
    await ask(email);
    const wish = "Sandi baru 2027";
    const { versi } = await stored();
    const change = { versi, password: wish, konfirmasipassword: wish, passwordlama: password };
    const { token: renewed } = (await caller.post("account/edit", change).expect(200)).body;
    const [key = ""] = keysIn(await mailsTo(email));
    expect((await confirm(key)).body.error.code).toBe("LINK_NOT_VALID");
    const again = { versi: versi + 1, email, passwordlama: wish };
    await withToken(app, renewed).post("account/edit", again).expect(200);
    const token = { userid: person.userid, hash: "0".repeat(64), kedaluwarsa: new Date(Date.now() + 1e6) };
    await prisma.token_user.create({ data: { ...token, jenis: "reset" } });
    await prisma.token_user.create({ data: { ...token, hash: "1".repeat(64), jenis: "sementara" } });
    await confirm(keysIn(await mailsTo(email)).at(-1) ?? "").expect(200);
    const left = await prisma.token_user.findMany({ where: { userid: person.userid, dipakai: null } });
    expect(left.map(({ jenis }) => jenis)).toEqual(["sementara"]);
  });
});

describe("the link", () => {
  test.each([
    ["unknown", async () => "x".repeat(43)],
    [
      "used",
      async (key: string) => {
        await confirm(key).expect(200);
        return key;
      },
    ],
    [
      "of a blocked account",
      async (key: string) => {
        await app.deps.db.prisma.userdata.update({ where: { userid: person.userid }, data: { statusakun: 2 } });
        return key;
      },
    ],
  ])("that is %s is not valid", async (_, make) => {
    const email = fresh();
    await ask(email);
    const [key = ""] = keysIn(await mailsTo(email));
    const { body } = await confirm(await make(key)).expect(400);
    expect(body.error).toMatchObject({
      code: "LINK_NOT_VALID",
      message: "The email verification link is not valid.",
    });
  });

  test("is good for a day", async () => {
    const email = fresh();
    await ask(email);
    const [key = ""] = keysIn(await mailsTo(email));
    const at = (hours: number) =>
      supertest(createApp({ ...app.deps, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } }, findSession))
        .post("/api/auth/changeemail")
        .send({ key });
    expect((await at(24.1)).body.error.code).toBe("LINK_NOT_VALID");
    expect((await at(23.9)).status).toBe(200);
  });

  test("says that nothing changed when somebody has registered with the address meanwhile, and not why", async () => {
    const email = fresh();
    await ask(email);
    const [key = ""] = keysIn(await mailsTo(email));
    const other = await createPerson(app);
    await app.deps.db.prisma.userdata.update({ where: { userid: other.userid }, data: { email } });
    const { body } = await confirm(key).expect(409);
    expect(body.error.message).toMatch(/^Email not changed\. The address can no longer be used/);
    expect((await stored()).email).toBe(person.email);
    expect((await confirm(key)).body.error.code).toBe("LINK_NOT_VALID");
  });

  test("that two people hold for one address is won by one of them", async () => {
    const email = fresh();
    const second = await createPerson(app);
    await ask(email);
    const there = withToken(app, await tokenOf(app, second));
    await there.post("account/edit", { versi: 1, email, passwordlama: password }).expect(200);
    const keys = keysIn(await mailsTo(email));
    const answers = await Promise.all(keys.map((key) => confirm(key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.deps.db.prisma.userdata.count({ where: { email } })).toBe(1);
  });

  /** An application whose two confirmations have both read the link before either goes on; `isKept`: whether its use is noted. */
  function racing(isKept: boolean) {
    const { db } = app.deps;
    const both = Promise.withResolvers<void>();
    let readers = 0;
    const links = ({ token_user }: Transaction) => ({
      async findFirst(query: Parameters<typeof token_user.findFirst>[0]) {
        const found = await token_user.findFirst(query);
        readers += 1;
        if (readers === 2) both.resolve();
        await both.promise;
        return found;
      },
      updateMany: isKept ? token_user.updateMany : async () => ({ count: 1 }),
      deleteMany: isKept ? token_user.deleteMany : async () => ({ count: 0 }),
    });
    const open = (tx: Transaction) =>
      new Proxy(tx, { get: (target, name) => (name === "token_user" ? links(tx) : Reflect.get(target, name)) });
    const prisma = new Proxy(db.prisma, {
      get: (target, name) =>
        name === "$transaction"
          ? (work: (tx: Transaction) => Promise<unknown>) => target.$transaction((tx) => work(open(tx)))
          : Reflect.get(target, name),
    });
    return createApp({ ...app.deps, db: { ...db, prisma } }, findSession);
  }

  async function confirmTwice(isKept: boolean): Promise<number[]> {
    const email = fresh();
    await ask(email);
    const [key = ""] = keysIn(await mailsTo(email));
    const to = racing(isKept);
    // The gate counts in transactions of its own, before the link is read.
    const answers = await Promise.all([1, 2].map(() => supertest(to).post("/api/auth/changeemail").send({ key })));
    return answers.map(({ status }) => status).sort();
  }

  test("in two tabs works in exactly one of them", async () => {
    expect(await confirmTwice(true)).toEqual([200, 400]);
  });

  test("control: works in both when its use isn't kept", async () => {
    expect(await confirmTwice(false)).toEqual([200, 200]);
  });
});
