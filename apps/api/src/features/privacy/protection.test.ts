import { readFile } from "node:fs/promises";
import { processingRegister } from "@retribusi/contract/features/privacy/privacy.register";
import { schemaModels } from "@retribusi/db/prisma-schema";
import { expect, test } from "vitest";

const root = new URL("../../../../../", import.meta.url);
const page = await readFile(new URL("docs/data-protection.md", root), "utf8");

/** `table.column` of each column that the page names at a level. */
function columnsOf(level: string): string[] {
  const [line = ""] = page.split("\n").filter((one) => one.startsWith(`| ${level} |`));
  const cell = line.split("|").at(-2) ?? "";
  return cell.split(";").flatMap((part) => {
    const [, table, names = ""] = /`(\w+)`: ([\w, ]+)/.exec(part) ?? [];
    return names.split(",").map((name) => `${table}.${name.trim()}`);
  });
}

const secret = columnsOf("1 secret");
const identity = columnsOf("2 identity");

/** What a column is called that opens something, and one that says who somebody is taken for. */
const opens = /password|sandi$|^rahasia$|authorization|^hash$|token$|apikey/;
const identifies = /identitas|^nik$|^no(kk|rekening)|namarekening|pindaian/;
const isFlag = (type: string) => /^(int|bool|tinyint)/i.test(type);

const columns = [...schemaModels].flatMap(([table, model]) =>
  [...model.columns].map(([name, { type }]) => ({ name, type, full: `${table}.${name}` })),
);
const missing = (all: readonly { readonly name: string; readonly type: string; readonly full: string }[]) =>
  all.flatMap(({ name, type, full }) => {
    if (isFlag(type)) return [];
    if (opens.test(name)) return secret.includes(full) ? [] : [`1 ${full}`];
    return identifies.test(name) && !identity.includes(full) ? [`2 ${full}`] : [];
  });

test("every column that is called like a secret or an identity has its level on the page, and none is made up", () => {
  expect([secret.length, identity.length].every((count) => count > 5)).toBe(true);
  expect(missing(columns)).toEqual([]);
  const known = new Set(columns.map(({ full }) => full));
  expect([...secret, ...identity].filter((one) => !known.has(one))).toEqual([]);
  const type = "varchar(64)";
  const planted = [
    { name: "noidentitasayah", type, full: "booking.noidentitasayah" },
    { name: "apikey", type, full: "system.apikey" },
    { name: "rahasia", type: "int", full: "x.rahasia" },
    { name: "keperluan", type, full: "booking.keperluan" },
  ];
  expect(missing(planted)).toEqual(["2 booking.noidentitasayah", "1 system.apikey"]);
});

test("what is of the highest levels and of a person stands in the register, too", () => {
  const registered = new Set(
    processingRegister.flatMap(({ columns: named }) =>
      Object.entries(named).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    ),
  );
  // Of the office and not of a person, or a mark that stands beside one.
  const others = ["token_user.hash", "langkah_masuk.hash", "system.authorization", "pengaturan.nilai"];
  expect([...secret, ...identity].filter((one) => !registered.has(one)).sort()).toEqual(others.sort());
});
