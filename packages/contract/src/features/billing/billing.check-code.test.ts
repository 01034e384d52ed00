import { expect, test } from "vitest";
import { isCheckCode, printCheckCode, readCheckCode } from "./billing.check-code.ts";

test("reads a code however it was typed or pasted", () => {
  const code = "7K3M9QXT4H2PW801";
  for (const typed of [code, " 7k3m-9qxt-4h2p-w8ol ", "https://contoh.example/#/index/check/7K3M9QXT4H2PW801"]) {
    expect(readCheckCode(typed)).toBe(code);
  }
  expect(readCheckCode("")).toBe("");
  expect(isCheckCode(code)).toBe(true);
  for (const wrong of ["", "ABC", `${code}7`, "7K3M9QXT4H2PW8U1"])
    expect(isCheckCode(readCheckCode(wrong))).toBe(false);
  expect(printCheckCode(code)).toBe("7K3M-9QXT-4H2P-W801");
});
