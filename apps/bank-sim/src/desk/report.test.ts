import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestBank, type TestBank } from "../testing/bank.ts";

let at: TestBank;
const expires = Date.now() + 3600_000;

beforeEach(async () => {
  at = await openTestBank({}, { partnerServiceId: "88981", name: "Maluku" });
  for (const [va, amount] of [
    ["8893201", 5000],
    ["8893202", 70_000],
    ["8893203", 900],
    ["8898101", 11],
  ] as const) {
    at.biller.bills.set(va, { amount, expires });
  }
});

afterEach(() => at.close());

const get = async (path: string) => {
  const response = await fetch(at.url + path);
  return { status: response.status, text: await response.text() };
};

/** Three days: one credit before midnight in Western Indonesia, two after it, one refused; another contract beside it. */
async function payAll() {
  await at.pay({ va: "8893201", at: "2026-11-24T16:59:59Z" });
  const first = await at.pay({ va: "8893202", at: "2026-11-24T17:00:00Z", channel: "6010" });
  const second = await at.pay({ va: "8893203", at: "2026-11-25T10:00:00+07:00" });
  const refused = await at.pay({ va: "8893203", at: "2026-11-25T11:00:00+07:00", variant: "wrongAmount" });
  await at.pay({ va: "8898101", at: "2026-11-25T12:00:00+07:00" });
  return [first, second, refused] as const;
}

test("the statement's closing balance is what was there, and each credit", async () => {
  const [first, second] = await payAll();
  const { text } = await get("/report/2026-11-25.sta?partner=88932");
  expect(text.split("\r\n")).toEqual([
    ":20:SIM261125",
    ":25:SIMULATOR/88932",
    ":28C:00329/001",
    ":60F:C261124IDR5000,00",
    `:61:2611251125C70000,00NTRF${first.referenceNo}`,
    ":86:VA 8893202",
    `PRID ${first.id}`,
    "CHANNEL 6010 Siti  Budi",
    `:61:2611251125C900,00NTRF${second.referenceNo}`,
    ":86:VA 8893203",
    `PRID ${second.id}`,
    "CHANNEL 6011 Siti  Budi",
    ":62F:C261125IDR75900,00",
    "-",
    "",
  ]);
  expect((await get("/report/2026-11-26.sta?partner=88932")).text).toContain(
    ":60F:C261125IDR75900,00\r\n:62F:C261126IDR75900,00",
  );
});

test("the report of a day has a line for every transaction of it, the refused one too", async () => {
  const [first, second, refused] = await payAll();
  const rows: unknown = parse((await get("/report/2026-11-25.csv?partner=88932")).text, { columns: true });
  const row = (one: typeof first, time: string, status: string) => ({
    ...{ time, va: one.va, amount: String(one.amount), paymentRequestId: one.id },
    ...{ referenceNo: one.referenceNo, channel: one.channel, status },
  });
  expect(rows).toEqual([
    row(first, "2026-11-25T00:00:00+07:00", "taken"),
    row(second, "2026-11-25T10:00:00+07:00", "taken"),
    row(refused, "2026-11-25T11:00:00+07:00", "returned"),
  ]);
});

test("a day without money has a statement without credits, what there isn't has none", async () => {
  expect((await get("/report/2026-01-01.sta?partner=88981")).text).toContain(
    ":60F:C251231IDR0,00\r\n:62F:C260101IDR0,00",
  );
  for (const path of ["2026-11-25.csv", "2026-11-31.csv?partner=88932", "2026-11-25.sta?partner=1"]) {
    expect((await get(`/report/${path}`)).status).toBe(404);
  }
});
