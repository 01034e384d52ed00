import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import type { Env } from "../../lib/env.ts";

/** Without an end it is none of ours: a token that lasts for ever would be taken else. */
const claims = z.object({ jti: z.uuid(), sub: z.string().regex(/^\d{1,10}$/), exp: z.int() });
const issuer = "e-retribusi";
/** A token made for anything else is none of a session, whatever it was signed with. */
const audience = "sesi";

/** A key made once: from a text, the library would first try at every request whether it is a public key. */
const keys = new WeakMap<Env, KeyObject>();
function keyOf(env: Env): KeyObject {
  const key = keys.get(env) ?? createSecretKey(env.JWT_SECRET, "utf8");
  keys.set(env, key);
  return key;
}

/** What a token says: which session, of whom. Everything else is read from the database at every request. */
export interface TokenClaims {
  readonly jti: string;
  readonly userid: number;
}

export function signToken(
  { env }: Pick<Deps, "env">,
  { jti, userid }: TokenClaims,
  opened: Date,
  expires: Date,
): string {
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  return jwt.sign({ jti, iat: seconds(opened), exp: seconds(expires) }, keyOf(env), {
    algorithm: "HS256",
    issuer,
    audience,
    subject: String(userid),
  });
}

/** The claims of a token that we signed and that has not run out; otherwise why it is worth nothing. */
export function readSessionToken(
  { env, clock }: Pick<Deps, "env" | "clock">,
  token: string,
): TokenClaims | "expired" | "forged" {
  try {
    const clockTimestamp = Math.floor(clock.now().getTime() / 1000);
    const rules = { algorithms: ["HS256" as const], issuer, audience, clockTimestamp };
    const read = claims.safeParse(jwt.verify(token, keyOf(env), rules));
    return read.success ? { jti: read.data.jti, userid: Number(read.data.sub) } : "forged";
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? "expired" : "forged";
  }
}
