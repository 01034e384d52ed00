import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import list from "./asvs-5.0.0.json" with { type: "json" };
import { fromRoot } from "./document-path.ts";
import { goneOf, rowsOf, shownIn } from "./shown-test.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const page = read("docs/security/asvs.md");
const cells = rowsOf(page, ["id", "verdict"]);
const rows = cells
  .filter(([id = ""]) => /^\d/.test(id))
  .map(([id = "", asked = "", verdict = "", here = "", shown = ""]) => ({ id, asked, verdict, here, shown }));

/** What each verdict means, and of how many rows the page says so. */
const verdicts = new Map(
  cells.filter(([id = ""]) => !/^\d/.test(id)).map(([verdict = "", , count]) => [verdict, Number(count)]),
);

const required = Object.values(list.levels).flatMap((levels) => Object.values(levels).flatMap((ids) => ids.split(" ")));
const byNumber = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true });

test("the page has every requirement of levels 1 and 2 once, in its chapter, and no other", () => {
  expect(required).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(required.toSorted(byNumber));
  const chapters = page.split(/^## /m).slice(1);
  expect(chapters).toHaveLength(Object.keys(list.levels).length);
  const misplaced = chapters.flatMap((chapter) => {
    const [number = ""] = /^V\d+/.exec(chapter) ?? [];
    return rowsOf(chapter, ["id"]).filter(([id = ""]) => `V${id.split(".", 1)}` !== number);
  });
  expect(misplaced).toEqual([]);
});

test("every row has a verdict that is explained, and each verdict as many rows as the page says", () => {
  expect([...verdicts.keys()]).toEqual(["holds", "partly", "left open", "operator", "doesn't apply"]);
  expect(rows.filter(({ verdict, asked, here }) => !verdicts.has(verdict) || !asked || !here)).toEqual([]);
  const counts = Map.groupBy(rows, ({ verdict }) => verdict);
  expect(new Map([...verdicts.keys()].map((verdict) => [verdict, counts.get(verdict)?.length]))).toEqual(verdicts);
});

test("what holds says by which file, page or test", () => {
  const bare = rows.filter(
    ({ verdict, here, shown }) => verdict === "holds" && !/`[^`]+\.\w+`|\]\(/.test(`${here} ${shown}`),
  );
  expect(bare).toEqual([]);
});

test("every test that is named exists under its title", () => {
  const named = rows.flatMap(({ shown }) => [...shownIn(shown)]);
  expect(named.length).toBeGreaterThan(180);
  expect(goneOf(named)).toEqual([]);
  expect(rows.filter(({ shown }) => shown !== "–" && [...shownIn(shown)].length === 0)).toEqual([]);
});

test("docs/security.md and the page agree on what there is nothing of", () => {
  const ids = new Set(required);
  const told = rowsOf(read("docs/security.md"), ["nr"]).filter(([nr = ""]) => ids.has(nr));
  expect(told).toHaveLength(92);
  const verdictOf = new Map(rows.map(({ id, verdict }) => [id, verdict]));
  const other = told.filter(
    ([nr = "", , holds = ""]) => holds.startsWith("doesn't apply") !== (verdictOf.get(nr) === "doesn't apply"),
  );
  expect(other).toEqual([]);
});

const isPath = /^(?:[\w@.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|ya?ml|cfg|cnf|json|sh)$/;

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

const pages = ["SECURITY.md", "docs/threat-model.md", "docs/security/asvs.md", "docs/security/inventory.md"];

test.each(pages)("every file, folder and heading that %s names is there", (path) => {
  const text = read(path);
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name).filter((name) => isPath.test(name));
  expect(named.filter((name) => !existsSync(join(ROOT, fromRoot(name))))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const lost = links.filter(([, link = "", anchor]) => {
    const target = link === "" ? path : join(dirname(path), link);
    if (!existsSync(join(ROOT, target))) return true;
    return (
      anchor && ![...read(target).matchAll(/^#+ (.+)$/gm)].some(([, heading = ""]) => anchorOf(heading) === anchor)
    );
  });
  expect(lost.map(([whole]) => whole)).toEqual([]);
});
