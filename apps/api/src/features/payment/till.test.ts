import type { closeTill } from "@retribusi/contract/features/payment/till.endpoints";
import bcrypt from "bcrypt";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { anotherBank } from "../../testing/another-bank.ts";
import { createBill } from "../../testing/bill.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

const password = "Kas-Harian#26";
const price = 150_000;
let testApp: TestApp;
let payer: number;
let teller: Caller;
const prisma = () => testApp.deps.db.prisma;

/** A teller who can sign; of one bank, or of all. */
async function tellerOf(bankid: string | null = null): Promise<Caller> {
  const caller = await testApp.as("bank");
  const hash = await bcrypt.hash(password, 4);
  await prisma().userdata.update({ where: { userid: caller.userid }, data: { password: hash, bankid } });
  return caller;
}

async function pay(by: Caller, referensi: string = crypto.randomUUID()): Promise<string> {
  const idbilling = await createBill(testApp, payer);
  const waktutransaksi = new Date().toISOString();
  await by.post("billing/terima", { idbilling, jumlah: price, waktutransaksi, referensi }).expect(200);
  return idbilling;
}

type Wish = z.input<typeof closeTill.body>;
const till = async (by = teller) => (await by.get("billing/kas").expect(200)).body;
/** A closing of what is shown, for which the count fits. */
async function wish(by = teller, more: Partial<Wish> = {}): Promise<Wish> {
  const { total, pembayaran } = await till(by);
  const pecahan = [{ nominal: 50_000 as const, lembar: total / 50_000 }];
  const shown = { kunci: crypto.randomUUID(), sampai: pembayaran[0]?.id ?? 1, total };
  return { ...shown, pecahan, nontunai: 0, passwordlama: password, ...more };
}
const close = (body: object, by = teller) => by.post("billing/kas/tutup", body);

beforeAll(async () => {
  testApp = await createTestApp();
  payer = await createUser(testApp.deps.db, "nasabah", testApp.world.home);
  await anotherBank(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  teller = await tellerOf();
});

describe("the open shift", () => {
  test("has the payments that its teller recorded, the latest first, and nobody else's", async () => {
    const [first, second] = [await pay(teller), await pay(teller)];
    await pay(await tellerOf());
    const { pembayaran, jumlahpembayaran, total, tglmulai, penutupan } = await till();
    expect(pembayaran.map(({ idbilling }: { idbilling: string }) => idbilling)).toEqual([second, first]);
    expect([jumlahpembayaran, total, tglmulai, penutupan]).toEqual([2, 300_000, pembayaran[1].tglterima, []]);
    expect(pembayaran[0]).toMatchObject({ jumlah: price, jenisbooking: "penginapan" });
  });

  test("is empty before the first payment, and can't be closed then", async () => {
    expect(await till()).toMatchObject({ pembayaran: [], jumlahpembayaran: 0, total: 0, tglmulai: null });
    await close(await wish(teller, { pecahan: [] })).expect(409);
    expect(await prisma().penutupan_kas.count({ where: { petugas: teller.userid } })).toBe(0);
  });

  test("is the bank's alone", async () => {
    for (const role of ["nasabah", "pengelola", "dinas", "pemda"] as const) {
      const other = await testApp.as(role);
      await other.get("billing/kas").expect(403);
      await close(await wish(), other).expect(403);
      await other.get("penutupan_kas/list").expect(403);
    }
  });
});

describe("a closing", () => {
  test("keeps what was recorded and what was counted, and the next shift is empty", async () => {
    await pay(teller);
    await pay(teller);
    const pecahan: Wish["pecahan"] = [
      { nominal: 100_000, lembar: 1 },
      { nominal: 20_000, lembar: 5 },
      { nominal: 500, lembar: 0 },
    ];
    const { tglmulai } = await till();
    const { body } = await close(await wish(teller, { pecahan, nontunai: 100_000 })).expect(200);
    expect(body).toMatchObject({
      jumlahpembayaran: 2,
      total: 300_000,
      tunai: 200_000,
      nontunai: 100_000,
      selisih: 0,
      tglmulai,
    });
    expect(await till()).toMatchObject({ pembayaran: [], total: 0, penutupan: [body] });
    const kept = await prisma().penutupan_kas.findUniqueOrThrow({ where: { id: body.id } });
    expect(kept.pecahan).toEqual(pecahan.slice(0, 2));
    const { aksi, sesudah } = await prisma().audit.findFirstOrThrow({
      where: { entitas: "penutupan_kas", kunci: `${body.id}` },
    });
    expect([aksi, sesudah]).toEqual(["tutup_kas", expect.objectContaining({ total: 300_000, selisih: 0 })]);
    await pay(teller);
    expect(await till()).toMatchObject({ jumlahpembayaran: 1, total: price });
  });

  test.each([
    ["less", 2, -50_000],
    ["more", 4, 50_000],
  ])("that counts %s than was recorded wants a note, and keeps it", async (_, lembar, selisih) => {
    await pay(teller);
    const pecahan = [{ nominal: 50_000 as const, lembar }];
    const wanted = await wish(teller, { pecahan });
    const { body } = await close(wanted).set("Accept-Language", "en").expect(400);
    expect(body.error.fields).toEqual({ catatan: expect.stringContaining("50.000") });
    expect((await till()).jumlahpembayaran).toBe(1);
    const closed = await close({ ...wanted, catatan: "Uang kembalian salah" }).expect(200);
    expect(closed.body).toMatchObject({ selisih, catatan: "Uang kembalian salah" });
  });

  test("is signed with the teller's own password", async () => {
    await pay(teller);
    const { body } = await close(await wish(teller, { passwordlama: "not mine" })).expect(400);
    expect(Object.keys(body.error.fields)).toEqual(["passwordlama"]);
    expect((await till()).penutupan).toEqual([]);
  });

  test("has what was shown: what comes after it is the next shift's, another total is refused", async () => {
    await pay(teller);
    const wanted = await wish();
    await pay(teller);
    await close({ ...wanted, total: 300_000, nontunai: 150_000 }).expect(409);
    const { body } = await close(wanted).expect(200);
    expect(body).toMatchObject({ jumlahpembayaran: 1, total: price });
    expect(await till()).toMatchObject({ jumlahpembayaran: 1, total: price });
  });

  test("sent again is the same closing; another one of the same payments is refused", async () => {
    await pay(teller);
    const wanted = await wish();
    const [one, two] = [await close(wanted).expect(200), await close(wanted).expect(200)];
    expect(two.body).toEqual(one.body);
    await close({ ...wanted, kunci: crypto.randomUUID() }).expect(409);
    await close(wanted, await tellerOf()).expect(409);
    expect(await prisma().penutupan_kas.count({ where: { petugas: teller.userid } })).toBe(1);
  });

  test("takes a payment that was still being recorded when the one before was made", async () => {
    const early = await pay(teller);
    await pay(teller);
    const { id } = await prisma().pembayaran.findFirstOrThrow({ where: { idbilling: early } });
    await close(await wish()).expect(200);
    await testApp.owner.prisma.penutupan_kas_isi.delete({ where: { pembayaranid: id } });
    expect((await till()).pembayaran.map((one: { id: number }) => one.id)).toEqual([id]);
  });
});

/** Closes the same shift twice at once, in two windows; answers the statuses. */
async function closeTwice(): Promise<number[]> {
  for (let payment = 0; payment < 5; payment += 1) await pay(teller);
  const [one, two] = [await wish(), await wish()];
  const answers = await Promise.all([close(one), close(two)]);
  return answers.map(({ status }) => status).toSorted((first, second) => first - second);
}

describe("two closings at once", () => {
  test("have each payment once: one is made, the other refused", async () => {
    expect(await closeTwice()).toEqual([200, 409]);
    expect(await prisma().penutupan_kas.count({ where: { petugas: teller.userid } })).toBe(1);
  });

  test("control: without the key of the payments both are made", async () => {
    const run = (sql: string) => testApp.owner.pool.query(sql);
    await run("ALTER TABLE penutupan_kas_isi ADD INDEX spare (pembayaranid), DROP PRIMARY KEY");
    try {
      let made: number[] = [];
      for (let tries = 0; tries < 20 && made[1] !== 200; tries += 1) {
        teller = await tellerOf();
        made = await closeTwice();
      }
      expect(made).toEqual([200, 200]);
    } finally {
      await run("DELETE FROM penutupan_kas_isi");
      await run("ALTER TABLE penutupan_kas_isi ADD PRIMARY KEY (pembayaranid), DROP INDEX spare");
    }
  });
});

describe("closings of others", () => {
  test("are seen by colleagues of the bank and by whoever is of all banks, not by another bank's people", async () => {
    const [own, colleague, other] = [await tellerOf("110"), await tellerOf("110"), await tellerOf("009")];
    await pay(own);
    const { id } = (await close(await wish(own), own).expect(200)).body;
    const sees = async (by: Caller) => {
      const { body } = await by.get("penutupan_kas").expect(200);
      return body.records.some((row: { id: number }) => row.id === id);
    };
    const all = [own, colleague, await tellerOf(), await testApp.as("superuser"), other];
    expect(await Promise.all(all.map(sees))).toEqual([true, true, true, true, false]);
    await other.get(`penutupan_kas/view/${id}`).expect(404);
    await other.get(`penutupan_kas/cetak/${id}`).expect(404);
    await colleague.get(`penutupan_kas/view/${id}`).expect(200);
    await colleague.get(`penutupan_kas/cetak/${id}`).expect(200);
  });
});

test("the report tells teller, payments, count, difference and note", async () => {
  const idbilling = await pay(teller, "TELLER-REF-9");
  const pecahan: Wish["pecahan"] = [{ nominal: 20_000, lembar: 7 }];
  const { id } = (await close(await wish(teller, { pecahan, catatan: "Kurang satu lembar" })).expect(200)).body;
  const { body, headers } = await teller.get(`penutupan_kas/cetak/${id}`).responseType("blob").expect(200);
  expect(headers["content-disposition"]).toContain(`penutupan-kas-${id}.pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
  for (const part of [
    idbilling,
    "TELLER-REF-9",
    "Rp140.000,00",
    "-Rp10.000,00 (kurang)",
    "Kurang satu lembar",
    "Rp150.000,00",
  ]) {
    expect(text).toContain(part);
  }
});
