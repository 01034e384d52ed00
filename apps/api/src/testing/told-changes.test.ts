import { expect, test } from "vitest";
import type { Change } from "./database-image.ts";
import { changingOf, tell } from "./told-changes.ts";

const mail = (text: string, key: string): Change => ({
  kind: "insert",
  table: "outbox",
  key,
  cells: { outboxid: key, muatan: JSON.stringify({ text }) },
});
const told = (text: string) => {
  const [one, other] = [mail("28th November, 2026, 04:27 WIB; unknown device", "1"), mail(text, "2")];
  const known = mail("28th November, 2026, 04:27 WIB; unknown device", "3");
  return [one, other].map((change) => tell([change], changingOf([one], [known])));
};

test("a mail that tells the minute of a try is the mail of a try in the next minute", () => {
  const [one, other] = told("28th November, 2026, 04:28 WIB; unknown device");
  expect(other).toBe(one);
});

test("a mail that tells something else is another mail", () => {
  const [one, other] = told("28th November, 2026, 04:28 WIB; known device");
  expect(other).not.toBe(one);
});
