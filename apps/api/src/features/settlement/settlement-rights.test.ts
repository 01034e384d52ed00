import type { Role } from "@retribusi/contract/define/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { grant } from "../../testing/settlement.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createAgency, createGroup, type Region } from "../../testing/world.ts";

let app: TestApp;
/** Two groups of an agency, another agency of the region, and the other region. */
let places: readonly Region[];
/** Cases by place; the last two are money of each region that fits no booking. */
let exceptions: readonly number[];
let refunds: readonly number[];

beforeAll(async () => {
  app = await createTestApp();
  const { prisma } = app.deps.db;
  const { home, rival } = app.world;
  const agency = await createAgency(prisma, home.idpemda, "1.03.02", "Dinas kedua");
  places = [
    home,
    await createGroup(prisma, home, "Pengelola kedua"),
    await createGroup(prisma, agency, "Pengelola lain"),
    rival,
  ];
  const { userid } = await app.as("nasabah");
  const made = [];
  for (const place of places) {
    const { id } = await prisma.booking.create({ data: bookingOf(place, "gedung", userid) });
    made.push({ bookingid: id, idpemda: place.idpemda });
  }
  const money = [...made, { bookingid: null, idpemda: home.idpemda }, { bookingid: null, idpemda: rival.idpemda }];
  exceptions = [];
  refunds = [];
  for (const one of money) {
    const { id } = await createException(one);
    const { bookingid } = one;
    const ask = { bookingid, pengecualianid: id, jumlah: 5n, alasan: "Salah kirim" };
    exceptions = [...exceptions, id];
    refunds = [...refunds, (await prisma.pengembalian.create({ data: ask })).id];
  }
});
afterAll(() => app.close());

async function createException(of: { readonly bookingid: number | null; readonly idpemda: number }) {
  const { prisma } = app.deps.db;
  const reference = { bankid: "110", referensi: crypto.randomUUID() };
  await prisma.referensi_bank.create({ data: reference });
  const tgltransaksi = new Date();
  const facts = { jenis: "selisih", idbilling: "8893200000099991", jumlah: 5n, tgltransaksi } as const;
  return prisma.pengecualian_bayar.create({ data: { ...facts, ...reference, ...of } });
}

const whole = [0, 1, 2, 3, 4, 5];
const none: number[] = [];
type Sees = readonly [role: Role, place: number, exceptions: readonly number[] | 403, refunds: readonly number[] | 403];

/** By hand from the product's decisions: manager own group, agency own agency, region own region, bank and super user all. */
const expected: readonly Sees[] = [
  ["pengelola", 0, [0], [0]],
  ["pengelola", 1, [1], [1]],
  ["pengelola", 3, [3], [3]],
  ["dinas", 0, [0, 1], [0, 1]],
  ["dinas", 2, [2], [2]],
  ["pemda", 0, [0, 1, 2, 4], [0, 1, 2, 4]],
  ["pemda", 3, [3, 5], [3, 5]],
  ["bank", 0, whole, 403],
  ["superuser", 0, whole, whole],
  ["nasabah", 0, 403, 403],
  ["default", 0, 403, 403],
];

/** Which of the cases a list shows, or 403. */
async function listed(who: Caller, page: string, ids: readonly number[]) {
  const { status, body } = await who.get(`${page}?limit=100`);
  if (status !== 200) return status;
  return body.records.map(({ id }: { id: number }) => ids.indexOf(id)).toSorted();
}

/** Which of them open by themselves; 404 for the others. */
async function opened(who: Caller, page: string, ids: readonly number[]) {
  const statuses = [];
  for (const id of ids) statuses.push((await who.get(`${page}/view/${id}`)).status);
  if (statuses.every((status) => status === 403)) return 403;
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  return statuses.flatMap((status, at) => (status === 200 ? [at] : []));
}

test.each(expected)("%s of place %s sees %j of the money and %j of the refunds", async (role, place, money, cases) => {
  const who = await app.as(role, places[place]);
  expect(await listed(who, "billing/pengecualian", exceptions)).toEqual(money);
  expect(await opened(who, "billing/pengecualian", exceptions)).toEqual(money);
  expect(await listed(who, "billing/pengembalian", refunds)).toEqual(cases);
  expect(await opened(who, "billing/pengembalian", refunds)).toEqual(cases);
});

test("a page that somebody was given without the rows opens an empty list", async () => {
  for (const role of ["nasabah", "default"] as const) {
    const who = await app.as(role);
    await grant(app, who.userid, "billing/pengecualian");
    await grant(app, who.userid, "billing/pengembalian");
    await grant(app, who.userid, "billing/bendahara");
    expect(await listed(who, "billing/pengecualian", exceptions)).toEqual(none);
    expect(await listed(who, "billing/pengembalian", refunds)).toEqual(none);
    expect(await opened(who, "billing/pengecualian", exceptions)).toEqual(none);
    await who.get(`billing/bendahara/rekening/${refunds[0]}`).expect(404);
  }
});

test("writing reaches no further than reading", async () => {
  const note = { versi: 1, catatan: "Dari luar" };
  for (const [role, place, money] of expected) {
    if (money === 403) continue;
    const who = await app.as(role, places[place]);
    for (const [at, id] of exceptions.entries()) {
      if (money.includes(at)) continue;
      await who.post(`billing/pengecualian/catatan/${id}`, note).expect(404);
      await who.post(`billing/pengecualian/kembalikan/${id}`, note).expect(404);
      await who.get(`billing/pengecualian/rekan/${id}`).expect(404);
      await who.get(`billing/pengecualian/tagihan/${id}`).expect(404);
    }
  }
  expect(await app.deps.db.prisma.penyelesaian_riwayat.count()).toBe(0);
});
