import { expect, test } from "vitest";
import { bankAccount, bankNames, maskAccount } from "./account.rules.ts";

const account = (norekening: string) =>
  bankAccount.safeParse({ namabank: "Bank BJB", norekening, namarekening: "Budi" });

test.each([
  ["123456", "123456"],
  ["0012-3456.789", "00123456789"],
  [" 12 345 678 ", "12345678"],
  ["12345678901234567890", "12345678901234567890"],
])("%j is the number %s", (typed, norekening) => {
  expect(account(typed).data?.norekening).toBe(norekening);
});

test.each(["12345", "123456789012345678901", "12345x", "", "１２３４５６"])("%j is no account number", (typed) => {
  expect(account(typed).success).toBe(false);
});

test("bank and holder have to be said", () => {
  for (const missing of ["namabank", "namarekening"]) {
    const body = { namabank: "Bank BJB", norekening: "123456", namarekening: "Budi", [missing]: " " };
    expect(bankAccount.safeParse(body).success).toBe(false);
  }
});

test("a masked number shows its last digits only", () => {
  expect(maskAccount("1234")).toBe("••••1234");
});

test("every bank is suggested once", () => {
  expect(new Set(bankNames).size).toBe(bankNames.length);
});
