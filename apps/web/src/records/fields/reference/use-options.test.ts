import { mataanggaran } from "@retribusi/contract/features/revenue/mataanggaran.entity";
import { expect, test } from "vitest";
import { dependentsOf, missingWithin, withinOf } from "./use-options.ts";

const { idjenis, idskpd } = mataanggaran.fields;

test("choices are narrowed by the fields of the form that are filled in", () => {
  expect(withinOf(idjenis, { idpemda: 3, idskpd: null })).toEqual({ idpemda: "3" });
  expect(withinOf(idjenis, { idpemda: 3, idskpd: 8 })).toEqual({ idpemda: "3", idskpd: "8" });
});

test("a choice waits for the fields above it, but only for those the form has", () => {
  expect(missingWithin(idjenis, { idpemda: 3, idskpd: null })).toEqual(["idskpd"]);
  expect(missingWithin(idjenis, { idskpd: 8 })).toEqual([]);
  expect(missingWithin(idskpd, { skpdname: "" })).toEqual([]);
});

test("a change above asks for everything below it again", () => {
  expect(dependentsOf(mataanggaran, mataanggaran.form, "idpemda")).toEqual(["idskpd", "idjenis"]);
  expect(dependentsOf(mataanggaran, mataanggaran.form, "idskpd")).toEqual(["idjenis"]);
  expect(dependentsOf(mataanggaran, mataanggaran.form, "rekeninganggaran")).toEqual([]);
});
