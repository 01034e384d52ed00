import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setUpApp } from "../../testing/factors.ts";
import { createPerson, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: Person;
let superuser: Caller;
let late = 0;

beforeAll(async () => {
  app = await createTestApp();
  const noon = Date.now();
  Object.assign(app.deps, { clock: { now: () => new Date(noon + late * 60_000) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  late = 0;
  await app.deps.db.prisma.percobaan_login.deleteMany();
  person = await createPerson(app);
  superuser = await app.as("superuser");
});

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error?.code ?? String(status);
const versionOf = () => app.versionOf("userdata", person.userid);

/** What guards an account, or gives all of it away, each with the right password. */
const proven: readonly [string, object][] = [
  ["account/edit", { email: "lain@contoh.example" }],
  ["account/edit", { password: "Gerbang hijau 2027", konfirmasipassword: "Gerbang hijau 2027" }],
  ["account/keamanan/totp", {}],
  ["account/keamanan/pemulihan", {}],
  ["account/keamanan/totp/lepas", {}],
  ["account/apikey", {}],
  ["account/data", { format: "json" }],
  ["account/close", {}],
];

async function statesOf(caller: ReturnType<typeof withToken>, userid: number) {
  const codes: string[] = [];
  for (const [path, more] of proven) {
    const version = path === "account/edit" ? { versi: await app.versionOf("userdata", userid) } : {};
    codes.push(codeOf(await caller.post(path, { passwordlama: password, ...version, ...more })));
  }
  return codes;
}

describe("with a second factor the password alone", () => {
  test("changes nothing that guards the account, unless its owner has signed in just now", async () => {
    const { caller } = await setUpApp(app, person);
    late = 16;
    expect(await statesOf(caller, person.userid)).toEqual(proven.map(() => "REAUTHENTICATE"));
    expect(await app.deps.db.prisma.faktor_totp.count({ where: { userid: person.userid } })).toBe(1);
    late = 14;
    await caller.post("account/keamanan/totp/lepas", { passwordlama: password }).expect(200);
  });

  test("is asked for before it is compared, so that nothing can be learnt of it", async () => {
    const { caller } = await setUpApp(app, person);
    late = 16;
    expect(codeOf(await caller.post("account/close", { passwordlama: "Salah#2026" }))).toBe("REAUTHENTICATE");
    expect(await app.deps.db.prisma.percobaan_login.count({ where: { kunci: { startsWith: "sandi:" } } })).toBe(0);
  });

  test("is enough for an account that has no other", async () => {
    const caller = withToken(app, await tokenOf(app, person));
    late = 16;
    const versi = await versionOf();
    await caller.post("account/edit", { versi, passwordlama: password, email: "baru@contoh.example" }).expect(200);
    await caller.post("account/keamanan/totp", { passwordlama: password }).expect(200);
  });
});

describe("signing out elsewhere", () => {
  test("needs somebody who has signed in just now", async () => {
    const [here, there] = [withToken(app, await tokenOf(app, person)), withToken(app, await tokenOf(app, person))];
    const [, { id }] = (await here.get("account/sessions").expect(200)).body;
    late = 16;
    expect(codeOf(await here.post("account/sessions/end", { id }))).toBe("REAUTHENTICATE");
    expect(codeOf(await here.post("account/sessions/end_others"))).toBe("REAUTHENTICATE");
    await there.get("account").expect(200);
    late = 14;
    await here.post("account/sessions/end", { id }).expect(200, { ended: 1 });
  });

  test("isn't for a personal key, which proves nobody", async () => {
    const caller = withToken(app, await tokenOf(app, person));
    const { body } = await caller.post("account/apikey", { passwordlama: password }).expect(200);
    const key = withToken(app, body.key);
    await key.get("account/sessions").expect(200);
    expect(codeOf(await key.post("account/sessions/end_others"))).toBe("REAUTHENTICATE");
    await caller.get("account").expect(200);
  });
});

test("an administrator ends sessions of others at any time, and their own others only after showing who they are", async () => {
  const token = await tokenOf(app, person);
  late = 16;
  expect(codeOf(await superuser.post(`userdata/akhirisesi/${superuser.userid}`))).toBe("REAUTHENTICATE");
  await superuser.post(`userdata/akhirisesi/${person.userid}`).expect(200, { ended: 1 });
  await withToken(app, token).get("account").expect(401);
});
