import { expect, test } from "vitest";
import { objectretribusi } from "../features/catalog/objectretribusi.entity.ts";
import { userdata } from "../features/identity/userdata.entity.ts";
import { detailFields } from "./detail-fields.ts";

test("a name that its reference shows stands there once", () => {
  const record = {
    objectid: 1,
    idskpd: 2,
    skpdname: "Dinas",
    idanggaran: 3,
    rekeninganggaran: "4.1.2",
    uraiananggaran: "x",
  };
  expect(detailFields(objectretribusi, record)).toEqual(["objectid", "idskpd", "idanggaran", "rekeninganggaran"]);
});

test("pictures lead, and only those there are", () => {
  const record = { objectid: 1, objectname: "Aula", fotoobjectutama: "a.webp", fotoobject2: null };
  expect(detailFields(objectretribusi, record)).toEqual(["fotoobjectutama", "objectid", "objectname"]);
});

test("what isn't sent, and passwords, are not shown", () => {
  expect(detailFields(userdata, { userid: 1, password: "x" })).toEqual(["userid"]);
});
