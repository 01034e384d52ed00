import type { Request } from "express";
import { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import { makeToken, tokenSeconds } from "./access-token.ts";
import { requireNow } from "./bank-time.ts";
import { headerOf } from "./caller.ts";
import { readBody, readMessage } from "./message.ts";
import { findPartner, isSigned, type Partner, requireAddress } from "./partner.ts";
import { type Answer, successful } from "./service.ts";
import { tokenText } from "./signature.ts";
import { unauthorized } from "./snap-error.ts";

/** Its number in the standard. */
export const tokenCode = 73;

const tokenMessage = z.looseObject({ grantType: z.literal("client_credentials") });

/** A bank that signs in, with its partnership. Throws SnapError. */
export async function answerToken(
  deps: Deps,
  req: Request,
  raw: Buffer,
): Promise<{ partner: Partner; answer: Answer }> {
  const clientkey = headerOf(req, "X-CLIENT-KEY");
  const timestamp = headerOf(req, "X-TIMESTAMP");
  const signature = headerOf(req, "X-SIGNATURE");
  const partner = await findPartner(deps, { clientkey });
  if (!partner) throw unauthorized("Unknown Client");
  requireAddress(partner, req.ip ?? "");
  requireNow(timestamp, deps.clock.now(), partner.selisihdetik);
  if (!isSigned(deps, partner, "rsa", tokenText(clientkey, timestamp), signature)) throw unauthorized("Signature");
  readMessage(tokenMessage, readBody(raw));
  const accessToken = makeToken(deps, clientkey);
  const body = { accessToken, tokenType: "Bearer", expiresIn: String(tokenSeconds), additionalInfo: {} };
  return { partner, answer: successful(body) };
}
