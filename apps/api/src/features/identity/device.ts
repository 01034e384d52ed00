import { createSecretKey, type KeyObject, randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import { secretFor } from "../../lib/secret.ts";

const claims = z.object({ jti: z.uuid(), sub: z.string(), exp: z.int() });
const audience = "perangkat";
const lifetime = 180 * 24 * 3600;

type Signing = Pick<Deps, "env" | "clock">;

const keyOf = ({ env }: Pick<Deps, "env">): KeyObject => createSecretKey(secretFor(env, "known device"), "utf8");
const seconds = ({ clock }: Pick<Deps, "clock">): number => Math.floor(clock.now().getTime() / 1000);

/**
 * What a device keeps after signing in, so that it is known at the next time: somebody else's wrong guesses don't shut it out. It opens
 * nothing. A device that is known already keeps its id, and with it its counter.
 */
export const signDevice = (deps: Signing, userid: number, id: string = randomUUID()): string =>
  jwt.sign({ iat: seconds(deps), exp: seconds(deps) + lifetime }, keyOf(deps), {
    algorithm: "HS256",
    audience,
    jwtid: id,
    subject: String(userid),
  });

function readDevice(deps: Signing, token: string): z.output<typeof claims> | undefined {
  try {
    const rules = { algorithms: ["HS256" as const], audience, clockTimestamp: seconds(deps) };
    return claims.safeParse(jwt.verify(token, keyOf(deps), rules)).data;
  } catch {
    return;
  }
}

/** The id of the device on which this account has signed in before, when one of its tokens says so. */
export function findDevice(deps: Signing, userid: number | undefined, tokens: readonly string[]): string | undefined {
  const known = tokens.map((token) => readDevice(deps, token));
  return known.find((device) => device?.sub === String(userid))?.jti;
}
