import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, type Bank, createBank, newExternalId, type Spoilt, wib } from "../../testing/bank-partner.ts";
import { bring, type Cast, createCast, createLodging, orderOf, payment } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let cast: Cast;
let bank: Bank;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  bank = await createBank(testApp);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const billed = async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 5);
  return (await bring(testApp, cast, 40, orderOf(objectid))).record;
};
const idOf = (record: { idbilling: string | null }) => String(record.idbilling);

let serial = 0;
const newRequestId = () => {
  serial += 1;
  return `${Date.now()}-${serial}`;
};

const inquiryOf = (idbilling: string, more: object = {}) => ({
  ...accountOf(idbilling),
  inquiryRequestId: newRequestId(),
  ...more,
});
const paymentOf = (idbilling: string, more: object = {}) => ({
  ...accountOf(idbilling),
  paymentRequestId: newRequestId(),
  paidAmount: { value: "150000.00", currency: "IDR" },
  trxDateTime: wib(new Date()),
  ...more,
});
const inquire = (message: object, spoilt?: Spoilt) => bank.call("transfer-va/inquiry", message, spoilt);
const pay = (message: object, spoilt?: Spoilt) => bank.call("transfer-va/payment", message, spoilt);
const paymentsOf = (idbilling: string) => prisma().pembayaran.count({ where: { idbilling } });

test("an inquiry tells whose account it is and how much, and changes nothing", async () => {
  const record = await billed();
  const message = inquiryOf(idOf(record));
  const { status, body, headers } = await inquire(message);
  expect([status, body.responseCode, body.responseMessage]).toEqual([200, "2002400", "Successful"]);
  expect(body.virtualAccountData).toMatchObject({
    inquiryStatus: "00",
    virtualAccountName: record.namapemesan,
    totalAmount: { value: "150000.00", currency: "IDR" },
    inquiryRequestId: message.inquiryRequestId,
    ...accountOf(idOf(record)),
  });
  expect(headers["x-timestamp"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
  expect((await cast.bank.get(`billing/lookup/${record.idbilling}`)).body.booking.versi).toBe(record.versi);
});

test("a payment pays the booking, with a receipt, by the bank's own time and numbers", async () => {
  const record = await billed();
  const message = paymentOf(idOf(record), { referenceNo: "REF-9" });
  const { body } = await pay(message);
  expect(body).toMatchObject({ responseCode: "2002500", virtualAccountData: { paymentFlagStatus: "00" } });
  expect(body.virtualAccountData).toMatchObject({
    paidAmount: message.paidAmount,
    paymentRequestId: message.paymentRequestId,
  });
  const row = await prisma().pembayaran.findFirstOrThrow({ where: { idbilling: idOf(record) } });
  expect(row).toMatchObject({
    referensi: message.paymentRequestId,
    nomorreferensi: "REF-9",
    petugas: null,
    bankid: "110",
  });
  expect(wib(row.tgltransaksi)).toBe(message.trxDateTime);
  expect((await prisma().booking.findUniqueOrThrow({ where: { id: record.id } })).statusbooking).toBe(50);
});

describe("the same payment once more", () => {
  test("with its number: the first answer under the code of the double", async () => {
    const message = paymentOf(idOf(await billed()));
    const externalId = newExternalId();
    const first = await pay(message, { externalId });
    const again = await pay(message, { externalId });
    expect(again.body).toEqual({ ...first.body, responseCode: "4042518", responseMessage: "Inconsistent Request" });
    expect(again.body.virtualAccountData.paymentFlagStatus).toBe("00");
  });

  test("with its number, after a refusal: the refusal, even if it would be taken by now", async () => {
    const record = await billed();
    const where = { idbilling: idOf(record) };
    const { tglexpired, tglterbit } = await prisma().tagihan.findUniqueOrThrow({ where });
    const message = paymentOf(idOf(record));
    const externalId = newExternalId();
    const past = new Date(Date.now() - 60_000);
    await prisma().tagihan.update({ where, data: { tglexpired: past, tglterbit: new Date(past.getTime() - 60_000) } });
    expect((await pay(message, { externalId })).body.responseCode).toBe("4042519");
    await prisma().tagihan.update({ where, data: { tglexpired, tglterbit } });
    const again = await pay(message, { externalId });
    expect(again.body).toMatchObject({ responseCode: "4042518", virtualAccountData: { paymentFlagStatus: "01" } });
    expect(await paymentsOf(idOf(record))).toBe(0);
    expect((await pay(message)).body.responseCode).toBe("2002500");
  });

  test("with another number, as a retry: the first result, and one payment", async () => {
    const message = paymentOf(idOf(await billed()));
    const first = await pay(message);
    const again = await pay({ ...message, flagAdvise: "Y" });
    expect([first.body.responseCode, again.body.responseCode]).toEqual(["2002500", "2002500"]);
    expect(again.body.virtualAccountData).toMatchObject({ paymentFlagStatus: "00", flagAdvise: "Y" });
    expect(await prisma().pembayaran.count({ where: { referensi: message.paymentRequestId } })).toBe(1);
  });

  test("with another amount under the same request id is refused", async () => {
    const message = paymentOf(idOf(await billed()));
    await pay(message);
    const other = await pay({ ...message, paidAmount: { value: "150001.00", currency: "IDR" } });
    expect(other.body).toMatchObject({ responseCode: "4042518", virtualAccountData: { paymentFlagStatus: "01" } });
  });

  test("under the number of another payment is a conflict", async () => {
    const [one, two] = [idOf(await billed()), idOf(await billed())];
    const externalId = newExternalId();
    await pay(paymentOf(one), { externalId });
    expect((await pay(paymentOf(two), { externalId })).body.responseCode).toBe("4092500");
    expect(await paymentsOf(two)).toBe(0);
  });

  test("by another request id is a paid bill, and no second payment", async () => {
    const idbilling = idOf(await billed());
    await pay(paymentOf(idbilling));
    expect((await pay(paymentOf(idbilling))).body).toMatchObject({
      responseCode: "4042514",
      virtualAccountData: { paymentFlagStatus: "01" },
    });
    expect(await paymentsOf(idbilling)).toBe(1);
  });

  test("twins at the same moment: one payment, both hear of it", async () => {
    const message = paymentOf(idOf(await billed()));
    const externalId = newExternalId();
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(message, { externalId })));
    expect(answers.map(({ body }) => body.responseCode).toSorted()).toEqual([
      "2002500",
      "4042518",
      "4042518",
      "4042518",
    ]);
    expect(answers.map(({ body }) => body.virtualAccountData.paymentFlagStatus)).toEqual(["00", "00", "00", "00"]);
    expect(await prisma().pembayaran.count({ where: { referensi: message.paymentRequestId } })).toBe(1);
  });

  test("twins for an account that there isn't, at the same moment: both hear the same", async () => {
    const message = paymentOf("8893200000099991");
    const externalId = newExternalId();
    const answers = await Promise.all([1, 2, 3].map(() => pay(message, { externalId })));
    expect(answers.map(({ body }) => body.responseCode).toSorted()).toEqual(["4042512", "4042518", "4042518"]);
  });
});

describe("arrived money", () => {
  const notify = (message: object, spoilt?: Spoilt) =>
    bank.call("transfer-va/notify-payment-intrabank", message, spoilt);

  test("pays its bill", async () => {
    const idbilling = idOf(await billed());
    const { body } = await notify(paymentOf(idbilling));
    expect(body).toMatchObject({ responseCode: "2003400", virtualAccountdata: accountOf(idbilling) });
    expect(await paymentsOf(idbilling)).toBe(1);
  });

  test("that fits no bill is taken all the same, and waits as an exception", async () => {
    const message = paymentOf("8893200000099991", { paidAmount: { value: "70000.00", currency: "IDR" } });
    expect((await notify(message)).body.responseCode).toBe("2003400");
    expect((await notify(message)).body.responseCode).toBe("2003400");
    const rows = await prisma().pengecualian_bayar.findMany({ where: { referensi: message.paymentRequestId } });
    expect(rows).toMatchObject([{ jenis: "tak_dikenal", jumlah: 70_000n, bankid: "110" }]);
  });

  test("with its amount in the bank's own part of the message", async () => {
    const idbilling = idOf(await billed());
    const { paidAmount: _, ...message } = paymentOf(idbilling, { additionalInfo: { paymentAmount: "150000.00" } });
    expect((await notify(message)).body.responseCode).toBe("2003400");
    expect(await paymentsOf(idbilling)).toBe(1);
    expect((await notify({ ...message, paymentRequestId: newRequestId(), additionalInfo: {} })).body.responseCode).toBe(
      "4003402",
    );
  });

  test("under the name of other money is a conflict for the bank to look at", async () => {
    const idbilling = idOf(await billed());
    const message = paymentOf(idbilling);
    await notify(message);
    const other = await notify({ ...message, paidAmount: { value: "1.00", currency: "IDR" } });
    expect(other.body.responseCode).toBe("4093400");
    expect(await prisma().penolakan_bayar.count({ where: { referensi: message.paymentRequestId } })).toBe(1);
  });
});

test("a time that lies ahead is refused, after the bill's end as late, and of arrived money it is ours", async () => {
  const record = await billed();
  const ahead = (days: number) => wib(new Date(Date.now() + days * 86_400_000));
  const about = (days: number) => paymentOf(idOf(record), { trxDateTime: ahead(days) });
  expect((await pay(about(0.5))).body.responseCode).toBe("4002501");
  expect((await pay(about(40))).body.responseCode).toBe("4042519");
  const message = about(40);
  expect((await bank.call("transfer-va/notify-payment-intrabank", message)).body.responseCode).toBe("2003400");
  const row = await prisma().pembayaran.findFirstOrThrow({ where: { idbilling: idOf(record) } });
  expect(row.tgltransaksi.getTime()).toBeLessThanOrEqual(Date.now());
});

describe("a bank asks what became of a payment", () => {
  const ask = (message: object) => bank.call("transfer-va/status", message);

  test("taken, refused or never come", async () => {
    const idbilling = idOf(await billed());
    const wrong = paymentOf(idbilling, { paidAmount: { value: "1.00", currency: "IDR" } });
    const right = paymentOf(idbilling);
    await pay(wrong);
    await pay(right);
    const about = (paymentRequestId: string) => ask({ ...accountOf(idbilling), paymentRequestId });
    const taken = await about(right.paymentRequestId);
    expect(taken.body).toMatchObject({
      responseCode: "2002600",
      virtualAccountData: { paymentFlagStatus: "00", paidAmount: right.paidAmount, transactionDate: right.trxDateTime },
    });
    expect((await about(wrong.paymentRequestId)).body).toMatchObject({
      responseCode: "2002600",
      virtualAccountData: { paymentFlagStatus: "01", paymentFlagReason: { english: "Amount differs from the bill" } },
    });
    expect((await about("never-sent")).body.responseCode).toBe("4042601");
  });
});

test("a bill of another connection is none of this bank's", async () => {
  const { id } = await prisma().system.findFirstOrThrow({ where: { id: { not: bank.systemid } } });
  const rival = await createBank(testApp, {}, id);
  const idbilling = idOf(await billed());
  expect((await rival.call("transfer-va/inquiry", inquiryOf(idbilling))).body.responseCode).toBe("4042412");
  expect((await rival.call("transfer-va/payment", paymentOf(idbilling))).body.responseCode).toBe("4042512");
  expect(await paymentsOf(idbilling)).toBe(0);
  expect((await pay(paymentOf(idbilling))).body.responseCode).toBe("2002500");
});

test("what a teller took, the bank can't take again", async () => {
  const record = await billed();
  await cast.bank.post("billing/terima", payment(record)).expect(200);
  expect((await inquire(inquiryOf(idOf(record)))).body).toMatchObject({
    responseCode: "4042414",
    virtualAccountData: { inquiryStatus: "01" },
  });
});

test("every message of a bank is kept, masked, and found by the super user", async () => {
  const record = await billed();
  const message = paymentOf(idOf(record), {
    virtualAccountEmail: "budi@contoh.example",
    virtualAccountPhone: "628123456789",
  });
  await pay(message);
  const { body } = await cast.superuser.get(`pesan_bank?filter[requestid]=${message.paymentRequestId}`).expect(200);
  expect(body.records).toMatchObject([
    { layanan: 25, kodejawaban: "2002500", arah: "masuk", nomorva: record.idbilling },
  ]);
  const told = JSON.stringify(body.records);
  expect(told).toContain("150000.00");
  for (const secret of ["budi@contoh", "628123456789", record.namapemesan]) expect(told).not.toContain(secret);
  await cast.dinas.get("pesan_bank").expect(403);
});
