import { createHash, createHmac, generateKeyPairSync, sign } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minify } from "./minify.ts";
import { isSealedWith, isSignedBy, tokenText, transactionText } from "./signature.ts";
import vectors from "./snap-vectors.json" with { type: "json" };

const sealed = vectors.filter((vector) => vector.kind === "HMAC_SHA512");
const text = (value: string | undefined): string => value ?? "";

describe("the vectors of the standard", () => {
  test.each(sealed)("$name", (vector) => {
    const raw = Buffer.from(text(vector.rawBody));
    expect(minify(raw).toString()).toBe(vector.minifiedBody);
    const signed = { method: text(vector.method), path: text(vector.path), raw, timestamp: vector.timestamp };
    const toSign = transactionText(signed, vector.token);
    expect(toSign).toBe(vector.stringToSign);
    expect(isSealedWith(text(vector.secret), toSign, vector.signatureBase64, "base64")).toBe(true);
    expect(isSealedWith(text(vector.secret), `${toSign} `, vector.signatureBase64, "base64")).toBe(false);
    expect(isSealedWith("another", toSign, vector.signatureBase64, "base64")).toBe(false);
  });

  test("token-asym", () => {
    const vector = vectors.find(({ kind }) => kind === "SHA256withRSA");
    const toSign = tokenText(text(vector?.clientKey), text(vector?.timestamp));
    expect(toSign).toBe(vector?.stringToSign);
    const [key, signature] = [text(vector?.publicKey), text(vector?.signatureBase64)];
    expect(isSignedBy(key, toSign, signature, "base64")).toBe(true);
    expect(isSignedBy(key, toSign, Buffer.from(signature, "base64").toString("hex"), "hex")).toBe(true);
    expect(isSignedBy(key, `${toSign}x`, signature, "base64")).toBe(false);
    // The same bytes in the other spelling, or with something behind them, are not what was agreed.
    expect(isSignedBy(key, toSign, Buffer.from(signature, "base64").toString("hex"), "base64")).toBe(false);
    expect(isSignedBy(key, toSign, `${signature}!`, "base64")).toBe(false);
  });
});

describe("what stands between tokens goes, everything else stays", () => {
  test.each([
    ['{ "a" : 1.0 }', '{"a":1.0}'],
    ['{"a":"x  y\\n"}', '{"a":"x  y\\n"}'],
    ['{"a":"say \\" { \\\\", "b" : 2}', '{"a":"say \\" { \\\\","b":2}'],
    ['{"a":"\\u00e9\\/",\r\n\t"a":"é"}', '{"a":"\\u00e9\\/","a":"é"}'],
    ["", ""],
    ["  ", ""],
  ])("%s", (raw, minified) => {
    expect(minify(Buffer.from(raw)).toString()).toBe(minified);
  });

  test("any JSON written with blanks becomes what it is without", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const [spaced, dense] = [JSON.stringify(value, null, 3), JSON.stringify(value)];
        expect(minify(Buffer.from(spaced)).toString()).toBe(dense);
      }),
    );
  });
});

test("an empty body is hashed as nothing, and without a token none is signed", () => {
  const signed = {
    method: "GET",
    path: "/v1.0/x?b=1&a=2",
    raw: Buffer.alloc(0),
    timestamp: "2026-03-02T09:15:01+07:00",
  };
  const empty = createHash("sha256").digest("hex");
  expect(empty.startsWith("e3b0c442")).toBe(true);
  expect(transactionText(signed)).toBe(`GET:/v1.0/x?b=1&a=2:${empty}:2026-03-02T09:15:01+07:00`);
});

test("both spellings of both kinds", () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  for (const encoding of ["base64", "hex"] as const) {
    expect(isSignedBy(pem, "x", sign("sha256", Buffer.from("x"), privateKey).toString(encoding), encoding)).toBe(true);
    expect(isSealedWith("s", "x", createHmac("sha512", "s").update("x").digest(encoding), encoding)).toBe(true);
  }
});
