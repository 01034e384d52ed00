import { expect, test } from "vitest";
import { type ChangeValues, changesOf } from "./changes-of.ts";

const before: ChangeValues = {
  namapemesan: "Budi",
  namapengguna: "Budi",
  notelp: "0812",
  nokontak: "0813",
  emailpemesan: "",
  alamatpemesan: "Jl. A",
  keperluan: "",
  catatan: "",
  jumlahunit: 1,
  kelompoktarif: "umum",
};

test("what was not touched is not sent", () => {
  expect(changesOf(before, before)).toEqual({});
});

test("what was changed is sent, what was emptied as null", () => {
  expect(changesOf(before, { ...before, namapemesan: "Siti", nokontak: "", jumlahunit: 2 })).toEqual({
    namapemesan: "Siti",
    nokontak: null,
    jumlahunit: 2,
  });
});
