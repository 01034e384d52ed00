import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { externalIds } from "./external-id.ts";
import { minify } from "./minify.ts";
import { readMoney } from "./number.ts";
import { checkSum } from "./qris.ts";
import { messageText, signHmac, tokenText, verifyHmac, verifyRsa } from "./signature.ts";
import { readInstant, wib, wibDay } from "./time.ts";

const vectorSchema = z.discriminatedUnion("kind", [
  z.object({
    ...{ kind: z.literal("HMAC_SHA512"), name: z.string(), method: z.string(), path: z.string(), rawBody: z.string() },
    ...{ minifiedBody: z.string(), token: z.string(), secret: z.string(), timestamp: z.string() },
    ...{ bodySha256: z.string(), stringToSign: z.string(), signatureBase64: z.string() },
  }),
  z.object({
    ...{ kind: z.literal("SHA256withRSA"), name: z.string(), clientKey: z.string(), timestamp: z.string() },
    ...{ stringToSign: z.string(), signatureBase64: z.string(), publicKey: z.string() },
  }),
]);

const file = new URL("../../testdata/snap-signature-vectors.json", import.meta.url);
const vectors = z.array(vectorSchema).parse(JSON.parse(readFileSync(file, "utf8")));

test("the vectors of the standard are signed alike", () => {
  expect(vectors.map(({ kind }) => kind)).toEqual(["HMAC_SHA512", "HMAC_SHA512", "SHA256withRSA"]);
  for (const vector of vectors) {
    const { signatureBase64: signature, stringToSign } = vector;
    if (vector.kind === "SHA256withRSA") {
      expect(tokenText(vector.clientKey, vector.timestamp)).toBe(stringToSign);
      expect(verifyRsa(vector.publicKey, stringToSign, signature, "base64")).toBe(true);
      expect(verifyRsa(vector.publicKey, `${stringToSign}0`, signature, "base64")).toBe(false);
      continue;
    }
    const body = Buffer.from(vector.rawBody);
    expect(minify(body).toString()).toBe(vector.minifiedBody);
    expect(createHash("sha256").update(minify(body)).digest("hex")).toBe(vector.bodySha256);
    const text = messageText({ ...vector, body });
    expect(text).toBe(stringToSign);
    expect(signHmac(vector.secret, text, "base64")).toBe(signature);
    expect(verifyHmac(vector.secret, text, signature, "base64")).toBe(true);
    expect(verifyHmac("another", text, signature, "base64")).toBe(false);
  }
});

test.each([
  ['{ "a" : [ 1.0 ,\t2 ] }\r\n', '{"a":[1.0,2]}'],
  [String.raw`{"a b": "x \" y \\", "c": "\/ \u00e9"}`, String.raw`{"a b":"x \" y \\","c":"\/ \u00e9"}`],
  ['{"a": 1, "a": 2}', '{"a":1,"a":2}'],
  ['{"nama": "Siti  –  é"}', '{"nama":"Siti  –  é"}'],
  ["", ""],
])("%j without whitespace is %j", (text, minified) => {
  expect(minify(Buffer.from(text)).toString()).toBe(minified);
});

test("times are those of Western Indonesia, and days end there", () => {
  expect(wib(new Date("2026-12-31T16:59:59.999Z"))).toBe("2026-12-31T23:59:59+07:00");
  expect(wibDay(new Date("2026-12-31T17:00:00Z"))).toBe("2027-01-01");
  expect(readInstant("2026-03-02T09:15:00+09:00")?.toISOString()).toBe("2026-03-02T00:15:00.000Z");
  expect(["2026-02-29T00:00:00Z", "2026-03-02T09:15:00", "2026-03-02", "x"].map(readInstant)).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});

test("numbers of messages don't come twice on a day, whatever the clock does", () => {
  const next = externalIds();
  const noon = new Date("2026-11-25T05:00:00Z");
  const all = Array.from({ length: 5000 }, (_, index) => next(index % 2 ? noon : new Date(noon.getTime() - 3000)));
  expect(new Set(all).size).toBe(5000);
  expect(all.every((id) => /^\d{12}$/.test(id))).toBe(true);
  const later = externalIds()(new Date(noon.getTime() + 5000));
  expect(all).not.toContain(later);
});

test.each([
  ["150000.00", 150_000],
  ["150000", 150_000],
  ["1500.5", null],
  ["-1.00", null],
  ["1e3", null],
])("%j is %j rupiah", (value, rupiah) => {
  expect(readMoney({ value, currency: "IDR" })).toBe(rupiah);
  expect(readMoney({ value, currency: "USD" })).toBeNull();
});

test("the check sum is that of the payment codes", () => {
  expect(checkSum("123456789")).toBe("29B1");
});
