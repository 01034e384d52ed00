import { entities } from "@retribusi/contract/access/entities";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { expect, test } from "vitest";
import { toBody, toFormValues } from "./form-values.ts";
import { findProblems } from "./problem-text.ts";

/** What is said in English. */
const reported = (...asked: Parameters<typeof findProblems>) =>
  Object.fromEntries(Object.entries(findProblems(...asked)).map(([name, { en }]) => [name, en]));

const user = {
  userid: 1,
  username: "sari",
  email: "sari@contoh.id",
  fullname: "Sari",
  noidentitas: "3273********0001",
};

test("a new form is empty, and what is left empty is sent as no value", () => {
  const values = toFormValues(skpd, skpd.form);
  expect(values).toMatchObject({ idpemda: null, skpdname: "" });
  expect(toBody(skpd, { ...values, skpdname: "Dinas" })).toMatchObject({
    idpemda: null,
    skpdname: "Dinas",
    alamat: null,
  });
});

test("a change sends only what differs", () => {
  const before = toFormValues(userdata, userdata.form, user);
  expect(toBody(userdata, { ...before, fullname: "Sari W." }, before)).toEqual({ fullname: "Sari W." });
  expect(toBody(userdata, { ...before, alamat: "Jl. Braga 1" }, before)).toEqual({ alamat: "Jl. Braga 1" });
});

test("a password is never shown and only sent when typed", () => {
  const before = toFormValues(userdata, userdata.form, { ...user, password: "leaked" });
  expect(before.password).toBe("");
  expect(toBody(userdata, { ...before, password: "" }, { ...before, password: "typed and taken back" })).toEqual({});
  expect(toBody(userdata, { ...before, password: "rahasia1" }, before)).toEqual({ password: "rahasia1" });
});

test("every missing field of a new record is named", () => {
  const body = toBody(skpd, toFormValues(skpd, skpd.form));
  expect(reported(skpd, skpd.form, body, "add")).toEqual({
    idpemda: "Choose one.",
    skpdid: "Please fill in this field.",
    skpdname: "Please fill in this field.",
  });
});

test("problems say how to mend them", () => {
  const problems = reported(
    userdata,
    userdata.form,
    { email: "sari@", noidentitas: "123", notelp: "12", password: "123", fullname: "x".repeat(121) },
    "edit",
  );
  expect(problems).toEqual({
    email: "Write an e-mail address like nama@contoh.go.id.",
    noidentitas:
      "An identity number has 16 digits. Digits 7 to 12 are the day, month and year of birth; for women the day is 40 higher.",
    notelp: "Write a phone number like 0812-3456-7890 or 022-1234567.",
    password: "At least 8 characters.",
    fullname: "At most 120 characters.",
  });
});

test("an amount that is not whole rupiah is refused, never changed", () => {
  const problem = { tarif: "Write whole rupiah, without a minus or cents." };
  for (const tarif of [1_250_000.5, -5000]) {
    expect(reported(objectretribusi, objectretribusi.form, { tarif }, "edit")).toEqual(problem);
  }
  expect(reported(objectretribusi, objectretribusi.form, { jumlahobject: 2.5 }, "edit")).toEqual({
    jumlahobject: "Please write a whole number, without decimals.",
  });
});

test("a change is checked by its own fields alone", () => {
  expect(reported(skpd, skpd.form, { alamat: "Jl. Asia Afrika" }, "edit")).toEqual({});
});

test("every form of every entity opens", () => {
  for (const entity of Object.values(entities)) {
    expect(Object.keys(toFormValues(entity, entity.form))).toEqual([...entity.form]);
  }
});
