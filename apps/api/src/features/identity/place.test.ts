import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { setUpApp, stepOf, takeStep } from "../../testing/factors.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createKey } from "./api-key.ts";
import { deviceOf } from "./own-session.ts";
import { findSession } from "./session.ts";

let app: TestApp;
let person: Person;
let caller: ReturnType<typeof withToken>;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
  token = await tokenOf(app, person);
  caller = withToken(app, token);
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

test.each([
  [firefox, "Firefox", "Linux", "desktop"],
  [phone, "Chrome", "Android", "mobile"],
  ["curl/8.5.0", null, null, "other"],
  ["", null, null, "other"],
])("a device is told in words: %s", (userAgent, browser, system, jenis) => {
  const device = deviceOf(userAgent);
  expect([device.browser, device.sistem?.split(" ")[0] ?? null, device.jenis]).toEqual([browser, system, jenis]);
});

test("a sign-in with a recovery code is mailed with its time, device, address and place", async () => {
  const { codes } = await setUpApp(app, person);
  const body = { tanda: await stepOf(app, person), pemulihan: codes[0] };
  await takeStep(app, body).set("User-Agent", firefox).expect(200);
  const { muatan } = await app.deps.db.prisma.outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
  const text: unknown = Object(muatan).text;
  expect(text).toMatch(/recovery code:\n.+ 20\d\d.+; Firefox, Linux; \S*127\.0\.0\.1 \(local network\)\n/);
});

describe("one's sessions", () => {
  const list = async (from = caller) => (await from.get("account/sessions").expect(200)).body;
  const signIn = async () => {
    const answer = await login(app, { username: person.username, password }).set("User-Agent", firefox).expect(200);
    return withToken(app, answer.body.token);
  };

  test("are listed with device, address and time, this one first; nobody else's, no ended one and no personal key", async () => {
    await tokenOf(app, await createPerson(app));
    const elsewhere = await signIn();
    await (await signIn()).post("auth/logout").expect(200);
    const self = await findSession(app.deps, token);
    await createKey(app.deps, self, person.userid, "127.0.0.1");
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ id: self.jti, ini: true });
    expect(sessions[1]).toMatchObject({
      ini: false,
      browser: "Firefox",
      sistem: "Linux",
      alamatip: expect.any(String),
      tempat: "local",
    });
    const move = (alamatip: string) =>
      app.deps.db.prisma.sesi.update({ where: { jti: sessions[1].id }, data: { alamatip } });
    for (const [address, place] of [
      ["202.134.0.155", "ID"],
      ["192.0.2.1", null],
    ] as const) {
      await move(address);
      expect((await list())[1]).toMatchObject({ alamatip: address, tempat: place });
    }
    expect((await list(elsewhere))[0].id).toBe(sessions[1].id);
  });

  test("are ended one by one, and never another person's or this one", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const [{ id: own }, , { id }] = await list(first);
    const foreign = (await findSession(app.deps, await tokenOf(app, await createPerson(app)))).jti;
    await first.post("account/sessions/end", { id: foreign }).expect(404);
    await first.post("account/sessions/end", { id: own }).expect(404);
    await first.post("account/sessions/end", { id }).expect(200, { ended: 1 });
    await first.get("account").expect(200);
    const alive = [await caller.get("account"), await second.get("account")].map(({ status }) => status);
    expect(alive.sort()).toEqual([200, 401]);
  });

  test("are ended everywhere but here; a personal key and other people stay", async () => {
    const [elsewhere, other] = [await signIn(), withToken(app, await tokenOf(app, await createPerson(app)))];
    const self = await findSession(app.deps, token);
    const { key } = await createKey(app.deps, self, person.userid, "127.0.0.1");
    await caller.post("account/sessions/end_others").expect(200, { ended: 1 });
    await elsewhere.get("account").expect(401);
    for (const still of [caller, other, withToken(app, key)]) await still.get("account").expect(200);
    const audit = { userid: person.userid, aksi: "session_end" };
    expect(await app.deps.db.prisma.audit.count({ where: audit })).toBe(1);
  });
});

describe("which mails one gets", () => {
  const { kemajuan, tagihan } = { kemajuan: "kemajuan", tagihan: "tagihan" } as const;
  const mailed = async (kind?: "kemajuan" | "akhir") => {
    const { prisma } = app.deps.db;
    const { surelditolak } = await prisma.userdata.findUniqueOrThrow({ where: { userid: person.userid } });
    const before = await prisma.outbox.count();
    const choice = kind ? { choice: { kind, refused: surelditolak } } : {};
    await inTransaction(app.deps.db, (tx) =>
      enqueueMail(tx, { to: person.email, subject: "x", text: "x", ...choice }, null),
    );
    return (await prisma.outbox.count()) - before;
  };

  test("is a choice that only holds for what was switched off", async () => {
    expect([await mailed(kemajuan), await mailed("akhir"), await mailed()]).toEqual([1, 1, 1]);
    await caller.post("account/mails", { surelditolak: [kemajuan] }).expect(200, { surelditolak: [kemajuan] });
    expect((await caller.get("account/overview").expect(200)).body.surelditolak).toEqual([kemajuan]);
    expect([await mailed(kemajuan), await mailed("akhir"), await mailed()]).toEqual([0, 1, 1]);
    await caller.post("account/mails", { surelditolak: [] }).expect(200, { surelditolak: [] });
    expect(await mailed(kemajuan)).toBe(1);
  });

  test("leaves no choice about bills and safety", async () => {
    for (const kind of [tagihan, "akun"]) await caller.post("account/mails", { surelditolak: [kind] }).expect(400);
  });
});
