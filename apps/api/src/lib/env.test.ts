import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readCommandEnv, readEnv } from "./env.ts";

const folder = mkdtempSync(join(tmpdir(), "env-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const url = "mysql://app:secret@db:3306/retribusi";

test("the application and its commands take secrets from files", () => {
  const source = { DATABASE_URL_FILE: file("url", `${url}\n`), JWT_SECRET_FILE: file("jwt", `${"s".repeat(32)}\n`) };
  expect(readEnv(source)).toMatchObject({ DATABASE_URL: url, JWT_SECRET: "s".repeat(32) });
  expect(readCommandEnv({ ...source, SUPERUSER_PASSWORD_FILE: file("password", "Rahasia#2026") })).toMatchObject({
    DATABASE_URL: url,
    SUPERUSER_PASSWORD: "Rahasia#2026",
  });
});

test("what a file holds is judged as the variable is", () => {
  const source = { DATABASE_URL: url, JWT_SECRET_FILE: file("short", "short\n") };
  expect(() => readEnv(source)).toThrow(/environment variables: JWT_SECRET: /);
  expect(() => readEnv({ ...source, JWT_SECRET: "s".repeat(32) })).toThrow(/JWT_SECRET or JWT_SECRET_FILE/);
});
