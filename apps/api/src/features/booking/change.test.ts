import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  order,
  orderOf,
  payment,
  proposal,
  stay,
} from "../../testing/booking-steps.ts";
import { expandNews } from "../../testing/news.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/uploads.ts";

const trx = "trx_penginapan";
let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });
const lodging = (units = 5, more: object = {}) => createLodging(testApp, testApp.world.home, units, more);

describe("change", () => {
  test("of contact data keeps state, price and bill", async () => {
    const { record } = await bring(testApp, cast, 40, orderOf(await lodging()));
    const after = await act(cast.manager, "perubahanpesanan", record.id, {
      versi: record.versi,
      namapengguna: "Ani Contoh",
    });
    expect(after).toMatchObject({ statusbooking: 40, namapengguna: "Ani Contoh", idbilling: record.idbilling });
  });

  test("of units makes a new price, voids the bill and asks the customer again", async () => {
    const { record, customer } = await bring(testApp, cast, 40, orderOf(await lodging()));
    const after = await act(cast.manager, "perubahanpesanan", record.id, { versi: record.versi, jumlahunit: 2 });
    expect(after).toMatchObject({
      statusbooking: 20,
      idbilling: null,
      tglexpiredbilling: null,
      harga: { jumlahunit: 2, totalbiaya: 300_000 },
      tagihan: [{ idbilling: record.idbilling, statustagihan: "batal" }],
    });
    const paid = await cast.bank.post("billing/terima", payment(record));
    expect(paid.body).toMatchObject(refused("BILL_VOID"));
    const again = { versi: after.versi, totalbiaya: 300_000, setuju: true };
    await act(customer, "konfirmasipesanan_nasabah", record.id, again);
  });

  test("to more units than are free is refused and changes nothing", async () => {
    const objectid = await lodging(3);
    const { record } = await bring(testApp, cast, 20, orderOf(objectid));
    await order(testApp, orderOf(objectid, stay(3), 1));
    const body = { versi: record.versi, jumlahunit: 3 };
    const answer = await cast.manager.post(`${trx}/perubahanpesanan/${record.id}`, body);
    expect(answer.body.error).toMatchObject({ code: "SOLD_OUT", details: { free: 2, wanted: 3 } });
    await act(cast.manager, "perubahanpesanan", record.id, { versi: record.versi, jumlahunit: 2 });
  });

  test("of the payer group takes its tariff", async () => {
    const objectid = await lodging();
    const tarif = { satuantarif: "malam" as const, berlakumulai: new Date("2024-01-01"), dasarhukum: "Perda 1/2024" };
    await testApp.deps.db.prisma.tarif_object.createMany({
      data: [{ ...tarif, objectid, kelompoktarif: "pelajar", tarif: 90_000 }],
    });
    const { record } = await bring(testApp, cast, 30, orderOf(objectid));
    const after = await act(cast.dinas, "perubahanpesanan", record.id, {
      versi: record.versi,
      kelompoktarif: "pelajar",
    });
    expect(after).toMatchObject({ statusbooking: 20, harga: { tarif: 90_000, totalbiaya: 90_000 } });
  });
});

test("the agreed tariff of the same payer group is kept when the regulation has a new one", async () => {
  const objectid = await lodging();
  const { record } = await bring(testApp, cast, 30, orderOf(objectid));
  await testApp.deps.db.prisma.tarif_object.updateMany({ where: { objectid }, data: { tarif: 200_000 } });
  const after = await act(cast.manager, "perubahanpesanan", record.id, { versi: record.versi, jumlahunit: 2 });
  expect(after.harga).toMatchObject({ tarif: 150_000, totalbiaya: 300_000 });
  const other = { versi: after.versi, kelompoktarif: "pelajar" };
  const changed = await act(cast.manager, "perubahanpesanan", record.id, other);
  expect(changed.harga).toMatchObject({ tarif: 200_000, totalbiaya: 400_000 });
});

describe("reschedule", () => {
  const moved = (versi: number, waktu: object, totalbiaya = 150_000) => ({ versi, waktu, totalbiaya });

  test("takes the new nights and gives the old ones back", async () => {
    const objectid = await lodging(1);
    const { record, customer } = await bring(testApp, cast, 20, orderOf(objectid));
    const after = await act(customer, "reschedule", record.id, moved(record.versi, stay(4)));
    expect(after.waktu).toEqual(stay(4));
    await order(testApp, orderOf(objectid, stay(3)));
    await expect(order(testApp, orderOf(objectid, stay(4)))).rejects.toThrow("SOLD_OUT");
  });

  test("onto nights that overlap its own is possible in a full house", async () => {
    const objectid = await lodging(1);
    const { record, customer } = await bring(testApp, cast, 10, orderOf(objectid, stay(3, 2)));
    await act(customer, "reschedule", record.id, moved(record.versi, stay(4, 2), 300_000));
  });

  test("onto taken nights is refused and keeps the old ones", async () => {
    const objectid = await lodging(1);
    const { record, customer } = await bring(testApp, cast, 20, orderOf(objectid));
    await order(testApp, orderOf(objectid, stay(6)));
    const answer = await customer.post(`${trx}/reschedule/${record.id}`, moved(record.versi, stay(6)));
    expect(answer.body.error.code).toBe("SOLD_OUT");
    await expect(order(testApp, orderOf(objectid, stay(3)))).rejects.toThrow("SOLD_OUT");
  });

  test("at a new price asks the customer again", async () => {
    const { record, customer } = await bring(testApp, cast, 40, orderOf(await lodging()));
    const wrong = await customer.post(`${trx}/reschedule/${record.id}`, moved(record.versi, stay(5, 2), 150_000));
    expect(wrong.body.error).toMatchObject({
      code: "PRICE_CHANGED",
      details: { actual: 300_000, difference: 150_000 },
    });
    const after = await act(customer, "reschedule", record.id, moved(record.versi, stay(5, 2), 300_000));
    expect(after).toMatchObject({ statusbooking: 20, tagihan: [{ statustagihan: "batal" }] });
  });

  test("of an unpaid bill to an earlier arrival shortens the bill", async () => {
    const objectid = await lodging(5, { expiredbilling: 43_200 });
    const { record, customer } = await bring(testApp, cast, 40, orderOf(objectid, stay(10)));
    const after = await act(customer, "reschedule", record.id, moved(record.versi, stay(2)));
    expect(after).toMatchObject({ statusbooking: 40, idbilling: record.idbilling });
    expect(after.tglexpiredbilling).toBe(after.tagihan[0]?.tglexpired);
    expect(Date.parse(after.tglexpiredbilling ?? "")).toBeLessThan(Date.parse(record.tglexpiredbilling ?? ""));
  });

  test("of a paid booking is the manager's", async () => {
    const { record, customer } = await bring(testApp, cast, 50, orderOf(await lodging()));
    const own = await customer.post(`${trx}/reschedule/${record.id}`, moved(record.versi, stay(5)));
    expect(own.body).toMatchObject(refused("OWNER_PAID"));
    const after = await act(cast.manager, "reschedule", record.id, moved(record.versi, stay(5)));
    expect(after).toMatchObject({ statusbooking: 50, waktu: stay(5) });
  });
});

describe("discount", () => {
  test("counts when another person of agency or region approves it", async () => {
    const { record } = await bring(testApp, cast, 30, orderOf(await lodging()));
    const proposed = await act(cast.manager, "usulkandiskon", record.id, await proposal(testApp, cast, record, 50_000));
    expect(proposed).toMatchObject({
      statusbooking: 30,
      harga: { totalbiaya: 150_000 },
      usulandiskon: [{ keputusan: "diajukan" }],
    });
    const own = await cast.manager.post(`${trx}/setujuidiskon/${record.id}`, { versi: proposed.versi });
    expect(own.body).toMatchObject(refused("AGENCY_DECIDES"));
    const after = await act(cast.pemda, "setujuidiskon", record.id, { versi: proposed.versi });
    expect(after).toMatchObject({
      statusbooking: 20,
      harga: { subtotal: 150_000, diskon: 50_000, totalbiaya: 100_000 },
    });
  });

  test("shows its decision to whoever decides, to nobody out of scope and not to the customer", async () => {
    const { record, customer } = await bring(testApp, cast, 20, orderOf(await lodging()));
    const content = Buffer.from("%PDF-1.7 a decision");
    const stored = await upload(testApp, cast.manager, [{ content, name: "sk.pdf" }], "document").expect(200);
    const body = { ...(await proposal(testApp, cast, record, 50_000)), berkasid: stored.body.berkasid };
    await act(cast.manager, "usulkandiskon", record.id, body);
    for (const decider of [cast.dinas, cast.pemda]) {
      const seen: BookingRecord = (await decider.get(`${trx}/view/${record.id}`).expect(200)).body;
      expect(seen.usulandiskon).toMatchObject([{ berkas: { namaasli: "sk.pdf" } }]);
      const { path = "" } = seen.usulandiskon[0]?.berkas ?? {};
      const opened = await supertest(testApp.app).get(path).expect(200);
      expect(opened.headers["content-type"]).toBe("application/pdf");
      await supertest(testApp.app)
        .get(path.split("?")[0] ?? "")
        .expect(404);
    }
    const rival = await testApp.as("dinas", testApp.world.rival);
    await rival.get(`${trx}/view/${record.id}`).expect(404);
    const own = await customer.get(`${trx}/view/${record.id}`).expect(200);
    expect(own.body.usulandiskon).toMatchObject([{ nomorsk: "SK 12/2026", berkas: null }]);
  });

  test("that is rejected changes nothing", async () => {
    const { record } = await bring(testApp, cast, 20, orderOf(await lodging()));
    const proposed = await act(cast.manager, "usulkandiskon", record.id, await proposal(testApp, cast, record, 50_000));
    const after = await act(cast.dinas, "tolakdiskon", record.id, { versi: proposed.versi, catatan: "Tanpa dasar" });
    expect(after).toMatchObject({ harga: { diskon: 0 }, usulandiskon: [{ keputusan: "ditolak" }] });
  });

  test("needs a decision with an attachment of one's own, below the price", async () => {
    const { record } = await bring(testApp, cast, 20, orderOf(await lodging()));
    const body = await proposal(testApp, cast, record, 50_000);
    const high = await cast.manager.post(`${trx}/usulkandiskon/${record.id}`, { ...body, jumlah: 150_001 });
    expect(high.body).toMatchObject(refused("DISCOUNT_TOO_HIGH"));
    const none = await cast.manager.post(`${trx}/usulkandiskon/${record.id}`, { ...body, berkasid: 999_999 });
    expect(none.body.error.fields).toHaveProperty("berkasid");
  });

  const approvedAt = async (nights: number, to: 20 | 30 | 40, jumlah = 100_000) => {
    const objectid = await lodging();
    const { record, customer } = await bring(testApp, cast, 20, orderOf(objectid, stay(3, nights)));
    const proposed = await act(cast.manager, "usulkandiskon", record.id, await proposal(testApp, cast, record, jumlah));
    let after = await act(cast.dinas, "setujuidiskon", record.id, { versi: proposed.versi });
    const agreed = { totalbiaya: after.harga.totalbiaya, setuju: true };
    if (to >= 30)
      after = await act(customer, "konfirmasipesanan_nasabah", record.id, { versi: after.versi, ...agreed });
    if (to >= 40) after = await act(cast.manager, "konfirmasipesanan", record.id, { versi: after.versi });
    return { record: after, customer };
  };

  test.each([20, 30, 40] as const)(
    "covers the price it was approved for: a shorter stay in %i is never free",
    async (to) => {
      const { record, customer } = await approvedAt(6, to);
      expect(record.harga).toMatchObject({ subtotal: 900_000, diskon: 100_000, totalbiaya: 800_000 });
      const { id, versi } = record;
      const free = await customer.post(`${trx}/reschedule/${id}`, { versi, waktu: stay(3), totalbiaya: 50_000 });
      expect(free.body.error).toMatchObject({ code: "PRICE_CHANGED", details: { actual: 150_000 } });
      const shorter = await act(customer, "reschedule", id, { versi, waktu: stay(3), totalbiaya: 150_000 });
      expect(shorter).toMatchObject({
        statusbooking: 20,
        harga: { subtotal: 150_000, diskon: 0, totalbiaya: 150_000 },
        usulandiskon: [{ keputusan: "diajukan", jumlah: 100_000, subtotal: 900_000 }],
      });
      const again = { versi: shorter.versi, totalbiaya: 150_000, setuju: true };
      const agreed = await act(customer, "konfirmasipesanan_nasabah", id, again);
      const billed = await act(cast.manager, "konfirmasipesanan", id, { versi: agreed.versi });
      expect(billed).toMatchObject({ statusbooking: 40, tagihan: expect.arrayContaining([]) });
      expect(billed.tagihan.find(({ statustagihan }) => statustagihan === "terbit")?.jumlah).toBe(150_000);
      await expandNews(testApp);
      const { isi } = await testApp.deps.db.prisma.inbox.findFirstOrThrow({
        where: { bookingid: id, isi: { contains: "discount" } },
        orderBy: { id: "desc" },
      });
      expect(isi).toContain("SK 12/2026");
    },
  );

  test("is a proposal again when units or payer change, and counts when it is approved again", async () => {
    const { record } = await approvedAt(1, 20, 50_000);
    const { id } = record;
    const changed = await act(cast.manager, "perubahanpesanan", id, { versi: record.versi, jumlahunit: 2 });
    expect(changed).toMatchObject({
      harga: { subtotal: 300_000, diskon: 0, totalbiaya: 300_000 },
      usulandiskon: [{ keputusan: "diajukan", subtotal: 150_000 }],
    });
    const approved = await act(cast.pemda, "setujuidiskon", id, { versi: changed.versi });
    expect(approved).toMatchObject({
      harga: { subtotal: 300_000, diskon: 50_000, totalbiaya: 250_000 },
      usulandiskon: [{ keputusan: "disetujui", subtotal: 300_000 }],
    });
    const renamed = { versi: approved.versi, namapengguna: "Ani Contoh" };
    expect(await act(cast.manager, "perubahanpesanan", id, renamed)).toMatchObject({ harga: { totalbiaya: 250_000 } });
  });

  test("stays on other nights of the same price", async () => {
    const { record, customer } = await approvedAt(2, 30);
    const body = { versi: record.versi, waktu: stay(9, 2), totalbiaya: 200_000 };
    const after = await act(customer, "reschedule", record.id, body);
    expect(after).toMatchObject({
      statusbooking: 30,
      harga: { diskon: 100_000 },
      usulandiskon: [{ keputusan: "disetujui" }],
    });
  });

  test("above the price that there is by now isn't approved", async () => {
    const { record, customer } = await bring(testApp, cast, 20, orderOf(await lodging(), stay(3, 6)));
    const { id } = record;
    const proposed = await act(cast.manager, "usulkandiskon", id, await proposal(testApp, cast, record, 200_000));
    const move = { versi: proposed.versi, waktu: stay(3), totalbiaya: 150_000 };
    const shorter = await act(customer, "reschedule", id, move);
    const answer = await cast.dinas.post(`${trx}/setujuidiskon/${id}`, { versi: shorter.versi });
    expect(answer.body).toMatchObject(refused("DISCOUNT_TOO_HIGH"));
  });
});

test("a quote for new dates leaves the booking's own hold and discount in", async () => {
  const objectid = await lodging(1);
  const { record, customer } = await bring(testApp, cast, 20, orderOf(objectid, stay(3, 2)));
  const quote = (waktu: object) => customer.post(`${trx}/reschedule/${record.id}/quote`, { waktu });
  expect((await quote(stay(4, 3))).body).toMatchObject({ bebas: 1, alasan: null, selisih: 150_000 });
  await order(testApp, orderOf(objectid, stay(8)));
  expect((await quote(stay(8, 2))).body).toMatchObject({ bebas: 0, alasan: { kode: "SOLD_OUT" }, selisih: 0 });
  expect((await quote(stay(-3))).body).toMatchObject({ harga: null, alasan: { kode: "IN_THE_PAST" }, selisih: null });
  const stranger = await testApp.as("nasabah");
  await stranger.post(`${trx}/reschedule/${record.id}/quote`, { waktu: stay(8) }).expect(404);
});
