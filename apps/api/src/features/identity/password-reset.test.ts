import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setUpApp } from "../../testing/factors.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

import { issueToken } from "./mailed-token.ts";
import { generatePassword } from "./password-reset.ts";

let app: TestApp;
let superuser: Caller;

beforeAll(async () => {
  app = await createTestApp({ LOGIN_LIMIT: 1000 });
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const own = "PilihanSendiri#1";
const enter = (person: Person, given: string, more: object = {}) =>
  login(app, { username: person.username, password: given, ...more });

async function generate(person: Person, wajibganti = true): Promise<string> {
  const { body } = await superuser.post(`userdata/resetpassword/${person.userid}`, { wajibganti }).expect(200);
  return body.password;
}

describe("a password reset by an administrator", () => {
  test("ends every session at once, tells the person and is in the log without the password", async () => {
    const person = await createPerson(app);
    const caller = withToken(app, await tokenOf(app, person));
    const temporary = await generate(person);
    expect((await caller.get("account").expect(403)).body.error.code).toBe("PASSWORD_EXPIRED");
    await enter(person, password).expect(401);
    expect((await enter(person, temporary).expect(403)).body.error.code).toBe("PASSWORD_EXPIRED");
    const mail = await prisma().outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(mail.muatan).toMatchObject({ to: person.email, subject: "Your e-Retribusi password has been reset" });
    const audit = await prisma().audit.findMany({ where: { entitas: "userdata", kunci: String(person.userid) } });
    expect(audit).toMatchObject([{ aksi: "resetpassword", userid: superuser.userid }]);
    for (const text of [JSON.stringify(mail), JSON.stringify(audit)]) expect(text).not.toContain(temporary);
    expect(JSON.stringify(audit)).not.toContain("$2b$");
  });

  test("takes a typed one that is typed twice alike", async () => {
    const person = await createPerson(app);
    const caller = withToken(app, await tokenOf(app, person));
    const typed = { password: own, wajibganti: false };
    const path = `userdata/resetpassword/${person.userid}`;
    const { body } = await superuser.post(path, { ...typed, konfirmasipassword: "lain" }).expect(400);
    expect(body.error.fields).toEqual({ konfirmasipassword: "Your password confirmation is not consistent." });
    await superuser.post(path, { ...typed, konfirmasipassword: own }).expect(200, { password: null });
    expect((await caller.get("account").expect(401)).body.error.code).toBe("SESSION_ENDED");
    await enter(person, own).expect(200);
    await superuser.post(path, { password: "pende", wajibganti: false }).expect(400);
  });

  test("leaves a blocked account blocked, and is for others only", async () => {
    const blocked = await createPerson(app, "nasabah", 2);
    expect((await enter(blocked, await generate(blocked))).body.error.code).toBe("ACCOUNT_BLOCKED");
    const answer = await superuser.post(`userdata/resetpassword/${superuser.userid}`, { wajibganti: true }).expect(409);
    expect(answer.body.error.message).toMatch(/^Change your own password under My account/);
  });

  test("is only for holders of its page", async () => {
    const bank = await app.as("bank");
    await bank.post(`userdata/resetpassword/${bank.userid}`, { wajibganti: false }).expect(403);
    await superuser.post("userdata/resetpassword/999999", { wajibganti: false }).expect(404);
  });
});

describe("a temporary password", () => {
  test("that was generated never becomes the password, whatever was asked for; a thousand are all different", async () => {
    const person = await createPerson(app);
    const temporary = await generate(person, false);
    expect((await enter(person, temporary).expect(403)).body.error.code).toBe("PASSWORD_EXPIRED");
    expect(temporary).toMatch(/^[a-zA-Z2-9]{12}$/);
    expect(new Set(Array.from({ length: 1000 }, generatePassword)).size).toBe(1000);
  });

  const keyOf = async (person: Person, given: string): Promise<string | undefined> => {
    const { body } = await enter(person, given).expect(403);
    expect(body.error.code).toBe("PASSWORD_EXPIRED");
    return body.error.details?.key;
  };
  const choose = (kunci: string | undefined, chosen: string, konfirmasipassword = chosen) =>
    supertest(app.app).post("/api/auth/resetpassword").send({ key: kunci, password: chosen, konfirmasipassword });

  test("opens nothing but the choice of another, once", async () => {
    const person = await createPerson(app);
    const temporary = await generate(person);
    const kunci = await keyOf(person, temporary);
    expect(Object.keys((await choose(kunci, own, "lain").expect(400)).body.error.fields)).toEqual([
      "konfirmasipassword",
    ]);
    expect((await choose(kunci, temporary).expect(400)).body.error.fields.password).toMatch(/^This is your current/);
    await choose(kunci, own).expect(200);
    await choose(kunci, own).expect(409);
    await enter(person, temporary).expect(401);
    await enter(person, own).expect(200);
  });

  test.each(["a mailed link", "a temporary password"])(
    "after %s the second factor is asked for as before",
    async (way) => {
      const person = await createPerson(app);
      const { userid, email } = person;
      await setUpApp(app, person);
      const temporary = way === "a temporary password" ? await keyOf(person, await generate(person)) : undefined;
      const { versitoken: versi } = await prisma().userdata.findUniqueOrThrow({ where: { userid } });
      const key =
        temporary ?? (await issueToken(app.deps, prisma(), { userid, jenis: "reset", minutes: 30, email, versi }));
      expect((await choose(key, own).expect(200)).body).toEqual({ changed: true });
      const { body } = await enter(person, own).expect(200);
      expect(Object.keys(body)).toEqual(["langkah2"]);
      expect(body.langkah2.cara).toEqual(["totp", "pemulihan"]);
    },
  );

  test("ends the keys that it opened when another password is set meanwhile", async () => {
    const person = await createPerson(app);
    const kunci = await keyOf(person, await generate(person));
    const later = await generate(person);
    await choose(kunci, own).expect(409);
    await choose(await keyOf(person, later), own).expect(200);
  });

  test("is worth nothing after three days, and one that only expired opens no key", async () => {
    const person = await createPerson(app);
    const temporary = await generate(person);
    await prisma().token_user.updateMany({ where: { userid: person.userid }, data: { kedaluwarsa: new Date(0) } });
    expect(await keyOf(person, temporary)).toBeUndefined();
    const expired = await createPerson(app, "nasabah", 4);
    expect(await keyOf(expired, password)).toBeUndefined();
    expect(await prisma().token_user.count({ where: { userid: expired.userid } })).toBe(0);
  });
});

describe("a personal API key", () => {
  test("acts as its owner until it is withdrawn, and is kept as a hash", async () => {
    const person = await createPerson(app, "bank");
    const caller = withToken(app, await tokenOf(app, person));
    await caller.post("account/apikey", { passwordlama: "keliru" }).expect(400);
    const { body } = await caller.post("account/apikey", { passwordlama: password }).expect(200);
    const byKey = withToken(app, body.key);
    await byKey.get("tbl_pemda").expect(200);
    await byKey.get("userdata").expect(403);
    expect((await byKey.get("account/currentuserdata").expect(200)).body.user.userid).toBe(person.userid);
    const { authorization } = await prisma().userdata.findUniqueOrThrow({ where: { userid: person.userid } });
    expect(body.key).not.toContain(authorization?.split(":")[1]);
    const seen = await superuser.get(`userdata/view/${person.userid}`).expect(200);
    expect(seen.body.authorization).toBe("");
    await superuser.delete(`userdata/apikey/${person.userid}`).expect(200, { withdrawn: true });
    await byKey.get("tbl_pemda").expect(401);
    expect((await superuser.get(`userdata/view/${person.userid}`)).body.authorization).toBeNull();
    const audit = await prisma().audit.findMany({ where: { entitas: "userdata", kunci: String(person.userid) } });
    expect(audit.map(({ aksi }) => aksi)).toEqual(["apikey", "apikey_withdraw"]);
    expect(JSON.stringify(audit)).not.toContain(body.key.split(".")[1]);
  });

  test("is made by its owner alone: the super user can only withdraw it", async () => {
    const { userid } = await createPerson(app, "bank");
    await superuser.post(`userdata/apikey/${userid}`).expect(404);
    await superuser.delete(`userdata/apikey/${userid}`).expect(200, { withdrawn: false });
    expect((await prisma().userdata.findUniqueOrThrow({ where: { userid } })).authorization).toBeNull();
  });

  test("with another secret is refused, and a new one ends the old one", async () => {
    const caller = withToken(app, await tokenOf(app, await createPerson(app, "bank")));
    const make = async () => (await caller.post("account/apikey", { passwordlama: password }).expect(200)).body.key;
    const [first, second] = [await make(), await make()];
    await withToken(app, first).get("tbl_pemda").expect(401);
    await withToken(app, second).get("tbl_pemda").expect(200);
    const forged = `${second.slice(0, -4)}${second.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    expect((await withToken(app, forged).get("tbl_pemda").expect(401)).body.error.code).toBe("UNAUTHENTICATED");
    await withToken(app, "erk_nonsense").get("tbl_pemda").expect(401);
  });

  test("ends with its year, a block and a new password", async () => {
    const person = await createPerson(app, "bank");
    const make = async () => {
      const caller = withToken(app, await tokenOf(app, person));
      return withToken(app, (await caller.post("account/apikey", { passwordlama: password }).expect(200)).body.key);
    };
    const old = await make();
    await prisma().sesi.updateMany({ where: { userid: person.userid }, data: { kedaluwarsa: new Date(0) } });
    expect((await old.get("tbl_pemda").expect(401)).body.error.code).toBe("SESSION_ENDED");
    const blocked = await make();
    await superuser
      .post(`userdata/edit/${person.userid}`, {
        versi: await app.versionOf("userdata", person.userid),
        statusakun: 2,
        alasanstatus: "Uji",
      })
      .expect(200);
    expect((await blocked.get("tbl_pemda").expect(403)).body.error.code).toBe("ACCOUNT_BLOCKED");
    await superuser
      .post(`userdata/edit/${person.userid}`, {
        versi: await app.versionOf("userdata", person.userid),
        statusakun: 1,
        alasanstatus: "Uji",
      })
      .expect(200);
    await blocked.get("tbl_pemda").expect(401);
    const changed = await make();
    await superuser
      .post(`userdata/edit/${person.userid}`, { versi: await app.versionOf("userdata", person.userid), password: own })
      .expect(200);
    await changed.get("tbl_pemda").expect(401);
  });
});
