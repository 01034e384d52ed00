import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestBank, type TestBank } from "../testing/bank.ts";
import { bill, one, path, wib } from "../testing/bill.ts";
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

  test("has a token of the last quarter of an hour", async () => {
    await create();
    const { now } = at.bank;
    Object.assign(at.bank, { now: () => new Date(Date.now() + 901_000) });
    expect((await client.call("POST", `${path}/inquiry-va`, one)).responseCode).toBe("4013001");
    Object.assign(at.bank, { now });
    expect((await client.call("POST", `${path}/inquiry-va`, one)).responseCode).toBe("2003000");
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
