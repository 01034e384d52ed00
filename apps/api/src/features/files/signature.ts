import { createHmac, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { secretFor } from "../../lib/secret.ts";

const minutes = 30;

const signatureOf = ({ env }: Pick<Deps, "env">, path: string, until: string): string =>
  createHmac("sha256", secretFor(env, "files")).update(`${path}\n${until}`).digest("base64url");

/** The address of a private document for whoever was found to have a right to it. It works for half an hour, for anybody who has it. */
export function signedAddress(deps: Pick<Deps, "env" | "clock">, path: string): string {
  const until = String(Math.floor(deps.clock.now().getTime() / 1000) + minutes * 60);
  return `/files/${path}?sampai=${until}&tanda=${signatureOf(deps, path, until)}`;
}

/** Whether the address was made by `signedAddress`, and has not run out. */
export function readSignature(
  deps: Pick<Deps, "env" | "clock">,
  path: string,
  until: unknown,
  signature: unknown,
): "valid" | "expired" | "forged" {
  if (typeof until !== "string" || typeof signature !== "string") return "forged";
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(deps, path, until))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return "forged";
  return Number(until) * 1000 > deps.clock.now().getTime() ? "valid" : "expired";
}
