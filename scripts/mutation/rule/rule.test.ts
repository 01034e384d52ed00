import { expect, test } from "vitest";
import { findFlaw, findGaps } from "./choice.ts";
import { filterOf, patternOf, verdictsOf } from "./cited.ts";
import { RULE_MUTANTS } from "./mutants.ts";
import { readRuleResults } from "./result.ts";
import { readSample, sampleOf } from "./sample.ts";
import { readTable, tableOf } from "./table.ts";

test("exactly the rows of the sample have a mutant, and each can be planted", () => {
  expect(readSample()).toHaveLength(40);
  expect(findGaps()).toEqual([]);
});

test("each mutant was tried as it is, and a test of its row turned red: else npm run mutate:rules", () => {
  const results = readRuleResults();
  const untold = RULE_MUTANTS.filter(({ nr, ...mutant }) => {
    const { file, from, to, red = [] } = results[nr] ?? {};
    return JSON.stringify({ file, from, to }) !== JSON.stringify(mutant) || red.length === 0;
  });
  expect(untold.map(({ nr }) => nr)).toEqual([]);
});

test("the table is that of the results: else npm run mutate:rules", () => {
  expect(readTable()).toBe(tableOf(readRuleResults()));
});

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ nr: `1.${at}` }));

test("rows that are added move no other one out of its place", () => {
  const before = sampleOf(rows(200));
  const after = sampleOf(rows(210)).filter(({ nr }) => Number(nr.slice(2)) < 200);
  expect(before).toHaveLength(40);
  expect(after).toEqual(before.slice(0, after.length));
  expect(after.length).toBeGreaterThan(30);
});

const mutant = { nr: "1.1", file: "a.ts", from: "a < b", to: "a <= b" };
test.each([
  ["if (a < b) c();", undefined],
  ["if (a > b) c();", "1.1: a.ts has 0 times “a < b”, wanted once"],
  ["a < b || a < b", "1.1: a.ts has 2 times “a < b”, wanted once"],
])("a mutant stands in its file once: %s", (source, flaw) => {
  expect(findFlaw(mutant, source)).toBe(flaw);
});

test("a mutant that changes nothing is none", () => {
  expect(findFlaw({ ...mutant, to: mutant.from }, mutant.from)).toBe("1.1: the mutant changes nothing");
});

test.each([
  ["the role %s, lowercased, acts as %s", "the role PEMDA, lowercased, acts as pemda", true],
  ["the role %s, lowercased, acts as %s", "the role PEMDA, lowercased, is pemda", false],
  ["reading › $entity by $user.name", "reading › tbl_skpd by bank", true],
  ["reading › $entity by $user.name", "writing › tbl_skpd by bank", false],
  [["$", "{role} opens “theirs” (1.5)"].join(""), "bank opens “theirs” (1.5)", true],
  ["costs 1.5", "costs 1x5", false],
])("the title %s, and a test called %s: %s", (title, name, isMatch) => {
  expect(new RegExp(`^${patternOf(title)}$`).test(name)).toBe(isMatch);
});

test("runners are asked for several titles at once, in their way of joining them", () => {
  const path = "packages/contract/src/access/pages.test.ts";
  const titles = ["an order › of %i nights", "a bill", "a bill"].map((title) => ({ path, title }));
  expect(filterOf(titles)).toBe("an order of .* nights|a bill");
});

test("what ran is told of the cited title that says most of it, and of no other file's", () => {
  const path = "scripts/structure/specification.test.ts";
  const vague = { path, title: "a row that cites %s and is %s: %j" };
  const exact = { path, title: "what shows a sentence is a test" };
  const ran = [
    { ...exact, isRed: true },
    { path, title: "a row that cites – and is built: []", isRed: false },
    { path, title: "a row that cites `x` and is built: []", isRed: true },
    { path: "scripts/structure/words.test.ts", title: exact.title, isRed: true },
  ];
  expect(verdictsOf([vague, exact], ran)).toEqual([
    { ...vague, ran: 2, red: 1 },
    { ...exact, ran: 1, red: 1 },
  ]);
});
