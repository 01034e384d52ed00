import { mostDevices } from "@retribusi/contract/features/push/push.endpoints";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../lib/transaction.ts";
import { createBrowser, createPushApp, sendPushes } from "../../testing/push-service.ts";
import type { Caller } from "../../testing/test-app.ts";
import { sweepExpired } from "../privacy/expired-sweep.ts";
import { enqueuePush } from "./push-handler.ts";
import { findPrivateKey, makePushKeys, PairExists } from "./push-key.ts";

let made: Awaited<ReturnType<typeof createPushApp>>;
beforeAll(async () => {
  made = await createPushApp();
});
afterAll(() => made.close());
beforeEach(async () => {
  made.service.caught.splice(0);
  await prisma().outbox.deleteMany();
});

const prisma = () => made.app.deps.db.prisma;
const person = () => made.app.as("nasabah");
/** Another browser of the same person. */
const again = ({ userid }: Caller) => made.app.as("nasabah", made.app.world.home, userid);
const browser = () => createBrowser(made.service);
async function switchedOn(caller: Caller) {
  const own = browser();
  const { body } = await caller.post("account/push", own.wish).expect(200);
  return { ...own, id: Number(body.record.id) };
}
const said = { judul: "Kamar siap", isi: "Pesanan 12", jalur: "/trx_penginapan/view/12" };
const tell = ({ userid }: Caller, judul = said.judul) =>
  inTransaction(made.app.deps.db, (tx) => enqueuePush(tx, [{ userid, ...said, judul }]));
const waiting = () => prisma().outbox.count({ where: { jenis: "push", status: "antri" } });
const listed = async (caller: Caller) => (await caller.get("account/push").expect(200)).body.records;

describe("a device that is told", () => {
  test("gets the heading, the booking and the way there, encrypted for it alone, and signed with our key", async () => {
    const caller = await person();
    const [one, other] = [await switchedOn(caller), browser()];
    await tell(caller);
    await sendPushes(made.app);
    expect(made.service.caught).toHaveLength(1);
    const [message] = made.service.caught;
    if (!message) throw new Error("nothing came");
    expect(message.path).toBe(one.path);
    expect(one.read(message)).toEqual({ ...said, tanda: expect.stringMatching(/^retribusi-\d+$/) });
    expect(() => other.read(message)).toThrow();
    expect(message.body.includes(said.judul)).toBe(false);
    const { kunci } = (await caller.get("account/push").expect(200)).body;
    expect(message.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
    expect(message.headers["authorization"]).toContain(kunci);
  });

  test("is shown to its owner with the browser's name, and nothing that opens it", async () => {
    const caller = await person();
    const agent = "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    await caller.post("account/push", browser().wish).set("User-Agent", agent).expect(200);
    expect(await listed(caller)).toEqual([
      {
        id: expect.any(Number),
        browser: "Firefox",
        sistem: "Linux",
        ini: true,
        date_created: expect.any(String),
        terakhir: expect.any(String),
      },
    ]);
    expect(await listed(await again(caller))).toMatchObject([{ ini: false }]);
    expect(await listed(await person())).toEqual([]);
  });

  test("is taken away by its owner, and by nobody else", async () => {
    const [caller, other] = [await person(), await person()];
    const { id } = await switchedOn(caller);
    await other.delete(`account/push/${id}`).expect(200);
    expect(await listed(caller)).toHaveLength(1);
    await caller.delete(`account/push/${id}`).expect(200);
    expect(await listed(caller)).toEqual([]);
    await tell(caller);
    await sendPushes(made.app);
    expect(made.service.caught).toEqual([]);
  });

  test("is told at its new address alone, once its browser has another one", async () => {
    const caller = await person();
    await switchedOn(caller);
    const { path } = await switchedOn(caller);
    await tell(caller);
    await sendPushes(made.app);
    expect(made.service.caught.map((one) => one.path)).toEqual([path]);
  });

  test("tells of whoever signed in there last, and no more of whom it told before", async () => {
    const [former, latter] = [await person(), await person()];
    const { wish } = await switchedOn(former);
    await latter.post("account/push", wish).expect(200);
    await tell(former, "Bukan untuk dia");
    await tell(latter);
    await sendPushes(made.app);
    expect(made.service.caught).toHaveLength(1);
    expect([await listed(former), (await listed(latter)).length]).toEqual([[], 1]);
  });

  test("makes way for an eleventh one, where it was used least recently", async () => {
    const caller = await person();
    const first = await switchedOn(caller);
    await prisma().perangkat_push.update({
      where: { id: first.id },
      data: { terakhir: new Date(Date.now() - 60_000) },
    });
    for (let count = 1; count < mostDevices; count += 1) await switchedOn(await again(caller));
    expect((await listed(caller)).map(({ id }: { id: number }) => id)).toContain(first.id);
    await switchedOn(await again(caller));
    const ids = (await listed(caller)).map(({ id }: { id: number }) => id);
    expect([ids.length, ids.includes(first.id)]).toEqual([mostDevices, false]);
  });
});

describe("nothing is sent", () => {
  const ends: readonly (readonly [string, (caller: Caller) => Promise<unknown>])[] = [
    ["signed out", (caller) => caller.post("auth/logout").expect(200)],
    [
      "ended by a new password",
      ({ userid }) => prisma().userdata.update({ where: { userid }, data: { versitoken: { increment: 1 } } }),
    ],
    [
      "of an account that was blocked",
      ({ userid }) => prisma().userdata.update({ where: { userid }, data: { statusakun: 0 } }),
    ],
  ];
  test.each(ends)("to a device that was %s, also of what waited already", async (_, end) => {
    const caller = await person();
    await switchedOn(caller);
    await tell(caller);
    await end(caller);
    await tell(caller);
    await sendPushes(made.app);
    expect([made.service.caught, await waiting()]).toEqual([[], 0]);
  });

  test("to a device whose service no longer knows it, which is forgotten; one that fails otherwise stays", async () => {
    const [gone, failing] = [await person(), await person()];
    const [one, other] = [await switchedOn(gone), await switchedOn(failing)];
    made.service.answer(one.path, 410);
    made.service.answer(other.path, 503);
    await tell(gone);
    await tell(failing);
    await sendPushes(made.app);
    expect([await listed(gone), (await listed(failing)).length, await waiting()]).toEqual([[], 1, 1]);
  });
});

test.each([
  [413, "gagal"],
  [307, "antri"],
  [429, "antri"],
  [500, "antri"],
])("a message that is answered with %i is then %s, and its error names no address", async (status, state) => {
  const caller = await person();
  const { path } = await switchedOn(caller);
  made.service.answer(path, status);
  await tell(caller);
  await sendPushes(made.app);
  const row = await prisma().outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect([row.status, row.galat?.includes(path), made.service.caught.length]).toEqual([state, false, 1]);
});

test("a device that can't be reached holds up no other, and its own messages come in their order", async () => {
  const caller = await person();
  const [lost, well] = [await switchedOn(caller), await switchedOn(await again(caller))];
  made.service.answer(lost.path, 503);
  await tell(caller, "satu");
  await tell(caller, "dua");
  await sendPushes(made.app);
  expect(made.service.caught.filter(({ path }) => path === well.path).map((one) => well.read(one).judul)).toEqual([
    "satu",
    "dua",
  ]);
  made.service.answer(lost.path, 201);
  await prisma().outbox.updateMany({ data: { tersediapada: new Date(Date.now() - 1000) } });
  made.service.caught.splice(0);
  await sendPushes(made.app);
  expect(made.service.caught.map((one) => lost.read(one).judul)).toEqual(["satu", "dua"]);
});

test.each([
  "https://example.com/push",
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com.example.com/x",
  "https://evilfcm.googleapis.com/x",
  "https://fcm.googleapis.com:8443/x",
  "https://user@fcm.googleapis.com/x",
  "https://127.0.0.1/x",
  "http://127.0.0.1:1/x",
  "https://169.254.169.254/latest/meta-data",
  "https://notify.windows.com.evil.example/x",
])("no address is kept that leads elsewhere than to a push service: %s", async (alamat) => {
  const caller = await person();
  const { body } = await caller
    .post("account/push", { ...browser().wish, alamat })
    .set("Accept-Language", "id")
    .expect(400);
  expect(body.error.fields.alamat).toContain("layanan notifikasi yang tidak dikenal");
  expect(await listed(caller)).toEqual([]);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
  "https://wns2-par02p.notify.windows.com/w/?token=x",
  "https://web.push.apple.com/QN3s",
])("the address of a browser's own service is kept: %s", async (alamat) => {
  const caller = await person();
  await caller.post("account/push", { ...browser().wish, alamat }).expect(200);
  expect(await listed(caller)).toHaveLength(1);
});

test.each([{ kuncipublik: "x" }, { rahasia: "pendek" }, { alamat: "javascript:alert(1)" }, { lain: 1 }])(
  "what no browser has made is refused: %j",
  async (wrong) => {
    await (await person()).post("account/push", { ...browser().wish, ...wrong }).expect(400);
  },
);

test("whoever is signed in may, and visitors may not", async () => {
  await supertest(made.app.app).get("/api/account/push").expect(401);
  await supertest(made.app.app).post("/api/account/push").send(browser().wish).expect(401);
  for (const role of ["pengelola", "bank", "default"] as const)
    expect(await listed(await made.app.as(role))).toEqual([]);
});

test("devices go where nobody has used them for 90 days, and where somebody signed out", async () => {
  const [unused, used, left] = [await person(), await person(), await person()];
  const [old, young] = [await switchedOn(unused), await switchedOn(used)];
  await switchedOn(left);
  await left.post("auth/logout").expect(200);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await prisma().perangkat_push.update({ where: { id: old.id }, data: { terakhir: days(90.1) } });
  await prisma().perangkat_push.update({ where: { id: young.id }, data: { terakhir: days(89.9) } });
  await sweepExpired(made.app.deps);
  const userid = { in: [unused.userid, used.userid, left.userid] };
  expect((await prisma().perangkat_push.findMany({ where: { userid } })).map(({ id }) => id)).toEqual([young.id]);
});

describe("the keys", () => {
  test("are made once, the private one sealed and shown to nobody; a new pair ends every device", async () => {
    const { db, env } = made.app.deps;
    await expect(makePushKeys(db, env, { renew: false })).rejects.toThrow(PairExists);
    const caller = await person();
    await switchedOn(caller);
    const { kunci } = (await caller.get("account/push").expect(200)).body;
    const { d } = (await findPrivateKey(env, prisma())) ?? {};
    const rows = JSON.stringify(await prisma().pengaturan.findMany());
    expect([rows.includes(kunci), d !== undefined && rows.includes(d)]).toEqual([true, false]);
    const superuser = await made.app.as("superuser");
    expect((await superuser.get("system/pengaturan").expect(200)).text).not.toContain("pushrahasia");
    expect(await makePushKeys(db, env, { renew: true })).toBeGreaterThan(0);
    const { body } = await caller.get("account/push").expect(200);
    expect([body.records, body.kunci === kunci]).toEqual([[], false]);
  });

  test("missing, nothing of it is shown, kept or sent", async () => {
    const caller = await person();
    await switchedOn(caller);
    await tell(caller);
    await prisma().pengaturan.deleteMany();
    expect((await caller.get("account/push").expect(200)).body).toEqual({ kunci: null, records: [] });
    await caller.post("account/push", browser().wish).expect(400);
    await sendPushes(made.app);
    expect([made.service.caught, await waiting()]).toEqual([[], 0]);
    await makePushKeys(made.app.deps.db, made.app.deps.env, { renew: true });
  });
});
