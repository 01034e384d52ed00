import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setUpPasskey, stepOf, takeStep, visit } from "../../testing/factors.ts";
import { createAuthenticator, here } from "../../testing/passkey.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { worksWithPasskeys } from "./passkey.ts";

let app: TestApp;
let person: Person;
const prisma = () => app.deps.db.prisma;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await prisma().percobaan_login.deleteMany();
  person = await createPerson(app);
});

const begin = async () => (await visit(app, "auth/kuncisandi").expect(200)).body;
const enter = (body: object) => visit(app, "auth/kuncisandi/masuk", { rememberme: false, ...body });
const begun = async (tanda: string) =>
  (await visit(app, "auth/langkah2/kuncisandi", { tanda }).expect(200)).body.pilihan;

describe("a passkey", () => {
  test("signs in without a password, by whoever it belongs to, and is told when", async () => {
    const { caller, authenticator, codes } = await setUpPasskey(app, person);
    expect(codes).toHaveLength(10);
    const { tanda, pilihan } = await begin();
    expect(pilihan).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
    const { body } = await enter({ tanda, kunci: authenticator.use(pilihan), rememberme: true }).expect(200);
    expect(body.user.userid).toBe(person.userid);
    await withToken(app, body.token).get("account").expect(200);
    expect(await prisma().sesi.count({ where: { userid: person.userid, faktor: "kuncisandi" } })).toBe(1);
    const { kuncisandi } = (await caller.get("account/keamanan").expect(200)).body;
    expect(kuncisandi).toMatchObject([{ nama: "Laptop", terakhir: expect.any(String) }]);
  });

  test("brings recovery codes of more than 112 bits, each another, kept as hashes", async () => {
    const { codes } = await setUpPasskey(app, person);
    const letters = codes.join("").replaceAll("-", "");
    const bits = (letters.length / codes.length) * Math.log2(new Set(letters).size);
    expect(bits).toBeGreaterThan(112);
    expect(new Set(codes).size).toBe(10);
    const kept = await prisma().kode_pemulihan.findMany({ where: { userid: person.userid } });
    const hashes = codes.map((code: string) => createHash("sha256").update(code.replaceAll("-", "")).digest("hex"));
    expect(kept.map(({ hash }) => hash).toSorted()).toEqual(hashes.toSorted());
  });

  test("is the second step after a password", async () => {
    const { authenticator } = await setUpPasskey(app, person);
    const { body } = await login(app, { username: person.username, password }).expect(200);
    expect(body.langkah2.cara).toEqual(["kuncisandi", "pemulihan"]);
    const { tanda } = body.langkah2;
    const pilihan = await begun(tanda);
    expect(pilihan.allowCredentials).toHaveLength(1);
    await takeStep(app, { tanda, kuncisandi: authenticator.use(pilihan) }).expect(200);
  });

  test("of somebody else is no second step, and no way back into another's page", async () => {
    const other = await setUpPasskey(app, await createPerson(app));
    await setUpPasskey(app, person);
    const tanda = await stepOf(app, person);
    const refused = await takeStep(app, { tanda, kuncisandi: other.authenticator.use(await begun(tanda)) }).expect(400);
    expect(refused.body.error.message).toContain("another account");
    const step = await begin();
    const kunci = other.authenticator.use(step.pilihan);
    await enter({ tanda: step.tanda, kunci, username: person.username }).expect(400);
  });

  test("answers a challenge once, not late, and not one of another step", async () => {
    const { authenticator } = await setUpPasskey(app, person);
    const { tanda, pilihan } = await begin();
    const kunci = authenticator.use(pilihan);
    const both = await Promise.all([enter({ tanda, kunci }), enter({ tanda, kunci })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    await enter({ tanda, kunci }).expect(410);
    const other = await begin();
    await enter({ tanda: other.tanda, kunci: authenticator.use(pilihan) }).expect(400);
    await enter({ tanda: other.tanda, kunci: authenticator.use(other.pilihan) }).expect(410);
    const old = await begin();
    await prisma().langkah_masuk.updateMany({ data: { kedaluwarsa: new Date(0) } });
    await enter({ tanda: old.tanda, kunci: authenticator.use(old.pilihan) }).expect(410);
  });

  test.each([
    ["another address", { origin: "https://e-retribusi.example", rpId: here.rpId }, true],
    ["another owner of passkeys", { origin: here.origin, rpId: "e-retribusi.example" }, true],
    ["nobody's finger, face or PIN", here, false],
  ])("from %s opens nothing", async (_what, place, isVerified) => {
    const { authenticator } = await setUpPasskey(app, person);
    const { tanda, pilihan } = await begin();
    const answer = await enter({ tanda, kunci: authenticator.use(pilihan, place, isVerified) }).expect(400);
    expect(answer.body.error.code).toBe("PASSKEY_REFUSED");
  });

  test("that was copied is noticed by its counter", async () => {
    const { authenticator } = await setUpPasskey(app, person);
    const first = await begin();
    await enter({ tanda: first.tanda, kunci: authenticator.use(first.pilihan) }).expect(200);
    authenticator.state.counter = 0;
    const second = await begin();
    await enter({ tanda: second.tanda, kunci: authenticator.use(second.pilihan) }).expect(400);
  });

  test("respects the state of the account, and is noted when it is refused", async () => {
    const { authenticator } = await setUpPasskey(app, person);
    await prisma().userdata.update({ where: { userid: person.userid }, data: { statusakun: 2 } });
    const { tanda, pilihan } = await begin();
    const answer = await enter({ tanda, kunci: authenticator.use(pilihan) }).expect(403);
    expect(answer.body.error.code).toBe("ACCOUNT_BLOCKED");
    const unknown = await begin();
    await enter({ tanda: unknown.tanda, kunci: createAuthenticator().use(unknown.pilihan) }).expect(400);
    await app.deps.security.flush();
    expect(await prisma().log_keamanan.count({ where: { jenis: "faktor_salah", userid: null } })).toBeGreaterThan(0);
  });

  test("is added by its owner once, at this address, called otherwise, and taken off with the password", async () => {
    const { caller, adding, security, authenticator } = await setUpPasskey(app, person);
    await caller.post("account/keamanan/kuncisandi/tambah", adding).expect(410);
    const again = await caller.post("account/keamanan/kuncisandi", { passwordlama: password }).expect(200);
    expect(again.body.pilihan.excludeCredentials).toHaveLength(1);
    const other = withToken(app, await tokenOf(app, await createPerson(app)));
    const made = { tanda: again.body.tanda, nama: "X", kunci: createAuthenticator().make(again.body.pilihan) };
    await other.post("account/keamanan/kuncisandi/tambah", made).expect(410);
    const elsewhere = createAuthenticator().make(again.body.pilihan, { ...here, origin: "https://palsu.example" });
    await caller.post("account/keamanan/kuncisandi/tambah", { ...made, kunci: elsewhere }).expect(400);
    const [{ id }] = security.kuncisandi;
    await other.post(`account/keamanan/kuncisandi/lepas/${id}`, { passwordlama: password }).expect(404);
    await other.post(`account/keamanan/kuncisandi/nama/${id}`, { nama: "Bukan milikku" }).expect(404);
    await caller.post(`account/keamanan/kuncisandi/nama/${id}`, { nama: " " }).expect(400);
    const rename = () => caller.post(`account/keamanan/kuncisandi/nama/${id}`, { nama: "Ponsel" }).expect(200);
    expect((await rename()).body.kuncisandi).toMatchObject([{ id, nama: "Ponsel" }]);
    await rename();
    const noted = await prisma().audit.findMany({ where: { aksi: "faktor_nama", userid: person.userid } });
    expect(noted).toMatchObject([{ sebelum: { nama: "Laptop" }, sesudah: { nama: "Ponsel" } }]);
    const { body } = await caller
      .post(`account/keamanan/kuncisandi/lepas/${id}`, { passwordlama: password })
      .expect(200);
    expect(body.keamanan).toMatchObject({ kuncisandi: [], sisakode: 0 });
    const { tanda, pilihan } = await begin();
    await enter({ tanda, kunci: authenticator.use(pilihan) }).expect(400);
  });
});

test.each([
  ["https://retribusi.example.go.id", true],
  ["http://localhost:3000", true],
  ["http://retribusi.example.go.id", false],
  ["http://127.0.0.1:3000", false],
  ["https://[::1]", false],
])("passkeys at %s: %s", (PUBLIC_URL, expected) => {
  expect(worksWithPasskeys({ PUBLIC_URL })).toBe(expected);
});
