import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const folder = join(ROOT, "docs/decisions");
const records = readdirSync(folder).filter((name) => name.endsWith(".md"));

/** What a record lacks of its shape: a number and a title, its question right below, and somewhere what was rejected. */
function missingIn(name: string, text: string): string[] {
  const [title = "", , question = ""] = text.split("\n");
  return [
    ...(title.startsWith(`# ${name.slice(0, 3)} `) ? [] : ["its number and title"]),
    ...(/^\*\*Question\.\*\* .*\?/.test(question) ? [] : ["its question"]),
    ...(/^## Rejected$|\*\*Rejected[.:]\*\*/m.test(text) ? [] : ["what was rejected"]),
  ];
}

test.each(records)("%s has a question and says what was rejected", (name) => {
  expect(missingIn(name, readFileSync(join(folder, name), "utf8"))).toEqual([]);
});

test("no two records have one number", () => {
  const numbers = records.map((name) => name.slice(0, 3));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(records.length).toBeGreaterThan(50);
});

test("every record that another one leads to is there", () => {
  const links = records.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/\]\((\d{3}-[^)#]+)/g)].map(([, link = ""]) => link),
  );
  expect(links.filter((link) => !records.includes(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(10);
});

const whole = "# 007 Papers\n\n**Question.** Which paper?\n\nOne.\n\n**Rejected.** None.\n";

test.each([
  [whole, []],
  [whole.replace("**Rejected.** None.", "## Rejected\n* Two."), []],
  [whole.replace("**Rejected.** None.", "One. **Rejected:** two."), []],
  [whole.replace("007", "008"), ["its number and title"]],
  [whole.replace("**Question.** Which paper?\n\n", ""), ["its question"]],
  [whole.replace("?", "."), ["its question"]],
  [whole.replace("**Rejected.** None.", "Two was rejected."), ["what was rejected"]],
])("a record as %j lacks %j", (text, missing) => {
  expect(missingIn("007-papers.md", text)).toEqual(missing);
});
