import { expect, test } from "vitest";
import { companionsOf, formatPhone, nameFieldOf, plainText, textOf, zoneOfRecord } from "../define/cell.ts";
import {
  date,
  flag,
  gathered,
  instant,
  integer,
  json,
  money,
  phone,
  richText,
  secret,
  select,
  text,
  toTheSecond,
} from "../define/field.ts";
import { rolesEntity } from "../features/identity/roles.entity.ts";
import { reportTrxAll } from "../features/report/trx-all.entity.ts";
import { cellOf } from "./field-cell.ts";

const label = { en: "Field", id: "Isian" };
type Field = Parameters<typeof cellOf>[0];
const english = (field: Field, value: unknown, row = {}) => textOf(cellOf(field, value, row, reader), "en");
const reader = { language: "en", zone: "Asia/Jayapura" } as const;
const indonesian = { ...reader, language: "id" } as const;

test("values are written as people read them", () => {
  expect(english(money(label), 1_500_000)).toBe("Rp\u00a01.500.000");
  expect(english(money(label), 0)).toBe("Rp\u00a00");
  expect(english(date(label), "2026-11-21")).toBe("21st November, 2026");
  expect(textOf(cellOf(date(label), "2026-11-21", {}, indonesian), "id")).toBe("21 November 2026");
  expect(english(integer(label, { min: 0, max: 9999 }), 2026)).toBe("2026");
  expect(english(text(label, 10), "abc")).toBe("abc");
  expect(english(flag(label), true)).toBe("Yes");
  expect(english(json(label), { a: 1 })).toBe('{"a":1}');
});

test("a moment is shown in the record's own zone", () => {
  expect(zoneOfRecord({ zonawaktu: "Asia/Makassar" }, "Asia/Jayapura")).toBe("Asia/Makassar");
  expect(english(instant(label), "2026-11-21T17:30:00Z")).toBe("22nd November, 2026, 02:30 WIT");
  const row = { zonawaktu: "Asia/Makassar" };
  expect(english(instant(label), "2026-11-21T17:30:00Z", row)).toBe("22nd November, 2026, 01:30 WITA");
});

test("a moment of a log is shown to the second, any other to the minute", () => {
  expect(english(instant(label, { moment: toTheSecond }), "2026-11-21T17:30:07.900Z")).toBe(
    "22nd November, 2026, 02:30:07 WIT",
  );
  expect(english(instant(label), "2026-11-21T17:30:07.900Z")).toBe("22nd November, 2026, 02:30 WIT");
});

test("a choice is shown by its label, an unknown one as it is", () => {
  const status = select(label, [{ value: 1, label: { en: "Active", id: "Aktif" } }]);
  expect(textOf(cellOf(status, 1, {}, indonesian), "id")).toBe("Aktif");
  expect(english(status, 7)).toBe("7");
});

test("no value is no text, but a secret tells whether it is set", () => {
  for (const nothing of [null, undefined, ""]) expect(cellOf(money(label), nothing, {}, reader)).toBeNull();
  expect(english(secret(label), null)).toBe("Not set");
  expect(english(secret(label), "")).toBe("Set");
});

test("phone numbers are grouped for reading and keep their digits", () => {
  expect(formatPhone("081234567890")).toBe("0812-3456-7890");
  expect(formatPhone("+6281234567890")).toBe("+62 812-3456-7890");
  expect(formatPhone("0221234567")).toBe("0221-2345-67");
  expect(formatPhone("ask the porter")).toBe("ask the porter");
  expect(cellOf(phone(label), "081234567890", {}, reader)).toMatchObject({ digits: "081234567890" });
});

test("rich text is told without its tags and signs", () => {
  expect(plainText("<p>Meja &amp; <b>kursi</b></p><ul><li>1 &lt; 2</li><li>x</li></ul>")).toBe("Meja & kursi 1 < 2 x");
  expect(plainText("a<br />b &unknown;")).toBe("a b &unknown;");
  expect(english(richText(label), "<p>Aula</p>")).toBe("Aula");
});

const { tglmulaipemakaian: start, tglakhirpemakaian: end } = reportTrxAll.fields;
const zone = { zonawaktu: "Asia/Jakarta" };

test.each([
  [
    "malam",
    "2026-11-20T07:00:00Z",
    "20th November, 2026, 14:00 WIB",
    "2026-11-22T05:00:00Z",
    "22nd November, 2026, 12:00 WIB",
  ],
  ["hari", "2026-11-19T17:00:00Z", "20th November, 2026", "2026-11-22T17:00:00Z", "22nd November, 2026"],
  ["bulan", "2026-10-31T17:00:00Z", "1st November, 2026", "2026-11-30T17:00:00Z", "30th November, 2026"],
  [
    "kegiatan",
    "2026-11-20T01:00:00Z",
    "20th November, 2026, 08:00 WIB",
    "2026-11-20T09:00:00Z",
    "20th November, 2026, 16:00 WIB",
  ],
  [
    "jam",
    "2026-11-20T13:00:00Z",
    "20th November, 2026, 20:00 WIB",
    "2026-11-20T17:00:00Z",
    "20th November, 2026, 24:00 WIB",
  ],
])("a use by %s is shown from its first to its last moment or day", (satuantarif, from, first, until, last) => {
  expect(english(start, from, { ...zone, satuantarif })).toBe(first);
  expect(english(end, until, { ...zone, satuantarif })).toBe(last);
});

test("the name of a state is told in the reader's language: as it is kept in Indonesian, as the state is called in English", () => {
  const { uraianstatus } = reportTrxAll.fields;
  const row = { statusbooking: 40 };
  expect(english(uraianstatus, "Menunggu pembayaran", row)).toBe("Waiting for payment");
  expect(textOf(cellOf(uraianstatus, "Tunggu bayar", row, indonesian), "id")).toBe("Tunggu bayar");
  expect(english(uraianstatus, "Ditunda", { statusbooking: 41 }), "a status of one's own").toBe("Ditunda");
  expect(companionsOf(reportTrxAll, ["uraianstatus"])).toEqual(["statusbooking"]);
});

test("fields are accompanied by what showing them needs, once", () => {
  expect(companionsOf(reportTrxAll, ["id", "totalbiaya"])).toEqual([]);
  expect(companionsOf(reportTrxAll, ["tglmulaipemakaian", "tglakhirpemakaian"])).toEqual(["satuantarif", "zonawaktu"]);
  expect(companionsOf(reportTrxAll, ["tglpesan", "zonawaktu"])).toEqual([]);
  expect(nameFieldOf(reportTrxAll, "objectid")).toBe("objectname");
  expect(companionsOf(reportTrxAll, ["objectid", "objectname"])).toEqual([]);
});

test("a code is told in words with the code beside it; several stand in words alone", () => {
  const role = text(label, 60, { code: "role" });
  expect(english(role, "pemda")).toBe("Regional government (pemda)");
  expect(textOf(cellOf(role, "pemda", {}, indonesian), "id")).toBe("Pemerintah daerah (pemda)");
  expect(english(role, "kasir")).toBe("kasir");
  expect(english(text(label, 60), "pemda")).toBe("pemda");
  const links = { links: "model_has_roles", from: "model_id", to: "role_id", order: "urutan" };
  const several = gathered(label, { ...links, entity: rolesEntity, field: "name" });
  expect(english(several, ["pemda", "kasir", "bank"])).toBe("Regional government, kasir, Bank");
  expect(english(several, "pemda")).toBe("Regional government");
  expect(english(several, [])).toBe("");
});

test("averages have 2 decimals, percent are whole", () => {
  expect(textOf({ is: "decimal", value: 1234.5 }, "id")).toBe("1.234,50");
  expect(textOf({ is: "decimal", value: 1234.5 }, "en")).toBe("1.234,50");
  expect(textOf({ is: "percent", value: -1367 }, "en")).toBe("-1.367%");
  expect(textOf({ is: "percent", value: 75 }, "id")).toBe("75%");
});
