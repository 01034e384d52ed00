import { expect, test } from "vitest";
import { z } from "zod";
import { run } from "../process/run.ts";
import { ROOT } from "../root.ts";
import { findUnfree } from "./licence.ts";

test("everything that an installation runs is under a licence that asks for no more than its text, or is known", async () => {
  const args = [
    "licenses",
    "list",
    "--json",
    "--prod",
    "--filter",
    "@retribusi/api...",
    "--filter",
    "@retribusi/web...",
  ];
  const { code, output } = await run("pnpm", args, { cwd: ROOT });
  expect(code).toBe(0);
  const licences = z.record(z.string(), z.array(z.object({ name: z.string() }))).parse(JSON.parse(output));
  expect(licences["MIT"]?.length).toBeGreaterThan(200);
  expect(findUnfree(licences)).toEqual([]);
});

test.each([
  ["GPL-3.0-only", "anything"],
  ["AGPL-3.0", "anything"],
  ["MIT AND GPL-2.0", "anything"],
  ["(MIT OR Commercial)", "anything"],
  ["Unknown", "anything"],
  ["LGPL-2.1-or-later", "another-driver"],
  ["GPL-2.0", "mariadb"],
])("%s of %s is refused", (licence, name) => {
  expect(findUnfree({ [licence]: [{ name }] })).toEqual([`${name}: ${licence}`]);
});

test.each([
  ["MIT", "anything"],
  ["MIT and ISC", "anything"],
  ["(MIT AND Zlib)", "anything"],
  ["LGPL-2.1-or-later", "mariadb"],
])("%s of %s is in order", (licence, name) => {
  expect(findUnfree({ [licence]: [{ name }] })).toEqual([]);
});
