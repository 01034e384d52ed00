import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandBank } from "./command.ts";

const asked: unknown[] = [];
const paid = {
  ...{ id: "77", state: "taken", amount: 150_000, reason: "2002500 Successful" },
  exchanges: [{ service: "payment", status: 200, answer: "{}", note: "" }],
};
const server = createServer((request, response) => {
  void request.toArray().then((parts) => {
    const body = Buffer.concat(parts).toString();
    asked.push([request.method, request.url, body === "" ? null : JSON.parse(body)]);
    const unknown = body.includes("777");
    const answer = unknown ? { error: { en: "No contract.", id: "Tidak ada." } } : { ...paid, also: [] };
    response.end(JSON.stringify(answer));
  });
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
});
afterAll(() => server.close());

test.each([
  [
    ["pay", "8893200"],
    ["POST", "/control/pay", { va: "8893200" }],
  ],
  [
    ["pay", "88932", "00", "--amount", "5000", "--variant", "late"],
    ["POST", "/control/pay", { va: "8893200", amount: 5000, variant: "late" }],
  ],
  [
    ["inquiry", "8893200"],
    ["POST", "/control/inquiry", { va: "8893200" }],
  ],
  [["state"], ["GET", "/control/state", null]],
  [
    ["faults", "--down", "503", "--lost", "0.5", "--lost-create", "no"],
    ["POST", "/control/faults", { down: "503", lost: 0.5, lostCreate: false }],
  ],
])("%j asks the bank %j", async (args, ask) => {
  asked.length = 0;
  await commandBank(args, address);
  expect(asked).toEqual([ask]);
});

test("what became of a payment is told with every message", async () => {
  expect(await commandBank(["pay", "8893200"], address)).toBe(
    "Rp 150.000 taken (2002500 Successful), payment 77\n  payment: 200 {}",
  );
});

test("what can't be done is said", async () => {
  await expect(commandBank(["pay", "777"], address)).rejects.toThrow("No contract.");
  await expect(commandBank(["state"], null)).rejects.toThrow("npm start");
  await expect(commandBank(["state"], "http://127.0.0.1:9")).rejects.toThrow("npm start");
  for (const args of [[], ["pay"], ["steal"], ["pay", "1", "--sum", "2"]]) {
    await expect(commandBank(args, address)).rejects.toThrow("npm run bank -- pay NUMBER");
  }
});
