import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { mataanggaran } from "@retribusi/contract/features/revenue/mataanggaran.entity";
import { expect, test } from "vitest";
import { AppError } from "../../lib/app-error.ts";
import { readHeader } from "./header.ts";

const fields = ["idpemda", "skpdid", "skpdname", "alamat"];
const needed = ["idpemda", "skpdid", "skpdname"];
const read = (...row: readonly string[]) => readHeader(skpd, fields, needed, row).map(({ field }) => field);

/** What a header is refused with, in both languages. */
function refusalOf(...row: readonly string[]): unknown {
  try {
    readHeader(skpd, fields, needed, row);
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.facts.values?.["reason"]];
    throw error;
  }
  return undefined;
}
/** What is said of columns that there are none of. */
const there = {
  en: "There are: “Regional government”, “Agency code”, “Agency”, “Address”.",
  id: "Yang ada: “Pemerintah daerah”, “Kode dinas”, “Dinas”, “Alamat”.",
};
const refused = (en: string, id: string) => ["NOTHING_INSERTED", { en, id }];

test.each([
  ["names of fields", ["idpemda", "skpdid", "skpdname"]],
  ["English labels", ["Regional government", "Agency code", "Agency"]],
  ["Indonesian labels, however they are written", ["PEMERINTAH  daerah", " kode dinas ", "Dinas"]],
  ["signs of full width", ["ｉｄｐｅｍｄａ", "skpdid", "skpdname"]],
  ["the code of what is referred to", ["pemdaid", "skpdid", "skpdname"]],
  ["the label of that code", ["Kode daerah", "skpdid", "skpdname"]],
  ["the name of what is referred to", ["pemdaname", "skpdid", "skpdname"]],
])("%s", (_name, row) => {
  expect(read(...row)).toEqual(needed);
});

test("names of what is referred to stand for nothing else", () => {
  expect(refusalOf("zonawaktu", "skpdid", "skpdname")).toBeDefined();
  expect(refusalOf("idpemda", "skpdid", "Time zone")).toBeDefined();
  expect(refusalOf("idpemda", "Kodedinas", "skpdname")).toBeDefined();
  const fields = ["idpemda", "idskpd", "idjenis"];
  const read = (...row: readonly string[]) => readHeader(mataanggaran, fields, fields, row).map(({ field }) => field);
  expect(read("pemdaname", "Dinas", "Jenis penerimaan")).toEqual(fields);
  expect(read("Kode daerah", "Kode dinas", "idjenis")).toEqual(fields);
});

test("columns stand in any order, and what may be left out may be missing", () => {
  expect(read("Alamat", "Dinas", "skpdid", "idpemda")).toEqual(["alamat", "skpdname", "skpdid", "idpemda"]);
  expect(readHeader(skpd, fields, needed, [" Dinas ", "skpdid", "idpemda"])[0]).toEqual({
    header: "Dinas",
    field: "skpdname",
  });
});

test("a separator at the end makes no column, one in the middle does", () => {
  expect(read(...needed, "", " ")).toEqual(needed);
  expect(refusalOf("idpemda", "", "skpdid", "skpdname")).toEqual(
    refused("Column 2 has no header.", "Kolom 2 tidak memiliki judul."),
  );
  expect(refusalOf("", ...needed)).toEqual(refused("Column 1 has no header.", "Kolom 1 tidak memiliki judul."));
});

test("a hundred columns are looked at, one more isn't", () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`);
  expect(refusalOf(...many(101))).toEqual(
    refused(
      "The file has 101 columns; at most 100 are allowed.",
      "Berkas memiliki 101 kolom; paling banyak 100 kolom.",
    ),
  );
  expect(String(Object(refusalOf(...many(100)))[1].en)).toMatch(/^These columns are not known here: “k0”, “k1”/);
});

test("what is unknown, twice or missing is named, and beside the unknown what there is", () => {
  expect(refusalOf(...needed, "warna", "x".repeat(99))).toEqual(
    refused(
      `These columns are not known here: “warna”, “${"x".repeat(60)}”. ${there.en}`,
      `Kolom berikut tidak dikenal di sini: “warna”, “${"x".repeat(60)}”. ${there.id}`,
    ),
  );
  expect(refusalOf(...needed, "Agency code")).toEqual(
    refused("These columns are there twice: “Agency code”.", "Kolom berikut ada dua kali: “Agency code”."),
  );
  expect(refusalOf("skpdname")).toEqual(
    refused(
      "These columns are missing: “Regional government”, “Agency code”.",
      "Kolom berikut belum ada: “Pemerintah daerah”, “Kode dinas”.",
    ),
  );
});

test("a field that isn't asked for is unknown, however it is called", () => {
  expect(refusalOf(...needed, "kepala")).toEqual(
    refused(
      `These columns are not known here: “kepala”. ${there.en}`,
      `Kolom berikut tidak dikenal di sini: “kepala”. ${there.id}`,
    ),
  );
});
