import { expect, test } from "vitest";
import { type MailKindName, mailKinds, mailKindsOf, optionalMailKinds, readRefused } from "./mail-choice.rules.ts";

test("mails about safety, money and duties can't be switched off, all others can", () => {
  const open = Object.entries(mailKinds).filter(([, { always }]) => always === null);
  expect(open.map(([name]) => name)).toEqual([...optionalMailKinds]);
  expect(readRefused("akun,tagihan,kewajiban,akhir")).toEqual(["akhir"]);
  expect(readRefused("")).toEqual([]);
});

test.each<[roles: string[], kinds: MailKindName[]]>([
  [["nasabah"], ["akun", "tagihan", "kemajuan", "pengingat", "akhir"]],
  [["pengelola"], ["akun", "kewajiban", "tugas", "harian"]],
  [["dinas"], ["akun", "kewajiban", "harian"]],
  [["bank"], ["akun", "kewajiban"]],
  [
    ["pengelola", "nasabah"],
    ["akun", "tagihan", "kewajiban", "kemajuan", "pengingat", "akhir", "tugas", "harian"],
  ],
  [[], ["akun"]],
])("whoever is %j chooses among the mails they get, each once", (roles, kinds) => {
  expect(mailKindsOf(roles)).toEqual(kinds);
});
