import { expect, test } from "vitest";
import { en as english } from "./en.ts";
import { id as indonesian } from "./id.ts";
import { loadEvery } from "./texts.ts";

const en = await loadEvery(english);
const id = await loadEvery(indonesian);

/** Every key with the placeholders of its text: `signIn {{name}}`. */
function shapeOf(texts: object, path = ""): string[] {
  return Object.entries(texts)
    .flatMap(([key, text]) => {
      if (typeof text !== "string") return shapeOf(text, `${path}${key}.`);
      return [`${path}${key} ${(text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(" ")}`];
    })
    .toSorted();
}

test("both languages have the same keys with the same placeholders", () => {
  expect(shapeOf(id)).toEqual(shapeOf(en));
});

test("no text is empty", () => {
  const empty = [en, id].flatMap((texts) => JSON.stringify(texts).match(/"\w+":"\s*"/g) ?? []);
  expect(empty).toEqual([]);
});

const sources = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Words between tags, and words (not addresses) in attributes that people see or hear. */
const spoken = [
  /<\/?[\w.]+(?:\s(?:[^<>{}]|\{[^{}]*\})*)?>\s*([A-Za-z][A-Za-z ,.'’-]*[a-z])\s*<\//g,
  /\s(?:label|title|placeholder|description|alt|aria-label)="([^"@/]*[a-z][^"@/]*)"/g,
];

test("no screen has words of its own: they all come from here", () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    spoken.flatMap((pattern) => [...source.matchAll(pattern)].map(([, words]) => `${file}: ${words}`)),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
