import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, setUpApp, stepOf, takeStep } from "../../testing/factors.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;
let person: Person;
const prisma = () => app.deps.db.prisma;

/** A clock that stands still: a code is then always of the same step. */
const noon = new Date("2026-11-22T05:00:10.000Z").getTime();
let late = 0;

beforeAll(async () => {
  app = await createTestApp();
  Object.assign(app.deps, { clock: { now: () => new Date(noon + late * 1000) } });
  superuser = await app.as("superuser");
});
afterAll(() => app.close());
beforeEach(async () => {
  late = 0;
  await prisma().percobaan_login.deleteMany();
  person = await createPerson(app);
});

const fieldsOf = ({ body }: { body: { error: { fields: Readonly<Record<string, string>> } } }) => body.error.fields;
const mailsTo = async ({ email }: Person) => {
  const rows = await prisma().outbox.findMany({ orderBy: { id: "asc" } });
  const mails = rows.map(({ muatan }) => Object(muatan));
  return mails.filter(({ to }) => to === email).map(({ subject }) => String(subject));
};
const sessions = () => prisma().sesi.count({ where: { userid: person.userid, faktor: { not: "sandi" } } });

/** Two calls at the same moment: their statuses, the lower one first. */
const bothOf = async (one: PromiseLike<{ status: number }>, other: PromiseLike<{ status: number }>) =>
  (await Promise.all([one, other])).map(({ status }) => status).toSorted((a, b) => a - b);

describe("an authenticator app", () => {
  test("asks for its code after the password, keeps “remember me” and tells what opened the session", async () => {
    const { secret, codes } = await setUpApp(app, person);
    expect(codes).toHaveLength(10);
    const { body } = await login(app, { username: person.email, password, rememberme: true }).expect(200);
    expect(Object.keys(body)).toEqual(["langkah2"]);
    expect(body.langkah2.cara).toEqual(["totp", "pemulihan"]);
    const opened = await takeStep(app, { tanda: body.langkah2.tanda, kode: codeOf(app, secret) }).expect(200);
    expect(opened.body).toMatchObject({ user: { userid: person.userid }, sisakode: null });
    await withToken(app, opened.body.token).get("account").expect(200);
    const session = await prisma().sesi.findFirstOrThrow({ where: { userid: person.userid, faktor: "totp" } });
    expect(session.kedaluwarsa.getTime() - session.dibuat.getTime()).toBe(30 * 24 * 3_600_000);
    expect(await mailsTo(person)).toEqual(["Authenticator app set up for e-Retribusi"]);
  });

  test("is no oracle: a wrong password is answered alike with and without one", async () => {
    const plain = await createPerson(app);
    await setUpApp(app, person);
    const answers = await Promise.all(
      [person, plain, { username: "nobody.at.all" }].map(({ username }) =>
        login(app, { username, password: "Salah#1" }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  });

  test("is not set up by a wrong code, another person or session, or twice", async () => {
    const caller = withToken(app, await tokenOf(app, person));
    const { body } = await caller.post("account/keamanan/totp", { passwordlama: password }).expect(200);
    const send = (who: typeof caller, kode: string) =>
      who.post("account/keamanan/totp/aktif", { tanda: body.tanda, kode });
    expect(Object.keys(fieldsOf(await send(caller, "000000").expect(400)))).toEqual(["kode"]);
    const right = codeOf(app, body.rahasia);
    const elsewhere = withToken(app, await tokenOf(app, person));
    const other = withToken(app, await tokenOf(app, await createPerson(app)));
    for (const who of [elsewhere, other])
      expect((await send(who, right).expect(410)).body.error.code).toBe("STEP_ENDED");
    expect(await prisma().faktor_totp.count({ where: { userid: person.userid } })).toBe(0);
    const { token } = (await send(caller, right).expect(200)).body;
    await send(withToken(app, token), right).expect(410);
  });

  test("needs the present password to begin and to take off, and ends the other sessions", async () => {
    const before = withToken(app, await tokenOf(app, person));
    const { caller, secret } = await setUpApp(app, person);
    await before.get("account").expect(401);
    for (const path of ["totp", "totp/lepas", "pemulihan", "kuncisandi"]) {
      const answer = await caller.post(`account/keamanan/${path}`, { passwordlama: "Salah#2026" }).expect(400);
      expect(Object.keys(fieldsOf(answer))).toEqual(["passwordlama"]);
    }
    const { body } = await caller.post("account/keamanan/totp/lepas", { passwordlama: password }).expect(200);
    expect(body.keamanan).toMatchObject({ totp: null, sisakode: 0 });
    expect((await login(app, { username: person.username, password }).expect(200)).body.token).toBeTypeOf("string");
    expect(await mailsTo(person)).toEqual(["Authenticator app set up for e-Retribusi", "Authenticator app taken off"]);
    expect(
      (await prisma().audit.findMany({ where: { aksi: { startsWith: "faktor" }, kunci: `${person.userid}` } })).length,
    ).toBe(2);
    expect(JSON.stringify(await prisma().audit.findMany())).not.toContain(secret);
  });

  test("keeps its secret sealed, and answers it once", async () => {
    const { caller, secret } = await setUpApp(app, person);
    const { rahasia } = await prisma().faktor_totp.findUniqueOrThrow({ where: { userid: person.userid } });
    expect(rahasia).toMatch(/^v1\./);
    expect(JSON.stringify((await caller.get("account/keamanan").expect(200)).body)).not.toContain(secret);
  });
});

describe("a code", () => {
  test("is good for the thirty seconds in which an app shows it, from the first to the last, and no longer", async () => {
    const { secret } = await setUpApp(app, person);
    const enter = async (shown: number, second: number) => {
      late = second;
      return takeStep(app, { tanda: await stepOf(app, person), kode: codeOf(app, secret, shown - second) });
    };
    expect((await enter(50, 79.999)).status).toBe(200);
    expect((await enter(80, 80)).status).toBe(200);
    expect(fieldsOf(await enter(110, 140)).kode).toMatch(/^This code has just run out/);
    expect(fieldsOf(await enter(170, 169.999)).kode).toMatch(/^The clock of your phone is about 30 seconds fast/);
    expect(await sessions()).toBe(2);
  });

  test.each([
    [120, "The clock of your phone is about 120 seconds fast."],
    [-120, "The clock of your phone is about 120 seconds slow."],
    [60, "The clock of your phone is about 60 seconds fast."],
  ])("of a clock %d seconds off opens nothing, and says how to go on", async (seconds, reported) => {
    const { secret, codes } = await setUpApp(app, person);
    late = 300;
    const tanda = await stepOf(app, person);
    const answer = await takeStep(app, { tanda, kode: codeOf(app, secret, seconds) }).expect(400);
    expect(fieldsOf(answer)).toEqual({ kode: expect.stringContaining(reported) });
    expect(await sessions()).toBe(0);
    await takeStep(app, { tanda, pemulihan: codes[0] }).expect(200);
  });

  test("that was told to be early isn't good when its time has come", async () => {
    const { secret } = await setUpApp(app, person);
    late = 300;
    const kode = codeOf(app, secret, 120);
    await takeStep(app, { tanda: await stepOf(app, person), kode }).expect(400);
    late = 420;
    const answer = await takeStep(app, { tanda: await stepOf(app, person), kode }).expect(400);
    expect(fieldsOf(answer)).toEqual({ kode: "This code was used already. Wait for the next one." });
  });

  test("further off is only wrong", async () => {
    const { secret } = await setUpApp(app, person);
    late = 600;
    const answer = await takeStep(app, { tanda: await stepOf(app, person), kode: codeOf(app, secret, 180) }).expect(
      400,
    );
    expect(fieldsOf(answer)).toEqual({ kode: "This code is not right. Enter the one that your app shows now." });
  });

  test("works once, and none before it afterwards", async () => {
    const { secret } = await setUpApp(app, person);
    const kode = codeOf(app, secret);
    await takeStep(app, { tanda: await stepOf(app, person), kode }).expect(200);
    await takeStep(app, { tanda: await stepOf(app, person), kode }).expect(400);
    await takeStep(app, { tanda: await stepOf(app, person), kode: codeOf(app, secret, -30) }).expect(400);
    late = 30;
    await takeStep(app, { tanda: await stepOf(app, person), kode: codeOf(app, secret) }).expect(200);
  });

  test("that is used twice at one moment opens one session; without the step that is kept, two", async () => {
    const { secret } = await setUpApp(app, person);
    const race = async (kode: string) => {
      const steps = [await stepOf(app, person), await stepOf(app, person)];
      const [one, other] = steps.map((tanda) => takeStep(app, { tanda, kode }));
      return one && other ? bothOf(one, other) : [];
    };
    expect(await race(codeOf(app, secret))).toEqual([200, 400]);
    await app.owner.prisma.$executeRawUnsafe(
      "CREATE TRIGGER forgetful BEFORE UPDATE ON faktor_totp FOR EACH ROW SET NEW.langkah = OLD.langkah",
    );
    late = 90;
    const control = await race(codeOf(app, secret));
    await app.owner.prisma.$executeRawUnsafe("DROP TRIGGER forgetful");
    expect(control).toEqual([200, 200]);
  });

  test("is guessed ten times, whatever the password step; the owner is told, and a known device goes on", async () => {
    const { secret } = await setUpApp(app, person);
    const known = await takeStep(app, { tanda: await stepOf(app, person), kode: codeOf(app, secret) }).expect(200);
    late = 60;
    const wrong = codeOf(app, secret) === "123456" ? "654321" : "123456";
    const guess = async () => (await takeStep(app, { tanda: await stepOf(app, person), kode: wrong })).status;
    for (let n = 0; n < 10; n += 1) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
    const right = await takeStep(app, { tanda: await stepOf(app, person), kode: codeOf(app, secret) });
    expect(right.status).toBe(429);
    expect(await mailsTo(person)).toContain("Somebody knows your e-Retribusi password");
    const step = await stepOf(app, person, { perangkat: [known.body.perangkat] });
    await takeStep(app, { tanda: step, kode: codeOf(app, secret) }).expect(200);
  });

  test("is guessed ten times in a volley, too", async () => {
    await setUpApp(app, person);
    const steps: string[] = [];
    for (let n = 0; n < 15; n += 1) steps.push(await stepOf(app, person));
    const answers = await Promise.all(steps.map((tanda) => takeStep(app, { tanda, kode: "12345" })));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe("the step between password and code", () => {
  test("is good once, for five tries and five minutes, and for its own account", async () => {
    const { secret } = await setUpApp(app, person);
    const other = await createPerson(app);
    const theirs = await setUpApp(app, other);
    const tanda = await stepOf(app, person);
    await takeStep(app, { tanda, kode: codeOf(app, theirs.secret) }).expect(400);
    await takeStep(app, { tanda, pemulihan: theirs.codes[0] }).expect(400);
    await takeStep(app, { tanda, kode: codeOf(app, secret) }).expect(200);
    expect((await takeStep(app, { tanda, kode: codeOf(app, secret, 30) }).expect(410)).body.error.code).toBe(
      "STEP_ENDED",
    );

    const tired = await stepOf(app, person);
    for (let n = 0; n < 5; n += 1) await takeStep(app, { tanda: tired, kode: "12345" }).expect(400);
    late = 30;
    await takeStep(app, { tanda: tired, kode: codeOf(app, secret) }).expect(410);

    const old = await stepOf(app, person);
    late = 331;
    await takeStep(app, { tanda: old, kode: codeOf(app, secret) }).expect(410);
    await takeStep(app, { tanda: "made-up", kode: codeOf(app, secret) }).expect(410);
  });

  test("is worth nothing after a new password, and tells of a block", async () => {
    const { secret } = await setUpApp(app, person);
    const tanda = await stepOf(app, person);
    await prisma().userdata.update({ where: { userid: person.userid }, data: { statusakun: 2 } });
    const blocked = await takeStep(app, { tanda, kode: codeOf(app, secret) }).expect(403);
    expect(blocked.body.error.code).toBe("ACCOUNT_BLOCKED");
    const renewed = { statusakun: 1, versitoken: { increment: 1 } };
    await prisma().userdata.update({ where: { userid: person.userid }, data: renewed });
    await takeStep(app, { tanda, kode: codeOf(app, secret) }).expect(410);
    expect(await sessions()).toBe(0);
  });
});

describe("recovery codes", () => {
  test("work once each, however they are typed; what is left is told, and the owner", async () => {
    const { codes } = await setUpApp(app, person);
    const typed = String(codes[3]).toUpperCase().replaceAll("-", " ");
    const { body } = await takeStep(app, { tanda: await stepOf(app, person), pemulihan: typed }).expect(200);
    expect(body.sisakode).toBe(9);
    const again = await takeStep(app, { tanda: await stepOf(app, person), pemulihan: codes[3] }).expect(400);
    expect(Object.keys(fieldsOf(again))).toEqual(["pemulihan"]);
    expect(await mailsTo(person)).toContain("A recovery code was used");
    expect(JSON.stringify(await prisma().kode_pemulihan.findMany())).not.toContain(String(codes[4]).slice(0, 9));
  });

  test("that are used twice at one moment open one session", async () => {
    const { codes } = await setUpApp(app, person);
    const steps = [await stepOf(app, person), await stepOf(app, person)];
    const [one, other] = steps.map((tanda) => takeStep(app, { tanda, pemulihan: codes[0] }));
    expect(one && other ? await bothOf(one, other) : []).toEqual([200, 400]);
  });

  test("are made anew, and the earlier ones end", async () => {
    const { caller, codes } = await setUpApp(app, person);
    const { body } = await caller.post("account/keamanan/pemulihan", { passwordlama: password }).expect(200);
    expect(body.kode).toHaveLength(10);
    await takeStep(app, { tanda: await stepOf(app, person), pemulihan: codes[0] }).expect(400);
    await takeStep(app, { tanda: await stepOf(app, person), pemulihan: body.kode[0] }).expect(200);
  });

  test("need a factor that they stand in for", async () => {
    const caller = withToken(app, await tokenOf(app, person));
    const answer = await caller.post("account/keamanan/pemulihan", { passwordlama: password }).expect(409);
    expect(answer.body.error.code).toBe("ACTION_REFUSED");
  });
});

describe("a lost factor", () => {
  test("is taken off by the super user alone, who says how the person was recognised and can't take off their own", async () => {
    const { caller } = await setUpApp(app, person);
    const path = `userdata/faktor/${person.userid}`;
    const take = (who: Caller, userid: number, bukti = "datang dengan KTP asli") =>
      who.post(`userdata/faktor/lepas/${userid}`, { bukti });
    const bank = await app.as("bank");
    await bank.get(path).expect(403);
    await take(bank, person.userid).expect(403);
    expect(Object.keys(fieldsOf(await take(superuser, person.userid, " ").expect(400)))).toEqual(["bukti"]);
    await caller.get("account").expect(200);
    expect((await superuser.get(path).expect(200)).body).toMatchObject({ kuncisandi: 0, sisakode: 10 });
    expect((await take(superuser, person.userid).expect(200)).body).toEqual({ removed: true });
    await caller.get("account").expect(401);
    await tokenOf(app, person);
    expect(await mailsTo(person)).toContain("Your second factor was taken off");
    const entry = await prisma().audit.findFirstOrThrow({ where: { aksi: "faktor_lepas" }, orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ userid: superuser.userid, kunci: String(person.userid) });
    expect(entry.sesudah).toEqual({ faktor: "semua", bukti: "datang dengan KTP asli" });
    expect((await take(superuser, person.userid).expect(200)).body).toEqual({ removed: false });
    await take(superuser, superuser.userid).expect(409);
    await take(superuser, 999999).expect(404);
  });
});
