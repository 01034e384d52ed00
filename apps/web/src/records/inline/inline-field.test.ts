import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { expect, test } from "vitest";
import { formFieldsOf, getEntityPage } from "../record-pages.ts";
import { inlineField } from "./inline-field.ts";

test("a column is changed in its own field, a name in the reference that it shows", () => {
  expect(inlineField(skpd, skpd.form, "skpdname")).toBe("skpdname");
  expect(inlineField(skpd, skpd.form, "pemdaname")).toBe("idpemda");
  expect(inlineField(userdata, userdata.form, "pengelolaname")).toBe("pengelolaid");
});

test("what the form doesn't have is not changed in the list either", () => {
  const form = formFieldsOf(getEntityPage("mst_objectretribusi/edit_pengelola"));
  expect(inlineField(objectretribusi, form, "jumlahobject")).toBe("jumlahobject");
  for (const column of ["tarif", "objectid", "pemdaname"]) {
    expect(inlineField(objectretribusi, form, column), column).toBeUndefined();
  }
});

test("a value that only hangs on a reference, and one that needs room, are left to the form", () => {
  expect(inlineField(objectretribusi, objectretribusi.form, "jenisbooking")).toBeUndefined();
  expect(inlineField(objectretribusi, objectretribusi.form, "fotoobjectutama")).toBeUndefined();
});
