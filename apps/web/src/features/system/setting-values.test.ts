import { expect, test } from "vitest";
import { changedSettings, toSettingValues } from "./setting-values.ts";

const before = toSettingValues({
  versi: 1,
  namaorganisasi: "Pemprov",
  logo: "foto/a.webp",
  notelp: null,
  email: null,
  alamat: null,
  jamlayanan: null,
  zonawaktu: "Asia/Jakarta",
  petaalamat: null,
  petaatribusi: null,
  smtpalamat: "smtp://mail.example",
  smtppengguna: null,
  smtpsandi: "",
  emailpengirim: null,
  kontakprivasi: null,
  retensidokumen: 365,
  wajibduafaktor: "sukarela",
  batasdiam: 15,
  batasjawab: 3,
  minimalfoto: 3,
  lingkungan: { smtp: null, pengirim: "A <a@b.example>" },
});

test("what was left alone is not sent, the stored password least of all", () => {
  expect(changedSettings(before, { ...before })).toEqual({});
});

test("what was emptied is taken back, what was typed is sent", () => {
  const values = { ...before, namaorganisasi: " ", logo: null, smtpsandi: "rahasia", batasdiam: null };
  const sent = { namaorganisasi: null, logo: null, smtpsandi: "rahasia", batasdiam: null };
  expect(changedSettings(before, values)).toEqual(sent);
  expect(changedSettings(before, { ...before, batasdiam: 30 })).toEqual({ batasdiam: 30 });
});
