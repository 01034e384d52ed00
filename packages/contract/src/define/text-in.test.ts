import { expect, test } from "vitest";
import { textIn } from "./text-in.ts";

const [id, en] = ["Dilarang merokok", "No smoking"];

test.each([
  ["en", { id, en }, { text: en, language: "en" }],
  ["id", { id, en }, { text: id, language: "id" }],
  ["en", { id, en: null }, { text: id, language: "id" }],
  ["id", { id: null, en }, { text: en, language: "en" }],
  ["en", { id, en: "" }, { text: id, language: "id" }],
  ["id", { id: "", en }, { text: en, language: "en" }],
  ["en", { id: null, en: null }, null],
  ["id", { id: "", en: null }, null],
] as const)("who reads %s of %o reads %o", (reader, texts, read) => {
  expect(textIn(reader, texts)).toEqual(read);
});

test("parts that are read together stay together: half an English text is none", () => {
  const whole = { title: "Kapan lunas?", html: "<p>Segera.</p>" };
  expect(textIn("en", { id: whole, en: null })).toEqual({ text: whole, language: "id" });
});
