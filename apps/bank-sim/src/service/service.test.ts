import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestBank, type TestBank } from "../testing/bank.ts";
import { openClient } from "../testing/client.ts";

const wib = (ms: number) => `${new Date(ms + 7 * 3600_000).toISOString().slice(0, 19)}+07:00`;
const one = { partnerServiceId: "   88932", customerNo: "00000000012", virtualAccountNo: "   8893200000000012" };
const va = "8893200000000012";
const bill = {
  ...{ ...one, virtualAccountName: "Siti Aminah", trxId: "bill-1", virtualAccountTrxType: "C" },
  ...{ totalAmount: { value: "150000.00", currency: "IDR" }, expiredDate: wib(Date.now() + 3600_000) },
  billDetails: [{ billDescription: { english: "Hall", indonesia: "Aula" } }],
};
const path = "/v1.0/transfer-va";

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

describe("a token", () => {
  const grant = { grantType: "client_credentials" };

  test("is given for the contract's key", async () => {
    const answer = await client.ask(client.tokenHeaders(), grant);
    expect(answer).toMatchObject({ responseCode: "2007300", tokenType: "Bearer", expiresIn: "900" });
  });

  test.each([
    ["4017300", () => client.tokenHeaders("somebody")],
    ["4017300", () => ({ ...client.tokenHeaders(), "x-signature": "bm90aGluZw==" })],
    ["4017300", () => client.tokenHeaders("bank-32", wib(Date.now() - 6 * 60_000))],
    ["4007301", () => client.tokenHeaders("bank-32", "2026-02-30T00:00:00+07:00")],
    ["4007302", () => ({ ...client.tokenHeaders(), "x-client-key": "" })],
  ])("is refused with %s", async (code, headers) => {
    expect((await client.ask(headers(), grant)).responseCode).toBe(code);
  });

  test("is for one kind of grant", async () => {
    expect((await client.ask(client.tokenHeaders(), { grantType: "password" })).responseCode).toBe("4007301");
    expect((await client.ask(client.tokenHeaders(), {})).responseCode).toBe("4007302");
  });
});

describe("a message", () => {
  test.each([
    ["4013000", { "x-signature": Buffer.alloc(64).toString("base64") }],
    ["4013000", { "x-timestamp": wib(Date.now() + 60_000) }],
    ["4013000", { "x-partner-id": "ANOTHER" }],
    ["4013001", { authorization: "Bearer of-nobody" }],
    ["4013003", { authorization: "" }],
    ["4003002", { "x-external-id": "" }],
    ["4003001", { "x-external-id": "12a" }],
    ["4003001", { "x-timestamp": "yesterday" }],
    ["4003002", { "channel-id": "" }],
  ])("is refused with %s for %j", async (code, over) => {
    await create();
    expect((await client.call("POST", `${path}/inquiry-va`, one, over)).responseCode).toBe(code);
  });

  test("has a number that no other of its kind had on the day", async () => {
    await create();
    const again = { "x-external-id": "4711" };
    expect((await client.call("POST", `${path}/inquiry-va`, one, again)).responseCode).toBe("2003000");
    expect((await client.call("POST", `${path}/inquiry-va`, one, again)).responseCode).toBe("4093000");
    expect((await client.call("POST", `${path}/status`, one, again)).responseCode).toBe("2002600");
  });

  test("is signed without the whitespace that it is sent with, and the padding is none", async () => {
    const pretty = JSON.stringify(bill, null, 2);
    expect((await client.call("POST", `${path}/create-va`, bill, {}, pretty)).responseCode).toBe("2002700");
    const stripped = JSON.stringify(one).replaceAll("   88932", "88932");
    expect((await client.call("POST", `${path}/inquiry-va`, one, {}, stripped)).responseCode).toBe("4013000");
  });

  test("may come by the path of the demonstration's connection", async () => {
    await create();
    expect((await client.call("POST", `/bank-demo${path}/inquiry-va`, one)).responseCode).toBe("2003000");
  });

  test("names an own number, and what is wrong with it", async () => {
    expect((await create({ partnerServiceId: "   77777" })).responseCode).toBe("4042716");
    expect((await create({ virtualAccountNo: "   8893299" })).responseMessage).toBe(
      "Invalid Field Format virtualAccountNo",
    );
    expect((await create({ trxId: undefined })).responseMessage).toBe("Invalid Mandatory Field trxId");
    expect((await create({ totalAmount: { value: "1.50", currency: "IDR" } })).responseCode).toBe("4002701");
    expect((await client.call("POST", `${path}/delete-va`, one)).responseCode).toBe("4053100");
    expect(at.bank.book.accounts.size).toBe(0);
  });
});

describe("an account", () => {
  test("is made once, changed, shown and deleted", async () => {
    expect(await create()).toMatchObject({
      ...{ responseCode: "2002700", responseMessage: "Successful" },
      virtualAccountData: bill,
    });
    expect((await create()).responseCode).toBe("4092701");
    expect((await create({ customerNo: "13", virtualAccountNo: "   8893213" })).responseCode).toBe("4092701");
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

describe("faults", () => {
  test("down: 503 or a cut connection, and nothing is done", async () => {
    await at.control("faults", { down: "503" });
    expect(await create()).toEqual({ error: "The bank is down" });
    await at.control("faults", { down: "cut" });
    await expect(create()).rejects.toThrow();
    await at.control("faults", { down: "no" });
    expect(at.bank.book.accounts.size).toBe(0);
  });

  test("a lost answer of a new account: it is there", async () => {
    await at.control("faults", { lostCreate: true });
    await expect(create()).rejects.toThrow();
    expect((await client.call("POST", `${path}/inquiry-va`, one)).responseCode).toBe("2003000");
  });

  test("slow answers, and lost ones in a share that a seed repeats", async () => {
    await at.control("faults", { slowMs: 60 });
    const started = performance.now();
    await create();
    expect(performance.now() - started).toBeGreaterThan(55);
    const lostOf = async (seed: number) => {
      await at.control("faults", { slowMs: 0, lost: 0.5, seed });
      const all = Array.from({ length: 12 }, () =>
        fetch(`${at.url}/health`).then(
          () => ".",
          () => "x",
        ),
      );
      const outcome = [];
      for (const one of all) outcome.push(await one);
      return outcome.join("");
    };
    const counts = (text: string) => text.length - text.replaceAll("x", "").length;
    const [first, same] = [await lostOf(7), await lostOf(7)];
    expect(counts(first)).toBe(counts(same));
    expect(counts(first)).toBeGreaterThan(0);
    expect(counts(first)).toBeLessThan(12);
  });

  test("that don't exist are refused", async () => {
    expect(await at.control("faults", { lost: 2 })).toMatchObject({ error: { en: expect.any(String) } });
  });
});

test("reference data come from the folder, of one region or of all", async () => {
  writeFileSync(
    join(at.folder, "reference.json"),
    JSON.stringify({ tbl_skpd: [{ pemdaid: "32" }, { pemdaid: "81" }] }),
  );
  const read = async (address: string) => {
    const response = await fetch(`${at.url}/bank-demo/${address}`);
    return [response.status, JSON.parse(await response.text())];
  };
  expect(await read("health")).toEqual([200, { status: "ok" }]);
  expect(await read("reference/tbl_skpd?pemdaid=81")).toEqual([200, { records: [{ pemdaid: "81" }] }]);
  expect((await read("reference/tbl_skpd"))[1].records).toHaveLength(2);
  expect((await read("reference/constructor"))[0]).toBe(404);
});

test("counter and control are closed to other places", async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${at.url}/control/state`, { headers }).then(({ status }) => status);
  expect(await ask({})).toBe(200);
  expect(await ask({ origin: "https://elsewhere.example" })).toBe(403);
});
