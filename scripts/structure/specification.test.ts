import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { titlesIn } from "./named-test.ts";
import {
  findUnproven,
  isPending,
  pathsIn,
  readRules,
  type SpecifiedRule,
  specificationPages,
} from "./specification.ts";

const known = new Map<string, readonly string[]>();
function titlesOf(path: string): readonly string[] {
  const file = join(ROOT, path);
  if (!known.has(path)) known.set(path, existsSync(file) ? titlesIn(readFileSync(file, "utf8")) : []);
  return known.get(path) ?? [];
}

const [sentences, decided] = specificationPages.map((page) => readRules(ROOT, page));
const rules = [...(sentences ?? []), ...(decided ?? [])];

test("every path of the tables exists", () => {
  const paths = rules.flatMap(({ built, shown, state }) => [built, shown, state].flatMap(pathsIn));
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every sentence of §§1–9 and every decision says how it stands, and what is built says where", () => {
  expect(new Set(sentences?.map(({ nr }) => nr.split(".")[0]))).toEqual(new Set("123456789"));
  expect(new Set(decided?.map(({ nr }) => nr.split(".")[0]))).toEqual(new Set(["P1", "P2", "P3", "P4", "P5", "P6"]));
  expect(new Set(rules.map(({ nr }) => nr)).size).toBe(rules.length);
  expect(rules.filter(({ state }) => !/^(built|differs: |pending: )/.test(state)).map(({ nr }) => nr)).toEqual([]);
  const homeless = rules.filter((rule) => !isPending(rule) && pathsIn(rule.built).length === 0);
  expect(homeless.map(({ nr }) => nr)).toEqual([]);
});

test("every row that isn't pending cites tests by titles that they have", () => {
  expect(rules.flatMap((rule) => findUnproven(rule, titlesOf))).toEqual([]);
});

test("what shows a sentence is a test", () => {
  const others = rules.flatMap(({ nr, shown }) =>
    pathsIn(shown)
      .filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
      .map((path) => `${nr} ${path}`),
  );
  expect(others).toEqual([]);
});

const source = `
describe("an order", () => {
  test.each([1, 2])("of %i nights is taken", (nights) => expect(nights).toBeGreaterThan(0));
  test.each([
    ["a", 1],
  ] as const)(
    "by $name",
    () => undefined,
  );
});
describe("a bill", () => {
  test.concurrent("by $name", () => {
    expect(parse("no title")).toBe("x");
  });
});
for (const role of roles) {
  test(\`\${role} opens “theirs”\`, async () => {
    await test.step("the list", () => list("test(\\"never\\")"));
  });
}
`;

/** As it stands in the source. */
const theirs = ["$", "{role} opens “theirs”"].join("");

test("titles are read as they stand in the source, with what stands around them", () => {
  expect(titlesIn(source)).toEqual([
    "an order › of %i nights is taken",
    "an order › by $name",
    "a bill › by $name",
    theirs,
    `${theirs} › the list`,
  ]);
});

const files: Readonly<Record<string, readonly string[]>> = {
  "apps/api/src/order.test.ts": titlesIn(source),
  "e2e/other.spec.ts": ["of another file"],
};

test.each([
  ["`api/order.test.ts` › *of %i nights is taken*", "built", []],
  ["`api/order.test.ts` › *a bill › by $name*, *the list*, `e2e/other.spec.ts` › *of another file*", "built", []],
  ["–", "pending: the waiting list", []],
  ["–", "built", ["1.1 cites no test"]],
  ["`api/order.test.ts`", "built", ["1.1 cites apps/api/src/order.test.ts without a title"]],
  [
    "`api/order.test.ts` › *of nights is taken*",
    "built",
    ["1.1: apps/api/src/order.test.ts has no test “of nights is taken”"],
  ],
  [
    "`api/order.test.ts` › *of another file*",
    "built",
    ["1.1: apps/api/src/order.test.ts has no test “of another file”"],
  ],
  [
    "`api/order.test.ts` › *nights is taken*",
    "built",
    ["1.1: apps/api/src/order.test.ts has no test “nights is taken”"],
  ],
  ["`api/order.test.ts` › *by $name*", "built", ["1.1: apps/api/src/order.test.ts has more than one test “by $name”"]],
  ["`api/gone.test.ts` › *the list*", "pending: more", ["1.1: apps/api/src/gone.test.ts has no test “the list”"]],
])("a row that cites %s and is %s: %j", (shown, state, problems) => {
  const rule: SpecifiedRule = { nr: "1.1", says: "", built: "", shown, state };
  expect(findUnproven(rule, (path) => files[path] ?? [])).toEqual(problems);
});
