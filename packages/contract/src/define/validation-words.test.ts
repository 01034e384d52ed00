import { expect, test } from "vitest";
import { z } from "zod";
import type { Label } from "./label.ts";
import { pattern, words } from "./pattern.ts";
import { problemsOf } from "./validation-words.ts";

const own: Label = { en: "Write it like the others.", id: "Tulis seperti yang lain." };

const wordsOf = (schema: z.ZodType, value: unknown): Label | undefined =>
  problemsOf(schema.safeParse(value, { reportInput: true }).error?.issues ?? []).get("");

test.each<[string, z.ZodType, unknown]>([
  ["a size", z.int().min(5, words(own)), 1],
  ["a condition", z.string().refine((text) => text === "y", words(own)), "x"],
  ["a choice", z.enum(["a", "b"], words(own)), "c"],
  ["a form", z.string().regex(pattern(/^like others$/, own)), "x"],
])("%s that carries a sentence is told in it, in both languages", (_, schema, value) => {
  expect(wordsOf(schema, value)).toEqual(own);
});

test.each<[string, z.ZodType, unknown, Label]>([
  ["a size", z.int().min(5), 1, { en: "5 or more.", id: "5 atau lebih." }],
  ["a choice", z.enum(["a", "b"]), "c", { en: "Please choose one of these: a, b.", id: "Pilih salah satu: a, b." }],
  // The library's message, in English only, is nobody's sentence.
  ["a message of the library", z.int().min(5, "Too small"), 1, { en: "5 or more.", id: "5 atau lebih." }],
])("%s without one is told by its rule", (_, schema, value, label) => {
  expect(wordsOf(schema, value)).toEqual(label);
});

test("what is left out is told so, whatever sentence the rule carries", () => {
  expect(wordsOf(z.string().min(1, words(own)), undefined)?.en).toBe("Please fill in this field.");
});
