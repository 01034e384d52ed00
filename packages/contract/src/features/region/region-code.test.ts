import { expect, test } from "vitest";
import { pemda } from "./pemda.entity.ts";
import { skpd } from "./skpd.entity.ts";

test.each([
  ["region", pemda.fields.pemdaid],
  ["agency", skpd.fields.skpdid],
])("the official code of a %s is a text and stays as it is written", (_name, { schema }) => {
  for (const code of ["32", "00.32", "1.01.2.22", "PEMDA-32"]) expect(schema.parse(code)).toBe(code);
  expect(schema.safeParse(32).success).toBe(false);
  expect(schema.safeParse("").success).toBe(false);
});
