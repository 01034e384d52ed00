import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Exchange } from "../book/entry.ts";
import { openTestBank, type TestBank } from "../testing/bank.ts";
import { judge } from "./verdict.ts";

const va = "8893200000000012";
const hour = 3600_000;
let at: TestBank;

beforeEach(async () => {
  at = await openTestBank();
  at.biller.bills.set(va, { amount: 150_000, expires: Date.now() + hour });
});

afterEach(() => at.close());

const said: Exchange = {
  ...{ at: "", direction: "out", service: "payment", method: "POST", url: "", headers: {} },
  ...{ body: '{"paymentRequestId":"7"}', status: 200, answer: "", ms: 1, note: "" },
};

const sent = () => at.biller.arrivals.filter(({ path }) => path.endsWith("/payment"));
const codes = () => sent().map(({ code }) => code);
const distinct = (values: unknown[]) => new Set(values).size;

test("a payment in time is looked up, said once and taken", async () => {
  const paid = await at.pay({ va });
  expect(paid).toMatchObject({ state: "taken", amount: 150_000, name: "Siti & Budi", untold: false, also: [] });
  expect(at.biller.arrivals.map(({ path, code }) => [path, code])).toEqual([
    ["/snap/v1.0/access-token/b2b", "2007300"],
    ["/snap/v1.0/transfer-va/inquiry", "2002400"],
    ["/snap/v1.0/transfer-va/payment", "2002500"],
  ]);
  expect(sent()[0]?.body).toMatchObject({
    ...{ partnerServiceId: "   88932", customerNo: "00000000012", virtualAccountNo: "   8893200000000012" },
    ...{ paidAmount: { value: "150000.00", currency: "IDR" }, flagAdvise: "N", paymentRequestId: paid.id },
  });
  expect(sent()[0]?.externalId).toMatch(/^\d{12}$/);
  expect(sent()[0]?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
  expect(JSON.stringify(paid.exchanges)).not.toContain("token-0");
});

test("the token is asked for once, and anew when the biller has forgotten it", async () => {
  await at.pay({ va, variant: "otherExternalId" });
  at.biller.tokens.clear();
  at.biller.tokens.add("taken-by-another");
  at.biller.bills.set("8893299", { amount: 10, expires: Date.now() + hour });
  expect((await at.pay({ va: "8893299" })).state).toBe("taken");
  expect(at.biller.arrivals.filter(({ path }) => path.includes("token")).length).toBe(2);
});

test("late: the customer is said to have paid after the bill's end, and gets the money back", async () => {
  const paid = await at.pay({ va, variant: "late" });
  expect(paid).toMatchObject({ state: "returned", reason: "4042519 told 4042519" });
  expect(Date.parse(String(sent()[0]?.body["trxDateTime"]))).toBeGreaterThan(Date.now() + hour);
});

test("twice: two payments, of which one is taken and one returned", async () => {
  const paid = await at.pay({ va, variant: "twice" });
  expect([paid.state, paid.also[0]?.state]).toEqual(["taken", "returned"]);
  expect(codes()).toEqual(["2002500", "4042514"]);
  expect(distinct(sent().map(({ body }) => body["paymentRequestId"]))).toBe(2);
  expect(distinct([paid.referenceNo, paid.also[0]?.referenceNo])).toBe(2);
});

test("out of order: the later payment is told before the earlier one", async () => {
  const paid = await at.pay({ va, variant: "outOfOrder" });
  const times = sent().map(({ body }) => String(body["trxDateTime"]));
  expect(times[0]?.localeCompare(times[1] ?? "")).toBe(1);
  expect([paid.state, paid.also[0]?.state]).toEqual(["returned", "taken"]);
});

test("repeat: the very same message twice", async () => {
  expect((await at.pay({ va, variant: "repeat" })).state).toBe("taken");
  expect(codes()).toEqual(["2002500", "4042518"]);
  expect(distinct(sent().map(({ externalId, timestamp, body }) => JSON.stringify([externalId, timestamp, body])))).toBe(
    1,
  );
});

test("another X-EXTERNAL-ID: the same payment in a new message", async () => {
  expect((await at.pay({ va, variant: "otherExternalId" })).state).toBe("taken");
  expect(codes()).toEqual(["2002500", "2002500"]);
  expect(distinct(sent().map(({ externalId }) => externalId))).toBe(2);
  expect(distinct(sent().map(({ body }) => body["paymentRequestId"]))).toBe(1);
});

test("what was taken stays taken, whatever a later message is answered", async () => {
  at.biller.next = [undefined, undefined, 409];
  expect(await at.pay({ va, variant: "otherExternalId" })).toMatchObject({
    state: "taken",
    reason: "2002500 told 2002500",
  });
  expect(codes()).toEqual(["2002500", "4092500"]);
});

test("twin: two same messages at the same moment, one of them accepted", async () => {
  const paid = await at.pay({ va, variant: "twin" });
  expect(paid.state).toBe("taken");
  expect(distinct(sent().map(({ externalId }) => externalId))).toBe(1);
  expect(codes().toSorted()).toEqual(["2002500", "4042518"]);
});

test("advise: the first message says already that it may be a repeat", async () => {
  expect((await at.pay({ va, variant: "advise" })).state).toBe("taken");
  expect(sent().map(({ body }) => body["flagAdvise"])).toEqual(["Y"]);
});

test("wrong amount: a rupiah less, or what is given", async () => {
  const paid = await at.pay({ va, variant: "wrongAmount" });
  expect(paid).toMatchObject({ state: "returned", amount: 149_999, billAmount: 150_000 });
  expect((await at.pay({ va, variant: "wrongAmount", amount: 7 })).amount).toBe(7);
  expect(codes()).toEqual(["4042513", "4042513"]);
});

test("time-out: the answer is lost, and the repeat gets the first result", async () => {
  expect((await at.pay({ va, variant: "timeout" })).state).toBe("taken");
  expect(sent().map(({ body }) => body["flagAdvise"])).toEqual(["N", "Y"]);
  expect(distinct(sent().map(({ externalId }) => externalId))).toBe(2);
});

test("refused by the bank: the money never moved, and the biller is told so", async () => {
  const paid = await at.pay({ va, variant: "refused" });
  expect(paid).toMatchObject({ state: "returned", untold: false });
  expect(codes()).toEqual([]);
  expect(at.biller.told.get(paid.id)).toMatchObject({ paymentStatus: "Failed" });
});

test.each(["clockOff", "unsigned", "badSignature"])("%s: the biller refuses, the money goes back", async (variant) => {
  expect(await at.pay({ va, variant })).toMatchObject({ state: "returned", reason: "4012500 told 4012500" });
  expect(at.biller.bills.get(va)?.paidBy).toBeUndefined();
});

test("arrived: what the biller refuses it is told of as money that is there", async () => {
  at.biller.bills.set(va, { amount: 150_000, expires: Date.now() - hour });
  at.biller.next = [undefined, 500];
  const paid = await at.pay({ va, variant: "arrived" });
  expect(paid).toMatchObject({ state: "arrived", untold: false });
  expect(at.biller.told.get(paid.id)).toMatchObject({
    ...{ paymentStatus: "Success", partnerReferenceNo: paid.referenceNo, trxDateTime: paid.trxDateTime },
    additionalInfo: { paidAmount: { value: "150000.00", currency: "IDR" }, paymentAmount: "150000.00" },
  });
});

test("arrived: what the biller accepts is a payment and nothing more", async () => {
  expect((await at.pay({ va, variant: "arrived" })).state).toBe("taken");
  expect(at.biller.told.size).toBe(0);
});

describe("a biller that doesn't answer", () => {
  test("is told again with the flag, and the money is taken when it answers", async () => {
    at.biller.next = [500, "cut"];
    const paid = await at.pay({ va, amount: 150_000 });
    expect(paid.state).toBe("taken");
    expect(sent().map(({ body }) => body["flagAdvise"])).toEqual(["Y"]);
  });

  test("is waited for as long as the settings say", async () => {
    Object.assign(at.bank.settings, { timeoutMs: 200 });
    at.biller.next = [504, "silence"];
    const paid = await at.pay({ va, amount: 150_000 });
    expect(paid.exchanges.find(({ service }) => service === "payment")).toMatchObject({ status: 0, note: "No answer" });
    expect(sent()[0]?.body["flagAdvise"]).toBe("Y");
  });

  test("is asked by status when repeats don't help", async () => {
    at.biller.bills.set(va, { amount: 150_000, expires: Date.now() + hour });
    at.biller.next = [504, "cut", 500, 500, 504];
    const paid = await at.pay({ va, amount: 150_000 });
    expect(paid.state).toBe("taken");
    const asked = at.biller.arrivals.filter(({ path }) => path.endsWith("/status"));
    expect(asked.map(({ code }) => code)).toEqual(["2002600"]);
  });

  test.each([
    ["2002500", "00", "accepted"],
    ["4042518", "00", "accepted"],
    ["2002500", "01", "refused"],
    ["4042518", "01", "refused"],
    ["4042514", "01", "refused"],
    ["2002500", "02", "unknown"],
    ["2002500", undefined, "unknown"],
    ["2022500", "00", "unknown"],
    ["4292500", undefined, "unknown"],
    ["5042500", undefined, "unknown"],
  ])("a payment's %s with status %s is %s", (responseCode, paymentFlagStatus, verdict) => {
    const answer = JSON.stringify({ responseCode, virtualAccountData: { paymentFlagStatus } });
    expect(judge({ ...said, answer }).verdict).toBe(verdict);
    expect(judge({ ...said, answer, note: "lost" }).verdict).toBe("unknown");
  });

  test.each([
    ["2002600", "00", "7", "accepted"],
    ["2002600", "00", undefined, "accepted"],
    ["2002600", "00", "8", "unknown"],
    ["2002600", "01", "7", "refused"],
    ["2002600", "03", "7", "unknown"],
    ["4042601", undefined, undefined, "refused"],
    ["4012600", undefined, undefined, "unknown"],
  ])("a status of %s with %s of payment %s is %s", (responseCode, paymentFlagStatus, paymentRequestId, verdict) => {
    const answer = JSON.stringify({ responseCode, virtualAccountData: { paymentFlagStatus, paymentRequestId } });
    expect(judge({ ...said, service: "status", answer }).verdict).toBe(verdict);
  });

  test("leaves the money open while nobody knows", async () => {
    at.biller.next = Array.from({ length: 20 }, () => 504);
    const paid = await at.pay({ va, amount: 150_000 });
    expect(paid).toMatchObject({ state: "open", reason: "5042600 told 5042600" });
    at.biller.next = [];
    expect((await at.control("settle", { id: paid.id })).state).toBe("returned");
  });
});

test("a bill that can't be paid stops at the counter, unless an amount is insisted on", async () => {
  at.biller.bills.set(va, { amount: 150_000, expires: Date.now() - hour });
  expect(await at.pay({ va })).toMatchObject({ state: "returned", reason: "4042419 told 4042419" });
  expect(codes()).toEqual([]);
  expect((await at.pay({ va, amount: 150_000 })).reason).toBe("4042519 told 4042519");
});

test("what the counter can't begin is told in both languages", async () => {
  expect(await at.control("pay", { va: "777" })).toMatchObject({
    error: { en: expect.stringContaining("no contract") },
  });
  expect(await at.control("pay", { va: "8893200", variant: "late" })).toMatchObject({
    error: { en: expect.stringContaining("say how much"), id: expect.stringContaining("sebutkan jumlah") },
  });
  expect(await at.control("pay", { va, variant: "sideways" })).toMatchObject({ error: { en: expect.any(String) } });
  expect(at.bank.book.transactions.size).toBe(0);
});
