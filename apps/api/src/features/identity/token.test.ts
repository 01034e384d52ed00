import { createHmac, generateKeyPairSync } from "node:crypto";
import jwt from "jsonwebtoken";
import { expect, test } from "vitest";
import { readEnv } from "../../lib/env.ts";
import { secretFor } from "../../lib/secret.ts";
import { customerToken, readCustomerToken } from "../booking/customer-token.ts";
import { readSignature, signedAddress } from "../files/signature.ts";
import { findDevice, signDevice } from "./device.ts";
import { readSessionToken, signToken } from "./token.ts";

/** What is signed here and carried by somebody else: sessions, known devices, customers found at a counter, addresses of documents. */
const env = readEnv({
  DATABASE_URL: "mysql://a:b@127.0.0.1/c",
  JWT_SECRET: "a secret of the tests that nobody else knows",
});
const now = new Date("2026-11-22T05:00:00.000Z");
const at = (minutes: number) => ({ env, clock: { now: () => new Date(now.getTime() + minutes * 60_000) } });
const deps = at(0);
const jti = crypto.randomUUID();
const document = "dokumen/0123456789abcdef0123456789abcdef.pdf";
const signatureOf = (address: string) => Object.fromEntries(new URL(address, "http://x").searchParams);

/** Each kind: its token, its key, and what its reader makes of a token that many minutes later. */
const kinds = {
  session: {
    token: signToken(deps, { jti, userid: 7 }, now, new Date(now.getTime() + 8 * 3_600_000)),
    key: env.JWT_SECRET,
    minutes: 480,
    opens: (token: string, minutes = 0) => typeof readSessionToken(at(minutes), token) !== "string",
  },
  device: {
    token: signDevice(deps, 7),
    key: secretFor(env, "known device"),
    minutes: 180 * 24 * 60,
    opens: (token: string, minutes = 0) => findDevice(at(minutes), 7, [token]) !== undefined,
  },
  customer: {
    token: customerToken(deps, 3, 7).tandapemesan,
    key: secretFor(env, "customer of a walk-in"),
    minutes: 15,
    opens(token: string, minutes = 0) {
      try {
        return readCustomerToken(at(minutes), 3, token) === 7;
      } catch {
        return false;
      }
    },
  },
};
const names = ["session", "device", "customer"] as const;

test("each kind of token is read for its own purpose alone, until its end", () => {
  for (const one of names)
    for (const other of names) expect(kinds[one].opens(kinds[other].token), `${other} as ${one}`).toBe(one === other);
  for (const name of names) {
    const { token, minutes, opens } = kinds[name];
    expect([opens(token, minutes - 1), opens(token, minutes + 1)], name).toEqual([true, false]);
  }
});

test("a token of one person, manager or document is none of another", () => {
  expect(findDevice(deps, 8, [kinds.device.token])).toBeUndefined();
  expect(() => readCustomerToken(deps, 4, kinds.customer.token)).toThrow("VALIDATION");
  const query = signatureOf(signedAddress(deps, document));
  const verdicts = [document, document.replace("0123", "3210")].map((path) => readSignature(deps, path, query).is);
  expect(verdicts).toEqual(["valid", "forged"]);
});

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
const own = "a secret that somebody has chosen for themselves";
const ownKey = { kty: "oct", k: Buffer.from(own).toString("base64url") };

/** A token with a head of one's own, signed as HS256. */
function signed(head: object, claims: object, key: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ typ: "JWT", alg: "HS256", ...head })}.${part(claims)}`;
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

/** The very claims of a good token, signed in a way that must not count. */
const forgeries: readonly [string, (claims: object, key: string) => string][] = [
  ["not at all", (claims) => jwt.sign(claims, "", { algorithm: "none" })],
  ["with the right key under the name of none", (claims, key) => signed({ alg: "none" }, claims, key)],
  ["by another symmetric algorithm", (claims, key) => jwt.sign(claims, key, { algorithm: "HS512" })],
  ["by an asymmetric algorithm", (claims) => jwt.sign(claims, privateKey, { algorithm: "RS256" })],
  ["by a public key taken for a secret", (claims) => signed({}, claims, pem)],
  ["by a key that it brings along", (claims) => signed({ jwk: ownKey }, claims, own)],
  [
    "by a key at an address",
    (claims) => signed({ jku: "https://a.example/k", x5u: "https://a.example/c" }, claims, own),
  ],
  ["by a key that is an empty file", (claims) => signed({ kid: "../../../dev/null" }, claims, "")],
];

test.each(forgeries)("signed %s a token opens nothing, whatever it is for", (_, forge) => {
  for (const name of names) {
    const { token, key, opens } = kinds[name];
    const claims = Object(jwt.decode(token));
    expect(opens(signed({}, claims, key)), "control").toBe(true);
    expect(opens(forge(claims, key)), name).toBe(false);
  }
});

test("a token without an end, or with a changed one, opens nothing", () => {
  for (const name of names) {
    const { token, key, opens } = kinds[name];
    const { exp, ...claims } = Object(jwt.decode(token));
    expect(opens(jwt.sign(claims, key)), name).toBe(false);
    const [head, , signature] = token.split(".");
    const later = Buffer.from(JSON.stringify({ ...claims, exp: exp + 60 })).toString("base64url");
    expect(opens(`${head}.${later}.${signature}`), name).toBe(false);
  }
  const { sampai, ...rest } = signatureOf(signedAddress(deps, document));
  expect(readSignature(deps, document, rest).is).toBe("forged");
  expect(readSignature(deps, document, { ...rest, sampai: String(Number(sampai) + 60) }).is).toBe("forged");
  expect(readSignature(at(31), document, { ...rest, sampai }).is).toBe("expired");
});
