import jwt, { type SignOptions } from "jsonwebtoken";
import { expect, test } from "vitest";
import { readEnv } from "../../lib/env.ts";
import { secretFor } from "../../lib/secret.ts";
import { makeToken, readToken, tokenSeconds } from "./access-token.ts";

const env = readEnv({
  DATABASE_URL: "mysql://u:p@127.0.0.1:1/none",
  JWT_SECRET: "a secret of this test that nobody else knows",
});
const start = new Date("2026-11-30T01:00:00Z");
const at = (seconds: number) => ({ env, clock: { now: () => new Date(start.getTime() + seconds * 1000) } });

test("a bank's token says whose it is, for a quarter of an hour", () => {
  const token = makeToken(at(0), "bank-a");
  expect([0, tokenSeconds - 1, tokenSeconds].map((later) => readToken(at(later), token))).toEqual([
    "bank-a",
    "bank-a",
    undefined,
  ]);
});

const good: SignOptions = {
  algorithm: "HS256",
  issuer: "e-retribusi",
  audience: "bank",
  subject: "bank-a",
  expiresIn: 60,
};
const key = secretFor(env, "bank tokens");
const now = { iat: Math.floor(start.getTime() / 1000) };

test.each<[string, SignOptions, string]>([
  ["meant for somebody else", { ...good, audience: "sesi" }, key],
  ["of another issuer", { ...good, issuer: "another" }, key],
  ["by another algorithm", { ...good, algorithm: "HS512" }, key],
  ["with the key of sessions", good, env.JWT_SECRET],
  ["with the key of another purpose", good, secretFor(env, "known device")],
])("%s it opens nothing of a bank", (_, options, by) => {
  expect(readToken(at(1), jwt.sign(now, key, good)), "control").toBe("bank-a");
  expect(readToken(at(1), jwt.sign(now, by, options))).toBeUndefined();
});
