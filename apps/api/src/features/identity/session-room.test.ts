import { mostSessions } from "@retribusi/contract/features/identity/session.rules";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { atOneMoment, codeOf, setUpApp, setUpPasskey, stepOf, takeStep, visit } from "../../testing/factors.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createKey } from "./api-key.ts";
import { findSession } from "./session.ts";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const statusOf = async (token: string) => (await withToken(app, token).get("account")).status;

describe("signing in again", () => {
  const again = () => login(app, { username: person.username, password });

  test("ends the session whose token came along, whoever signs in, and no other", async () => {
    const [here, there] = [await tokenOf(app, person), await tokenOf(app, person)];
    const { body } = await again().set(bearer(here)).expect(200);
    expect([await statusOf(here), await statusOf(there), await statusOf(body.token)]).toEqual([401, 200, 200]);
    const other = await createPerson(app);
    await login(app, { username: other.username, password }).set(bearer(there)).expect(200);
    expect([await statusOf(there), await statusOf(body.token)]).toEqual([401, 200]);
  });

  test("ends nothing before it has come through, and nothing by a token that isn't ours", async () => {
    const token = await tokenOf(app, person);
    await login(app, { username: person.username, password: "Salah#2026" }).set(bearer(token)).expect(401);
    await again()
      .set(bearer(`${token}x`))
      .expect(200);
    expect(await statusOf(token)).toBe(200);
  });

  test("by a second step or a passkey does the same, also while the former session is over already", async () => {
    const { secret, codes } = await setUpApp(app, person);
    const tanda = await stepOf(app, person);
    const entered = await atOneMoment(app, () => takeStep(app, { tanda, kode: codeOf(app, secret) }).expect(200));
    const first = entered.body.token;
    await withToken(app, first).get("account").expect(200);
    const { authenticator } = await setUpPasskey(app, await createPerson(app));
    const begun = await visit(app, "auth/kuncisandi").set(bearer(first)).expect(200);
    const kunci = authenticator.use(begun.body.pilihan);
    const wish = { tanda: begun.body.tanda, kunci, rememberme: false };
    const second = (await visit(app, "auth/kuncisandi/masuk", wish).set(bearer(first)).expect(200)).body.token;
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
    const step = await stepOf(app, person);
    await takeStep(app, { tanda: step, pemulihan: codes[0] }).set(bearer(second)).expect(200);
    await takeStep(app, { tanda: "over", kode: codeOf(app, secret) })
      .set(bearer(first))
      .expect(410);
    expect(await statusOf(second)).toBe(401);
  });
});

test("new recovery codes end the sessions that the earlier ones may have opened", async () => {
  const { caller, codes } = await setUpApp(app, person);
  const step = await takeStep(app, { tanda: await stepOf(app, person), pemulihan: codes[0] }).expect(200);
  const { body } = await caller.post("account/keamanan/pemulihan", { passwordlama: password }).expect(200);
  expect([await statusOf(step.body.token), await statusOf(body.token)]).toEqual([401, 200]);
});

test("of more than a hundred sessions the one that was unused for longest ends; the personal key is none of them", async () => {
  const { prisma } = app.deps.db;
  const [latest, oldest] = [await tokenOf(app, person), await tokenOf(app, person)];
  const { jti, userid } = await findSession(app.deps, oldest);
  const { key } = await createKey(app.deps, await findSession(app.deps, oldest), userid, "127.0.0.1");
  const { versitoken: versi } = await prisma.userdata.findUniqueOrThrow({ where: { userid } });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await prisma.sesi.update({ where: { jti }, data: { terakhir: ago(59) } });
  const further = { userid, versi, kedaluwarsa: ago(-60), terakhir: ago(5) };
  const others = Array.from({ length: mostSessions - 3 }, () => ({ jti: crypto.randomUUID(), ...further }));
  await prisma.sesi.createMany({ data: others });
  await tokenOf(app, person);
  expect(await statusOf(oldest)).toBe(200);
  await prisma.sesi.update({ where: { jti }, data: { terakhir: ago(59) } });
  await tokenOf(app, person);
  expect([await statusOf(oldest), await statusOf(latest), await statusOf(key)]).toEqual([401, 200, 200]);
  const { body } = await withToken(app, latest).get("account/sessions").expect(200);
  expect(body).toHaveLength(mostSessions);
});
