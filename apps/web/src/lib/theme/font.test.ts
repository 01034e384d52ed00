import { expect, test } from "vitest";
import style from "./font.css?raw";

const texts = import.meta.glob<string>("../../locales/{en,id}/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const codeOf = (hex: string): number => Number.parseInt(hex, 16);

/** What the small files of our own hold, which every visitor gets. */
const held = [...style.matchAll(/url\("\.\/([\w-]+)\.woff2"\)[^}]*unicode-range:([^;]+);/g)].map(
  ([, file = "", ranges = ""]) => ({
    file,
    ranges: [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, first = "", last = first]) => [
      codeOf(first),
      codeOf(last),
    ]),
  }),
);

test("what we say ourselves brings no other file of a font", () => {
  const said = new Set(Object.values(texts).join("").replaceAll("\n", ""));
  expect(said.size).toBeGreaterThan(80);
  expect(held.map(({ file }) => file)).toEqual(["inter", "plus-jakarta-sans"]);
  for (const { file, ranges } of held) {
    const missing = [...said].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
    });
    expect(missing, file).toEqual([]);
  }
});
