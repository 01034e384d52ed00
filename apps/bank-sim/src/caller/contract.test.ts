import { afterEach, expect, test } from "vitest";
import { openTestBank, type TestBank } from "../testing/bank.ts";

let at: TestBank;
afterEach(() => at.close());

test("a contract without tokens signs with the bank's key, in the encoding that was agreed", async () => {
  at = await openTestBank({ signature: "RSA", encoding: "hex" });
  at.biller.bills.set("8893201", { amount: 5000, expires: Date.now() + 60_000 });
  expect((await at.pay({ va: "8893201" })).state).toBe("taken");
  expect(at.biller.arrivals.map(({ path }) => path.split("/").at(-1))).toEqual(["inquiry", "payment"]);
});

test("the longest beginning of a number decides whose it is", async () => {
  at = await openTestBank({ partnerServiceId: "889" }, { partnerServiceId: "88932" });
  at.biller.bills.set("8893201", { amount: 5000, expires: Date.now() + 60_000 });
  expect((await at.pay({ va: "8893201" })).partnerServiceId).toBe("88932");
  expect((await at.pay({ va: "8894401", amount: 1 })).partnerServiceId).toBe("889");
  const arrived = at.biller.arrivals.map(({ body }) => [body["partnerServiceId"], body["customerNo"]]);
  expect(arrived).toContainEqual(["   88932", "01"]);
  expect(arrived).toContainEqual(["     889", "4401"]);
});

test("the secrets of a contract are shown nowhere", async () => {
  at = await openTestBank();
  await at.pay({ va: "8893201", amount: 1 });
  const shown = JSON.stringify([
    await at.control("state"),
    await at.control("messages"),
    await at.control("transactions"),
  ]);
  expect(shown).toContain("88932");
  expect(shown).not.toMatch(/biller and bank know this|token-0|BEGIN PUBLIC/);
});
