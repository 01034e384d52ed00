import { expect, test } from "vitest";
import { mailKinds, optionalMailKinds, readRefused } from "./mail-choice.rules.ts";

test("mails about safety and money can't be switched off, all others can", () => {
  const open = Object.entries(mailKinds).filter(([, { isFixed }]) => !isFixed);
  expect(open.map(([name]) => name)).toEqual([...optionalMailKinds]);
  expect(readRefused("akun,tagihan,akhir")).toEqual(["akhir"]);
  expect(readRefused("")).toEqual([]);
});
