import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import type { Database } from "@retribusi/db/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BareWorld, createBareWorld } from "../../testing/bare-world.ts";
import type { World } from "../../testing/world.ts";
import { createSeen, findDuplicates, naturalKey } from "./duplicates.ts";

let bare: BareWorld;
let db: Database;
let world: World;
beforeAll(async () => {
  bare = await createBareWorld();
  db = bare.db;
  world = bare.world;
});
afterAll(() => bare.close());

const unique = ["idpemda", "skpdid"];

test.each([
  ["case", "Aula", "aULA"],
  ["accents", "Béda", "Beda"],
  ["blanks at the end", "Aula  ", "Aula"],
  ["full width", "Ａula", "Aula"],
])("keys that differ only by %s are one, as the database compares them", (_name, one, other) => {
  expect(naturalKey(["skpdid"], { skpdid: one })).toBe(naturalKey(["skpdid"], { skpdid: other }));
});

test.each([
  ["another text", { idpemda: 1, skpdid: "b" }],
  ["another place", { idpemda: 2, skpdid: "a" }],
  ["a blank before it", { idpemda: 1, skpdid: " a" }],
])("%s is another key", (_name, row) => {
  expect(naturalKey(unique, row)).not.toBe(naturalKey(unique, { idpemda: 1, skpdid: "a" }));
});

test("values don't run into each other", () => {
  expect(naturalKey(["a", "b"], { a: "x", b: "yz" })).not.toBe(naturalKey(["a", "b"], { a: "xy", b: "z" }));
});

test("a key that was seen is told with the line that had it first", () => {
  const seen = createSeen();
  expect([seen("a", 2), seen("b", 3), seen("a", 4), seen("a", 5), seen("b", 6)]).toEqual([
    ...[undefined, undefined],
    ...[2, 2, 3],
  ]);
  expect(createSeen()("a", 9)).toBeUndefined();
});

test("rows that the database has already are found whoever's they are, and no others", async () => {
  const { home, rival } = world;
  const rows = [
    { idpemda: home.idpemda, skpdid: "1.03.01" },
    { idpemda: rival.idpemda, skpdid: "1.03.01" },
    { idpemda: home.idpemda, skpdid: "9.99" },
  ];
  const found = await findDuplicates({ db }, skpd, unique, rows);
  expect([...found].toSorted()).toEqual(
    rows
      .slice(0, 2)
      .map((row) => naturalKey(unique, row))
      .toSorted(),
  );
  expect(await findDuplicates({ db }, skpd, unique, rows.slice(2))).toEqual(new Set());
  expect(await findDuplicates({ db }, skpd, unique, [])).toEqual(new Set());
});
