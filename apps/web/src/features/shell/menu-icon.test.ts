import { menu } from "@retribusi/contract/access/menu";
import { expect, test } from "vitest";
import { menuIcon } from "./menu-icon.ts";

test("every line of the menu has a picture, not the dot of those that nobody drew one for", () => {
  const dot = menuIcon("no such line");
  const lines = menu.flatMap(({ items }) => items.map(({ label }) => label));
  expect(
    lines.filter((label) => menuIcon(label) === dot),
    "lines of the menu without a picture in menu-icon.ts",
  ).toEqual([]);
});
