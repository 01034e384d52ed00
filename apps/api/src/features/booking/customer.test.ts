import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, type Cast, createCast, createLodging, details, orderOf } from "../../testing/booking-steps.ts";
import { noticesOf } from "../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

const trx = "trx_penginapan";
let testApp: TestApp;
let cast: Cast;
let objectid: number;
/** A customer whose data nobody else has, and a manager's twin of it. */
let customer: Caller;
const own = {
  fullname: "Budi Santoso",
  email: "budi.santoso@contoh.example",
  notelp: "081299990001",
  noidentitas: "3273013112990001",
  alamat: "Jl. Rahasia No. 7",
};
const prisma = () => testApp.deps.db.prisma;

beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  objectid = await createLodging(testApp, testApp.world.home, 100);
  customer = await testApp.as("nasabah");
  await prisma().userdata.update({ where: { userid: customer.userid }, data: own });
});
afterAll(() => testApp.close());

const find = (cari: string, who = cast.manager) => who.post("booking/nasabah", { cari });
const walkIn = (more: object = {}) => ({ ...orderOf(objectid), namapemesan: "Pak Budi", ...more });
const tokenFor = async (who: Caller): Promise<string> =>
  (await find(own.email, who).expect(200)).body.nasabah.tandapemesan;
const trail = () => prisma().audit.findMany({ where: { aksi: "cari_nasabah" }, orderBy: { id: "desc" }, take: 1 });

describe("a customer is found", () => {
  test.each([
    ["phone", "0812-9999-0001"],
    ["phone with the country's number", "+62 812 9999 0001"],
    ["e-mail", "Budi.Santoso@contoh.example"],
    ["identity number", own.noidentitas],
  ])("by exactly the %s, and only the masked name is told", async (_by, cari) => {
    const { body } = await find(cari).expect(200);
    expect(body.nasabah).toEqual({
      nama: "B*** S***",
      tandapemesan: expect.any(String),
      berlakusampai: expect.any(String),
    });
    const text = JSON.stringify(body);
    for (const secret of Object.values(own)) expect(text).not.toContain(secret);
    expect(await trail()).toMatchObject([{ userid: cast.manager.userid, kunci: String(customer.userid) }]);
  });

  test.each(["budi.santoso@contoh.exampl", "santoso@contoh.example", "081299990002", "3273013112990002"])(
    "never by something near: %s",
    async (cari) => {
      expect((await find(cari).expect(200)).body).toEqual({ nasabah: null });
      expect(await trail()).toMatchObject([{ userid: cast.manager.userid, kunci: "" }]);
    },
  );

  test.each(["Budi Santoso", "%", "budi%", "0812999", "327301311299000"])("not by a part: %s", async (cari) => {
    const { status, body } = await find(cari);
    expect([status, body.error.fields]).toEqual([400, { cari: expect.any(String) }]);
  });

  test("never where several have it, nor an officer, a blocked account or the manager personally", async () => {
    await testApp.as("nasabah");
    expect((await find("081234567890")).body).toEqual({ nasabah: null });
    for (const { userid } of [cast.bank, cast.superuser, cast.manager]) {
      const { email } = await prisma().userdata.findUniqueOrThrow({ where: { userid } });
      expect((await find(email)).body).toEqual({ nasabah: null });
    }
    const blocked = await testApp.as("nasabah");
    const { email } = await prisma().userdata.update({ where: { userid: blocked.userid }, data: { statusakun: 2 } });
    expect((await find(email)).body).toEqual({ nasabah: null });
  });

  test("by nobody but who orders at a counter", async () => {
    for (const who of [cast.customer, cast.dinas, cast.pemda, cast.bank]) await find(own.email, who).expect(403);
  });

  test("so often, by one person and from one address", async () => {
    const curious = await testApp.as("pengelola");
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await find("081299990002", curious)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await find(own.email, curious)).status).toBe(429);
    expect((await find(own.email, await testApp.as("pengelola"))).status).toBe(200);
    await prisma().percobaan_login.updateMany({
      where: { kunci: { startsWith: "nasabah dari" } },
      data: { jumlah: 90 },
    });
    expect((await find(own.email, await testApp.as("pengelola"))).status).toBe(429);
    await prisma().percobaan_login.deleteMany({ where: { kunci: { startsWith: "nasabah" } } });
  });
});

describe("a walk-in for a known customer", () => {
  test("keeps what the manager typed, and nothing of the account", async () => {
    const body = walkIn({ tandapemesan: await tokenFor(cast.manager) });
    const { body: record } = await cast.manager.post(`${trx}/pesan`, body).expect(200);
    expect(record).toMatchObject({
      idpemesan: customer.userid,
      walkin: true,
      namapemesan: "Pak Budi",
      alamatpemesan: null,
      notelp: null,
      emailpemesan: null,
      noidentitas: null,
    });
    const row = await prisma().booking.findUniqueOrThrow({ where: { id: record.id } });
    const texts = JSON.stringify([record, { ...row, id: 0 }], (_key, value) =>
      typeof value === "bigint" ? Number(value) : value,
    );
    for (const secret of Object.values(own)) expect(texts).not.toContain(secret);
    const seen = await customer.get(`${trx}/view/${record.id}`).expect(200);
    expect(seen.body).toMatchObject({ idpemesan: customer.userid, can: { complete: { allowed: true } } });
    expect(await noticesOf(testApp, customer)).toMatchObject([{ bookingid: record.id }]);
    await act(cast.manager, "isi_kelengkapan", record.id, { versi: 0, ...details });
    const after = await cast.manager.get(`${trx}/view/${record.id}`).expect(200);
    for (const secret of Object.values(own)) expect(JSON.stringify(after.body)).not.toContain(secret);
  });

  test("is never made by a number", async () => {
    const guessed = await cast.manager.post(`${trx}/pesan`, walkIn({ idpemesan: customer.userid }));
    expect([guessed.status, guessed.body.error.fields]).toEqual([400, { idpemesan: expect.any(String) }]);
    const before = await prisma().booking.count();
    const other = await testApp.as("pengelola");
    const forged = [String(customer.userid), await tokenFor(other), `${await tokenFor(cast.manager)}x`];
    for (const tandapemesan of forged) {
      const answer = await cast.manager.post(`${trx}/pesan`, walkIn({ tandapemesan }));
      expect([answer.status, answer.body.error.fields]).toEqual([400, { tandapemesan: expect.any(String) }]);
    }
    expect(await prisma().booking.count()).toBe(before);
  });

  test("is refused when the token has run out, or the customer was blocked meanwhile", async () => {
    const { customerToken } = await import("./customer-token.ts");
    const past = { ...testApp.deps, clock: { now: () => new Date(Date.now() - 16 * 60_000) } };
    const old = customerToken(past, cast.manager.userid, customer.userid);
    await cast.manager.post(`${trx}/pesan`, walkIn(old)).expect(400);
    const tandapemesan = await tokenFor(cast.manager);
    const block = (statusakun: number) =>
      prisma().userdata.update({ where: { userid: customer.userid }, data: { statusakun } });
    await block(2);
    const answer = await cast.manager.post(`${trx}/pesan`, walkIn({ tandapemesan }));
    await block(1);
    expect(answer.body.error.fields).toEqual({ tandapemesan: expect.any(String) });
  });

  test("doesn't use up the customer's own three, and has three of its own", async () => {
    const statuses: (number | string)[] = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await cast.manager.post(`${trx}/pesan`, walkIn({ tandapemesan: await tokenFor(cast.manager) }));
      statuses.push(answer.status === 200 ? 200 : answer.body.error.details.reason);
    }
    expect(statuses).toEqual([200, 200, "CUSTOMER_WALKIN_LIMIT"]);
    for (let count = 0; count < 3; count += 1) await customer.post(`${trx}/pesan_nsb`, orderOf(objectid)).expect(200);
    const fourth = await customer.post(`${trx}/pesan_nsb`, orderOf(objectid));
    expect(fourth.body.error.details).toEqual({ reason: "UNPAID_LIMIT" });
  });
});

test("a manager holds thirty unpaid walk-ins of the group at most", async () => {
  const manager = await testApp.as("pengelola");
  const first = await manager.post(`${trx}/pesan`, walkIn()).expect(200);
  const row = await prisma().booking.findUniqueOrThrow({
    where: { id: first.body.id },
    omit: { id: true, aktif: true, haripesan: true, haripakai: true, haribayar: true },
  });
  const more = Array.from({ length: 28 }, (_, index) => ({ ...row, kuncipesanan: `walk-in ${index}` }));
  await prisma().booking.createMany({ data: more });
  await manager.post(`${trx}/pesan`, walkIn()).expect(200);
  const over = await manager.post(`${trx}/pesan`, walkIn());
  expect(over.body.error.details).toEqual({ reason: "WALKIN_LIMIT" });
  expect(over.body.error.message).toContain("30");
  await (await testApp.as("pengelola")).post(`${trx}/pesan`, walkIn()).expect(200);
});
