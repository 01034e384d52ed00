import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { secretFor } from "../../lib/secret.ts";
import { useOnce } from "./attempts.ts";

/** Half a second to a second of a phone's work: nothing to a person, much to somebody who tries a thousand passwords. */
const work = { algorithm: "PBKDF2/SHA-256", cost: 1000, least: 500, most: 1500 };
const minutes = 10;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const secrets = ({ env }: Pick<Deps, "env">) => ({
  hmacSignatureSecret: secretFor(env, "captcha"),
  hmacKeySignatureSecret: secretFor(env, "captcha key"),
});

/** A challenge that needs no memory of the server: it is signed, and only its solution is remembered. */
export async function createCaptcha(deps: Deps) {
  const { parameters, signature } = await createChallenge({
    ...secrets(deps),
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.least, work.most),
    deriveKey,
    expiresAt: new Date(deps.clock.now().getTime() + minutes * 60_000),
  });
  if (signature === undefined) throw new Error("A challenge was not signed.");
  return { parameters: { ...parameters }, signature };
}

function decode(solution: string): z.output<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(solution, "base64").toString("utf8"))).data;
  } catch {
    return;
  }
}

/** Accepts a solution once; throws INVALID_CAPTCHA for a wrong, late or used one. */
export async function useCaptcha(deps: Deps, solution: string): Promise<void> {
  const decoded = decode(solution);
  const checked = decoded && (await verifySolution({ ...secrets(deps), ...decoded, deriveKey }));
  if (!decoded || !checked?.verified) throw new AppError("INVALID_CAPTCHA");
  const { signature, parameters } = decoded.challenge;
  const fresh = await useOnce(deps.db, `captcha:${signature}`, new Date(parameters.expiresAt * 1000));
  if (!fresh) throw new AppError("INVALID_CAPTCHA");
}
