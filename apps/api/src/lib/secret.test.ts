import { expect, test } from "vitest";
import { openSecret, SecretUnreadable, sealSecret } from "./secret.ts";

const JWT_SECRET = "signs sessions and is long enough";
const today = { JWT_SECRET, SECRET_KEY: "the key of today is 32 characters long", SECRET_KEY_OLD: "" };
const secret = "Bearer rahasia – 🔑";

test("a sealed text is read back and shows nothing of itself", () => {
  const sealed = sealSecret(today, secret);
  expect(sealed).not.toContain("rahasia");
  expect(sealSecret(today, secret)).not.toBe(sealed);
  expect(openSecret(today, sealed)).toBe(secret);
});

test("after the key was changed the older one still reads what it sealed, and only then", () => {
  const sealed = sealSecret(today, secret);
  const tomorrow = { ...today, SECRET_KEY: "the key of tomorrow is 32 characters long" };
  expect(openSecret({ ...tomorrow, SECRET_KEY_OLD: `another,${today.SECRET_KEY}` }, sealed)).toBe(secret);
  expect(() => openSecret(tomorrow, sealed)).toThrow(SecretUnreadable);
});

test.each([
  ["nothing", () => ""],
  ["a text that was never sealed", () => secret],
  ["a changed letter", (sealed: string) => `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`],
  ["a shorter tag", (sealed: string) => sealed.replace(/^((?:[^.]+\.){3})[^.]+/, "$1AAAA")],
])("%s is refused", (_, change) => {
  expect(() => openSecret(today, change(sealSecret(today, secret)))).toThrow(SecretUnreadable);
});
