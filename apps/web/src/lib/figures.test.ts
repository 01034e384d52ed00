import { expect, test } from "vitest";
import { truncate, wholePercent } from "./figures.ts";

test("a share is told in whole percent", () => {
  expect([0, 0.004, 0.005, 0.236, 0.995, 1].map(wholePercent)).toEqual([0, 0, 1, 24, 100, 100]);
});

test("a text is cut after fifteen characters and says so", () => {
  expect(truncate("fifteen letters")).toBe("fifteen letters");
  expect(truncate("sixteen letters.")).toBe("sixteen letters…");
  expect(truncate("a name and a blank")).toBe("a name and a bl…");
  expect(truncate("fifteen letter and more", 8)).toBe("fifteen…");
  expect(truncate("👩‍👩 a picture", 100)).toBe("👩‍👩 a picture");
});
