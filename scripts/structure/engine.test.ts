import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { checkEngines, readMigrations } from "./engine.ts";
import { titlesIn } from "./named-test.ts";
import { readSources } from "./source.ts";
import { findUnproven } from "./specification.ts";

const source = "apps/api/src/features/booking/place.ts";
const table = "prisma/migrations/20990101000000_place/migration.sql";

describe("SQL that one of the engines lacks", () => {
  const refused = (path: string, text: string) =>
    checkEngines([{ path, text }]).some((problem) => problem.path === path);

  test.each([
    [table, "CREATE TRIGGER stamp BEFORE INSERT ON place FOR EACH ROW SET NEW.at = 1"],
    [table, "CREATE DEFINER = root PROCEDURE sum_up() SELECT 1"],
    [table, "ALTER TABLE place ADD FULLTEXT INDEX place_text (name)"],
    [source, "`SELECT id FROM place WHERE MATCH (name) AGAINST (?)`"],
    [source, '"SELECT GET_LOCK(?, 10)"'],
    [source, '"LOCK TABLES place WRITE"'],
    [source, '"SELECT id FROM outbox LIMIT 1 FOR UPDATE SKIP LOCKED"'],
    [source, '"SELECT id FROM place WHERE id = ? FOR UPDATE NOWAIT"'],
    [source, '"SELECT 1 FROM place WHERE id = ? LOCK IN SHARE MODE"'],
    [source, '"INSERT INTO place (name) VALUES (?) RETURNING id"'],
    [source, "\"SELECT JSON_VALUE(body, '$.to') FROM place\""],
    [table, "ALTER TABLE place ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES hall (id) ON DELETE CASCADE"],
    [table, "ALTER TABLE place ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES hall (id) ON DELETE SET NULL"],
    [table, "ALTER TABLE place ADD COLUMN twice INT AS (a * 2) STORED"],
    [table, "CREATE TABLE place (id INT NOT NULL, name VARCHAR(9))"],
    [source, "`SELECT h.who FROM step h WHERE h.placeid = ? ORDER BY h.id DESC LIMIT 1`"],
    [source, "`SELECT MAX(id) FROM place`"],
    [source, "`NOT EXISTS (SELECT 1 FROM step e WHERE e.id < o.id)`"],
    [source, 'tx.place.findFirst({\n  where: { userid },\n  orderBy: { id: "desc" },\n})'],
    [source, 'include: { step: { orderBy: { id: "desc" }, take: 1 } }'],
  ])("is refused in %s: %s", (path, text) => {
    expect(refused(path, text)).toBe(true);
  });

  test.each([
    [table, "-- no CREATE TRIGGER: the transaction stamps it\nCREATE TABLE place (id INT NOT NULL, PRIMARY KEY (id))"],
    [table, "ALTER TABLE place ADD INDEX place_name (name)"],
    [source, "found.match(/x/)"],
    [source, "// GET_LOCK would hold on one machine alone"],
    [source, '"SELECT id FROM place WHERE id = ? FOR UPDATE"'],
    [source, '"INSERT INTO place (name) VALUES (?)"'],
    [source, "\"SELECT JSON_UNQUOTE(JSON_EXTRACT(body, '$.to')) FROM place\""],
    [
      table,
      "ALTER TABLE place ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES hall (id) ON DELETE RESTRICT ON UPDATE RESTRICT",
    ],
    [table, "ALTER TABLE place ADD COLUMN twice INT AS (a * 2) VIRTUAL"],
    [table, "CREATE TABLE place (twice INT AS (a * 2) STORED, PRIMARY KEY (a))"],
    [source, "`SHOW CREATE TABLE place`"],
    [source, "`SELECT h.who FROM step h WHERE h.placeid = ? ORDER BY h.waktu DESC LIMIT 1`"],
    [source, "`SELECT p.id FROM place p ORDER BY p.id LIMIT 10`"],
    [source, "`WHERE e.id <> o.id`"],
    [source, "`WHERE l.placeid = p.id`"],
    [
      source,
      'tx.place.findFirst({ where: { userid }, orderBy: { waktu: "desc" } });\nconst list = { orderBy: { id: "desc" } };',
    ],
    ["apps/api/src/features/booking/place.test.ts", '"SELECT GET_LOCK(?, 10)"'],
    ["bench/bare/place.ts", '"LOCK TABLES place WRITE"'],
  ])("is in order in %s: %s", (path, text) => {
    expect(refused(path, text)).toBe(false);
  });

  test("is excused nowhere but where it still stands", () => {
    const [migration = ""] = readMigrations(ROOT).map(({ path }) => path);
    expect(migration).toMatch(/^prisma\/migrations\/\w+\/migration\.sql$/);
    expect(checkEngines([...readSources(ROOT), ...readMigrations(ROOT)])).toEqual([]);
    expect(checkEngines([]).map(({ path }) => path)).toContain("apps/api/src/lib/outbox/claim.ts");
  });
});

test("every row of docs/engines.md cites tests by titles that they have, and each letter stands below", () => {
  const page = readFileSync(join(ROOT, "docs/engines.md"), "utf8");
  const titlesOf = (path: string) =>
    existsSync(join(ROOT, path)) ? titlesIn(readFileSync(join(ROOT, path), "utf8")) : [];
  const rows = page.split("\n").filter((line) => line.split("|").length === 11 && line.includes(" › "));
  expect(rows.length).toBeGreaterThan(15);
  const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  expect(
    cells.flatMap(([, nr = "", shown = ""]) =>
      findUnproven({ nr, says: "", built: "", shown, state: "built" }, titlesOf),
    ),
  ).toEqual([]);
  const used = cells.flatMap((row) => row.slice(3).flatMap((cell) => /(?:^| )([A-Z])$/.exec(cell)?.[1] ?? []));
  const told = [...page.matchAll(/^\| ([A-Z]) \|/gm)].map(([, letter]) => letter);
  expect([...new Set(used)].sort()).toEqual(told);
});
