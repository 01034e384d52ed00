import { expect, test } from "vitest";
import { longText, text } from "./field.ts";

const label = { en: "", id: "" };

test.each(["A\r\nBcc: x", "A\nB", "A\rB", "A\u2028B", "A\u2029B", "A\u0085B", "A\tB", "A\vB", "A\n"])(
  "a text of one line isn't %j",
  (typed) => expect(text(label, 20).schema.safeParse(typed).success).toBe(false),
);

test("a text of one line keeps what stands in it, a long one its lines too", () => {
  expect(text(label, 20).schema.parse("  Jl. Braga 1 ")).toBe("Jl. Braga 1");
  expect(longText(label, 20).schema.parse("Jl. Braga 1\r\nBandung")).toBe("Jl. Braga 1\r\nBandung");
});
