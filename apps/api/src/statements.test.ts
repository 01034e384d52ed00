import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, type Bank, createBank, newExternalId } from "./testing/bank-partner.ts";
import {
  act,
  bring,
  type Cast,
  createCast,
  dayFrom,
  details,
  orderOf,
  payment,
  stay,
} from "./testing/booking-steps.ts";
import { type BudgetedCall, statementBudgets } from "./testing/statement-budgets.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let testApp: TestApp;
let cast: Cast;
let bank: Bank;
let objectid: number;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  bank = await createBank(testApp);
  objectid = testApp.world.home.objects.penginapan;
  // The first use of a session in a minute is noted beside the request; what is loaded once is loaded.
  for (const caller of Object.values(cast)) await caller.get("account/currentuserdata").expect(200);
});
afterAll(() => testApp.close());

const visitor = (path: string) => supertest(testApp.app).get(`/api/${path}`).expect(200);
const trx = "trx_penginapan";
const shows = (send: () => PromiseLike<unknown>) => async () => send;

/** What comes before the call, which is what it answers with. */
const calls: Readonly<Record<BudgetedCall, () => Promise<() => PromiseLike<unknown>>>> = {
  "an order": async () => {
    const customer = await testApp.as("nasabah");
    await customer.get("account/currentuserdata");
    return () => customer.post(`${trx}/pesan_nsb`, orderOf(objectid, stay(20))).expect(200);
  },
  "details filled in": async () => {
    const { customer, record } = await bring(testApp, cast, 10, orderOf(objectid, stay(21)));
    return () => act(customer, "isi_kelengkapan_nsb", record.id, { versi: record.versi, ...details });
  },
  "a price agreed to": async () => {
    const { customer, record } = await bring(testApp, cast, 20, orderOf(objectid, stay(22)));
    const agreed = { versi: record.versi, totalbiaya: record.harga.totalbiaya, setuju: true };
    return () => act(customer, "konfirmasipesanan_nasabah", record.id, agreed);
  },
  "an approval": async () => {
    const { record } = await bring(testApp, cast, 30, orderOf(objectid, stay(23)));
    return () => act(cast.manager, "konfirmasipesanan", record.id, { versi: record.versi });
  },
  "a payment": async () => {
    const { record } = await bring(testApp, cast, 40, orderOf(objectid, stay(24)));
    return () => cast.bank.post("billing/terima", payment(record)).expect(200);
  },
  "a payment by the bank's machine": async () => {
    const { record } = await bring(testApp, cast, 40, orderOf(objectid, stay(32)));
    const token = String((await bank.token().expect(200)).body.accessToken);
    const message = {
      ...accountOf(String(record.idbilling)),
      paymentRequestId: newExternalId(),
      paidAmount: { value: "150000.00", currency: "IDR" },
    };
    return async () => {
      const { body } = await bank.call("transfer-va/payment", message, { token });
      expect(body.responseCode).toBe("2002500");
    };
  },
  "a cancellation": async () => {
    const { customer, record } = await bring(testApp, cast, 40, orderOf(objectid, stay(25)));
    const body = { versi: record.versi, alasanpembatalan: "Rapat dipindah ke bulan depan" };
    return () => act(customer, "pembatalan", record.id, body);
  },
  "other dates": async () => {
    const { customer, record } = await bring(testApp, cast, 20, orderOf(objectid, stay(26)));
    const { totalbiaya } = record.harga;
    return () => act(customer, "reschedule", record.id, { versi: record.versi, waktu: stay(28), totalbiaya });
  },
  "one booking": async () => {
    const { record } = await bring(testApp, cast, 50, orderOf(objectid, stay(30)));
    return () => cast.manager.get(`${trx}/view/${record.id}`).expect(200);
  },
  "whether a bill was paid": async () => {
    const { customer, record } = await bring(testApp, cast, 40, orderOf(objectid, stay(34)));
    return () => customer.get(`${trx}/versi/${record.id}`).expect(200, { versi: record.versi });
  },
  "the current user": shows(() => cast.manager.get("account/currentuserdata").expect(200)),
  "a list": shows(() => cast.dinas.get(trx).expect(200)),
  "a count": shows(() => cast.dinas.get(`${trx}/count`).expect(200)),
  "the cards of a queue": shows(() => cast.manager.get("booking/cards?jenis=penginapan").expect(200)),
  "one's own bookings": async () => {
    const { customer } = await bring(testApp, cast, 10, orderOf(objectid, stay(38)));
    return async () => {
      const { body } = await customer.get("booking/saya").expect(200);
      expect(body.records).not.toEqual([]);
    };
  },
  "what decisions need to know": async () => {
    const orders = await Promise.all([35, 36, 37].map((day) => bring(testApp, cast, 30, orderOf(objectid, stay(day)))));
    const ids = orders.map(({ record }) => record.id);
    return async () => {
      const { body } = await cast.manager.get(`booking/pertimbangan?id=${ids.join(",")}`).expect(200);
      expect(body.records).toHaveLength(3);
    };
  },
  "a manager's day in figures": shows(() => cast.manager.get("booking/meja").expect(200)),
  "what waits for a decision": shows(() => cast.manager.get("booking/antrean").expect(200)),
  "who comes and goes today": shows(() => cast.manager.get("booking/today").expect(200)),
  "the arrivals list": shows(() => cast.manager.get("booking/kedatangan").expect(200)),
  "a manager's menu": shows(() => cast.manager.get("account/menu").expect(200)),
  "a search over everything": shows(() => cast.manager.get("search?q=8893200012345678").expect(200)),
  "the catalogue": shows(() => visitor("catalogue")),
  "the catalogue with dates": shows(() => visitor(`catalogue?mulai=${dayFrom(4)}&akhir=${dayFrom(6)}`)),
  "a map of the catalogue": shows(() => visitor("catalogue_map")),
  "a map of the catalogue with dates": shows(() => visitor(`catalogue_map?mulai=${dayFrom(4)}&akhir=${dayFrom(6)}`)),
  suggestions: shows(() => visitor("catalogue_suggestions?cari=kota")),
  "an object": shows(() => visitor(`catalogue/${objectid}`)),
  "a calendar": shows(() => visitor(`catalogue/${objectid}/calendar?mulai=${dayFrom(0)}&akhir=${dayFrom(30)}`)),
  "the hours of a day": shows(() =>
    visitor(`catalogue/${testApp.world.home.objects.gedung}/hours?tanggal=${dayFrom(2)}`),
  ),
  "a page of the timeline": shows(() =>
    cast.dinas.get(`booking/linimasa?dari=${dayFrom(0)}&sampai=${dayFrom(30)}`).expect(200),
  ),
  "a quote": shows(() => {
    const { kunci: _, totalbiaya: __, objectid: ___, ...wish } = orderOf(objectid, stay(20));
    return supertest(testApp.app).post(`/api/catalogue/${objectid}/quote`).send(wish).expect(200);
  }),
  "what can be had instead": shows(() => {
    const wish = { waktu: stay(20), jumlahunit: 1, kelompoktarif: "umum" };
    return supertest(testApp.app).post(`/api/catalogue/${objectid}/alternatives`).send(wish).expect(200);
  }),
};

test.each(Object.entries(statementBudgets))("%s takes at most %i statements", async (name, most) => {
  const prepare = Object.entries(calls).find(([call]) => call === name)?.[1];
  const call = await prepare?.();
  const sent = call ? await testApp.statementsOf(call) : [];
  // Where there are too many, the failure shows them.
  expect(sent.length > most ? sent.map((sql) => sql.slice(0, 120)) : []).toEqual([]);
  expect(sent.length).toBeGreaterThan(0);
});
