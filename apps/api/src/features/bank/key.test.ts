import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { readEnv } from "../../lib/env.ts";
import { keptKey } from "./key.ts";

const env = readEnv({
  DATABASE_URL: "mysql://u:p@127.0.0.1:1/none",
  JWT_SECRET: "a secret of this test that nobody else knows",
});

function pairOf(bits: number) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: bits });
  return {
    publik: publicKey.export({ type: "spki", format: "pem" }).toString(),
    privat: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

test("a bank's key of less than 2048 bits is refused, its public half and ours", () => {
  const [weak, strong] = [pairOf(1024), pairOf(2048)];
  for (const jenis of ["publik", "privat"] as const) {
    expect(() => keptKey(env, { jenis, nilai: weak[jenis] })).toThrow("VALIDATION");
    expect(keptKey(env, { jenis, nilai: strong[jenis] }).sidik).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(keptKey(env, { jenis: "privat", nilai: strong.privat }).nilai).not.toContain("PRIVATE");
});
