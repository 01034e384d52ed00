import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { namedTests } from "./named-test.ts";
import { readRules } from "./specification.ts";

/** The messages of the specification's §8, copied by hand: 28 errors and 8 of success. */
const messages = [
  "Error processing request!",
  "Invalid request",
  "Invalid captcha code",
  "Error inserting record",
  "Error registering user",
  "Error uploading file",
  "File format not supported",
  "Error sending email. Please contact system administrator for more info",
  "Error deleting the record. please make sure that the record exit",
  "Email address is not registered",
  "Email address is already verified",
  "Password reset key failure",
  "No Record Found",
  "No record inserted",
  "No record updated",
  "Already exist!",
  "Email not changed",
  "No file selected for upload",
  "Username or password not correct.",
  "Your account has been blocked.",
  "Your account is not active. Please contact system administrator for more information.",
  "Your account is waiting for review.",
  "Your password has expired. Please reset your password to continue.",
  "Your password reset was not completed.",
  "Your password confirmation is not consistent.",
  "The email address is not registered on the system.",
  "The email verification link is not valid.",
  "Unable to complete request.",
  "Record added successfully",
  "Record updated successfully",
  "Record deleted successfully",
  "Data imported successfully",
  "Email address changed successfully",
  "Email verification link sent",
  "Your account has been created.",
  "Your password has been changed successfully.",
];

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const rows = readRules(ROOT, "docs/specification.md").filter(({ nr }) => nr.startsWith("8."));

/** Every text that the product itself can say in English. */
const sources = ["packages/contract/src/**/*.ts", "apps/api/src/**/*.ts", "apps/web/src/locales/en/*.ts"]
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
  .map(read);

test("§8 has 28 errors and 8 messages of success, each in a row of its own", () => {
  expect(new Set(messages).size).toBe(28 + 8);
  const places = messages.map((message) => [message, rows.filter(({ says }) => says === `“${message}”`).length]);
  expect(places.filter(([, count]) => count !== 1)).toEqual([]);
});

test.each(messages)("%s", (message) => {
  const row = rows.find(({ says }) => says === `“${message}”`);
  if (row?.state.startsWith("pending: ")) return;
  // It comes first in what is said; an explanation may follow.
  const isSaid = sources.some((source) => ['"', "`", "\n"].some((start) => source.includes(`${start}${message}`)));
  expect(isSaid, "a text of the product begins with it").toBe(true);
  const tests = namedTests(row?.shown ?? "");
  expect(tests).not.toEqual([]);
  for (const { path } of tests) expect(read(path), `${path} expects the message`).toContain(message);
});

test("each behaviour of §8 has its row", () => {
  expect(rows.filter(({ says }) => !says.startsWith("“"))).toHaveLength(4);
});
