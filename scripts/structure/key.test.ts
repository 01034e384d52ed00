import { describe, expect, test } from "vitest";
import { checkKeys } from "./key.ts";

describe("keys", () => {
  const check = (text: string, path = "apps/web/src/features/booking/booking-page.tsx") =>
    checkKeys([{ path, text }]).map((problem) => problem.path);

  test.each([
    'useHotkeys([["n", add]]);',
    '<Button aria-keyshortcuts="N" />',
    'return { "aria-keyshortcuts": "N" };',
    "<div onKeyDown={move}>",
    'useWindowEvent("keydown", close);',
  ])("are declared with useKeys and not bound by %s", (text) => {
    expect(check(text)).toHaveLength(1);
  });

  test.each([
    'useKeys([{ key: "N", words, run: add }]);',
    "<Button {...shortcutOf(addKey)} />",
    "const { keydown } = words;",
  ])("are in order with %s", (text) => {
    expect(check(text)).toEqual([]);
  });

  test("of what has the focus are its own, but what they are told by is not", () => {
    const grid = "apps/web/src/records/list/list-grid.tsx";
    expect(check("<Grid onCellKeyDown={act} />", grid)).toEqual([]);
    expect(check('useHotkeys([["n", add]]);', grid)).toEqual([grid]);
  });
});
