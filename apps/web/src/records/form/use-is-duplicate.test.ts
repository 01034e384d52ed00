import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { expect, test } from "vitest";
import { duplicateQuery } from "./use-is-duplicate.ts";

const code = { entity: skpd, field: skpd.fields.skpdid, name: "skpdid", record: undefined };

test("a code is asked about among those it must differ from, once they are chosen", () => {
  expect(duplicateQuery({ ...code, value: " 1.01 ", values: { idpemda: 3 } })).toEqual({
    value: "1.01",
    within: { idpemda: "3" },
  });
  expect(duplicateQuery({ ...code, value: "1.01", values: { idpemda: null } })).toBeUndefined();
  expect(duplicateQuery({ ...code, value: "1.01", values: {} })).toEqual({ value: "1.01", within: {} });
});

test("a record's own code is not somebody else's, until it moves to another region", () => {
  const own = { ...code, value: "1.01", record: { skpdid: "1.01", idpemda: 3 } };
  expect(duplicateQuery({ ...own, values: { idpemda: 3 } })).toBeUndefined();
  expect(duplicateQuery({ ...own, values: {} })).toBeUndefined();
  expect(duplicateQuery({ ...own, values: { idpemda: 4 } })).toEqual({ value: "1.01", within: { idpemda: "4" } });
});

test("what can't be right yet, or needn't be unique, is not asked about", () => {
  const { email, username, fullname } = userdata.fields;
  const asks = (field: typeof email | typeof username | typeof fullname, name: string, value: string) =>
    duplicateQuery({ entity: userdata, field, name, value, values: {}, record: { username: "Sari" } });
  expect(asks(email, "email", "sari@")).toBeUndefined();
  expect(asks(fullname, "fullname", "Sari")).toBeUndefined();
  expect(asks(username, "username", "sari"), "letters of another size are the same name").toBeUndefined();
  expect(asks(username, "username", "budi")).toEqual({ value: "budi", within: {} });
});
