import { expect, test } from "vitest";
import style from "./global.css?raw";

test("the words of headings of every size stand apart, for the heading font has a narrow space", () => {
  const [, names = "", em = ""] = /\n((?:h\d,?\s+)+)\{\s*word-spacing: ([\d.]+)em;/.exec(style) ?? [];
  expect(names.match(/h\d/g)).toEqual(["h1", "h2", "h3", "h4", "h5", "h6"]);
  expect(Number(em)).toBeGreaterThanOrEqual(0.1);
});
