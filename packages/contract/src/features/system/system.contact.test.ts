import { expect, test } from "vitest";
import { contactLines, isReachable, noContact, phoneAddress } from "./system.contact.ts";
import { settingFields } from "./system.settings.ts";

test("the lines that close a mail hold what is set, and nothing is no line", () => {
  const contact = { notelp: "(022) 123-4567", email: "a@b.example", alamat: "Jl. A 1\nBandung", jamlayanan: null };
  const lines = ["Pemkot", "Jl. A 1, Bandung", "Tel. (022) 123-4567", "a@b.example"];
  expect(contactLines(contact, "Pemkot")).toEqual(lines);
  expect(contactLines({ ...noContact, notelp: "129", jamlayanan: "24 jam" }, null)).toEqual(["Tel. 129", "24 jam"]);
  expect(contactLines(noContact, "Pemkot")).toEqual([]);
  expect(contactLines({ ...noContact, jamlayanan: "24 jam" }, "Pemkot")).toEqual([]);
  expect(isReachable({ ...noContact, alamat: "Jl. A 1" })).toBe(true);
});

test("a number is dialled as it is meant", () => {
  expect(["(022) 123-4567", "+62 812 3456", "129"].map(phoneAddress)).toEqual([
    "tel:0221234567",
    "tel:+628123456",
    "tel:129",
  ]);
});

test.each([
  ["(022) 123-4567", true],
  ["+62 812-3456-7890", true],
  ["129", true],
  ["12", false],
  ["022 123 atau 124", false],
  ["javascript:alert(1)", false],
])("the phone number “%s” is taken: %s", (typed, isTaken) => {
  expect(settingFields.notelp.schema.safeParse(typed).success).toBe(isTaken);
});
