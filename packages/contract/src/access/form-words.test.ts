import { expect, test } from "vitest";
import type { z } from "zod";
import { clock, startClock } from "../define/clock.ts";
import { fieldOf } from "../define/entity.ts";
import { wrongForm } from "../define/pattern.ts";
import { problemsOf } from "../define/validation-words.ts";
import { entities } from "./entities.ts";

const nameless = wrongForm("a form that nobody described");
const mistyped = ["?", "a b?", "7", "25:99", "-", "x\ty", "http:", "@", "99999999999999999999"];

const fields = Object.values(entities).flatMap((entity) =>
  entity.form.map((name) => [`${entity.name}.${name}`, fieldOf(entity, name).schema] as const),
);

test.each(fields)("bug 14: whoever mistypes %s reads which form is asked for", (_, schema) => {
  for (const typed of mistyped) {
    const { error } = schema.safeParse(typed, { reportInput: true });
    for (const [, words] of problemsOf(error?.issues ?? [])) expect(words, typed).not.toEqual(nameless);
  }
});

test("control: user names and times say their form", () => {
  const said = (schema: z.ZodType, typed: string) =>
    problemsOf(schema.safeParse(typed).error?.issues ?? []).get("")?.en;
  expect(said(entities.userdata.fields.username.schema, "a b?")).toMatch(/^Letters, digits, dot/);
  for (const time of [clock, startClock]) expect(said(time, "25:99")).toMatch(/\d\d:\d\d/);
});
