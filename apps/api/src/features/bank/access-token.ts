import jwt from "jsonwebtoken";
import { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import { secretFor } from "../../lib/secret.ts";

/** Seconds. */
export const tokenSeconds = 900;

const claims = z.object({ sub: z.string(), exp: z.int() });
const issuer = "e-retribusi";
/** A bank's token opens nothing of a person's, and the other way round. */
const audience = "bank";

const keyOf = ({ env }: Pick<Deps, "env">): string => secretFor(env, "bank tokens");
const seconds = ({ clock }: Pick<Deps, "clock">): number => Math.floor(clock.now().getTime() / 1000);

/** A token of a quarter of an hour for the bank that signs in by this key. */
export function makeToken(deps: Pick<Deps, "env" | "clock">, clientkey: string): string {
  const iat = seconds(deps);
  return jwt.sign({ iat, exp: iat + tokenSeconds }, keyOf(deps), {
    algorithm: "HS256",
    issuer,
    audience,
    subject: clientkey,
  });
}

/** Whose token it is; `undefined` for one that has ended or is none of ours. */
export function readToken(deps: Pick<Deps, "env" | "clock">, token: string): string | undefined {
  try {
    const rules = { algorithms: ["HS256" as const], issuer, audience, clockTimestamp: seconds(deps) };
    const read = claims.safeParse(jwt.verify(token, keyOf(deps), rules));
    return read.success ? read.data.sub : undefined;
  } catch {
    return;
  }
}
