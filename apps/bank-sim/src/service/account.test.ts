import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestBank, type TestBank } from "../testing/bank.ts";
import { bill, one, path, va, wib } from "../testing/bill.ts";
import { openClient } from "../testing/client.ts";

let at: TestBank;
let client: ReturnType<typeof openClient>;

beforeEach(async () => {
  at = await openTestBank({ mode: "BANK" });
  client = openClient(at.url, "bank-32", "RETRIBUSI");
  await client.signIn();
});

afterEach(() => at.close());

const create = (over: object = {}) => client.call("POST", `${path}/create-va`, { ...bill, ...over });
const status = (more: object = {}) => client.call("POST", `${path}/status`, { ...one, ...more });

describe("an account", () => {
  test("is made once, changed, shown and deleted", async () => {
    expect(await create()).toMatchObject({
      ...{ responseCode: "2002700", responseMessage: "Successful" },
      virtualAccountData: bill,
    });
    expect((await create()).responseCode).toBe("4092701");
    expect((await create({ customerNo: "13", virtualAccountNo: "   8893213" })).responseCode).toBe("4092701");
    expect((await create({ trxId: "bill-2" })).responseCode).toBe("4092701");
    const change = { ...one, trxId: "bill-1", totalAmount: { value: "175000.00", currency: "IDR" } };
    expect(await client.call("PUT", `${path}/update-va`, change)).toMatchObject({
      responseCode: "2002800",
      virtualAccountData: {
        ...bill,
        totalAmount: change.totalAmount,
        lastUpdateDate: expect.stringContaining("+07:00"),
      },
    });
    expect(await client.call("POST", `${path}/inquiry-va`, one)).toMatchObject({
      responseCode: "2003000",
      virtualAccountData: { virtualAccountName: "Siti Aminah", totalAmount: change.totalAmount },
    });
    const gone = { ...one, trxId: "bill-1" };
    expect(await client.call("DELETE", `${path}/delete-va`, gone)).toMatchObject({
      responseCode: "2003100",
      virtualAccountData: gone,
    });
    expect((await client.call("POST", `${path}/inquiry-va`, one)).responseCode).toBe("4043012");
    expect((await client.call("DELETE", `${path}/delete-va`, gone)).responseCode).toBe("4043112");
    expect((await status()).responseCode).toBe("4042601");
    expect((await create({ trxId: "bill-2" })).responseCode).toBe("2002700");
  });

  test("is paid, told of and closed", async () => {
    await create();
    expect((await status()).virtualAccountData).toMatchObject({
      ...{ paymentFlagStatus: "03", additionalInfo: { paidStatus: "N" } },
    });
    const paid = await at.pay({ va });
    expect(paid).toMatchObject({ state: "taken", untold: false, name: "Siti Aminah" });
    expect(at.biller.told.get(paid.id)).toMatchObject({ ...one, paymentStatus: "Success" });
    expect((await status()).virtualAccountData).toMatchObject({
      ...{ paymentFlagStatus: "00", paymentRequestId: paid.id, referenceNo: paid.referenceNo },
      ...{ paidAmount: bill.totalAmount, additionalInfo: { paidStatus: "Y" } },
    });
    expect((await client.call("PUT", `${path}/update-va`, { ...one, trxId: "bill-1" })).responseCode).toBe("4042814");
    expect((await client.call("DELETE", `${path}/delete-va`, one)).responseCode).toBe("4043114");
    expect(await at.pay({ va })).toMatchObject({ state: "returned", reason: "Already paid" });
  });

  test("that is over is not paid at the counter; its money may arrive all the same", async () => {
    await create({ expiredDate: wib(Date.now() - 1000) });
    expect((await status()).virtualAccountData).toMatchObject({ paymentFlagStatus: "01" });
    expect(await at.pay({ va })).toMatchObject({ state: "returned", reason: "Expired" });
    expect(await at.pay({ va, variant: "arrived" })).toMatchObject({ state: "arrived", untold: false });
  });

  test.each([
    ["late", "arrived"],
    ["wrongAmount", "arrived"],
    ["repeat", "taken"],
    ["twin", "taken"],
    ["timeout", "taken"],
    ["badSignature", "taken"],
    ["unsigned", "taken"],
    ["refused", "returned"],
  ])("%s: its money has %s, and the biller knows", async (variant, state) => {
    await create();
    const paid = await at.pay({ va, variant });
    expect(paid).toMatchObject({ state, untold: false });
    expect(at.biller.told.get(paid.id)).toMatchObject({ paymentStatus: state === "returned" ? "Failed" : "Success" });
  });

  test("paid twice is taken once, the rest arrives", async () => {
    await create();
    const paid = await at.pay({ va, variant: "twice" });
    expect([paid.state, paid.also[0]?.state]).toEqual(["taken", "arrived"]);
    expect(at.biller.told.size).toBe(2);
  });

  test("whose biller doesn't know the bank stays to be told of", async () => {
    await create();
    at.biller.tokens.add = () => at.biller.tokens;
    expect(await at.pay({ va })).toMatchObject({ state: "taken", untold: true, reason: "4013401 told 4013401" });
  });

  test.each([
    [400, [400, 200]],
    [403, [403, 200]],
    [404, [404]],
    [409, [409]],
  ])("a notice that is answered with %d is followed by %j", async (status, all) => {
    await create();
    at.biller.next = [status];
    expect((await at.pay({ va })).exchanges.map((exchange) => exchange.status)).toEqual(all);
  });

  test("whose biller doesn't answer is told of until it does", async () => {
    await create();
    at.biller.next = [500, "cut", 503];
    const paid = await at.pay({ va });
    expect(paid).toMatchObject({ state: "taken", untold: false });
    expect(paid.exchanges.map(({ status }) => status)).toEqual([500, 0, 503, 200]);
  });
});

test("the report of a day has its money, and no other day's", async () => {
  await create();
  const paid = await at.pay({ va, at: "2026-11-02T23:59:59+07:00" });
  await at.pay({ va, at: "2026-11-02T12:00:00+07:00", variant: "refused" });
  const ask = (startDate: string) =>
    client.call("POST", `${path}/report`, { partnerServiceId: "   88932", startDate, startTime: "00:00:00+07:00" });
  expect(await ask("2026-11-02")).toMatchObject({
    responseCode: "2003500",
    virtualAccountdata: [{ ...one, paymentRequestId: paid.id, paidAmount: bill.totalAmount }],
  });
  expect((await ask("2026-11-03")).virtualAccountdata).toEqual([]);
  expect((await ask("2026-11-31")).responseCode).toBe("4003501");
});

test("a payment code says what a wallet needs, and its number can be paid by it", async () => {
  await create();
  const order = { partnerReferenceNo: va, merchantId: "0001", amount: bill.totalAmount, terminalId: "T1" };
  const made = await client.call("POST", "/v1.0/qr/qr-mpm-generate", order);
  expect(made).toMatchObject({ responseCode: "2004700", partnerReferenceNo: va, referenceNo: expect.any(String) });
  expect(made.qrContent).toMatch(/^000201010212.*5303360540615000058/);
  expect((await client.call("POST", "/v1.0/qr/qr-mpm-generate", order)).responseCode).toBe("4094701");
  expect(await at.pay({ va: made.qrContent, channel: "6018" })).toMatchObject({ va, state: "taken" });
});
