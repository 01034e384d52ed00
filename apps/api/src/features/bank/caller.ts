import type { Request } from "express";
import { tokenOf } from "../../http/request-facts.ts";
import type { Deps } from "../../lib/deps.ts";
import { readToken } from "./access-token.ts";
import { requireNow } from "./bank-time.ts";
import { findPartner, isSigned, type Partner, requireAddress } from "./partner.ts";
import { type Signed, transactionText } from "./signature.ts";
import { missing, unauthorized, wrongFormat, wrongToken } from "./snap-error.ts";

/** Where the services of the standard are found below our own address. */
export const snapPath = "/snap";

/** A header of a request; throws SnapError where there is none. */
export function headerOf(req: Request, name: string): string {
  const value = req.get(name);
  if (value === undefined || value.trim() === "") throw missing(name);
  return value.trim();
}

/** A bank signs the path that it calls, some without what comes before the version; both mean the same service here. */
const pathsOf = ({ originalUrl }: Request): readonly string[] => [originalUrl, originalUrl.slice(snapPath.length)];

/** A bank that calls, its message and the number that the message has on this day. */
export interface Caller {
  readonly partner: Partner;
  readonly externalid: string;
  readonly channel: string;
}

/** Who holds the token, or who says to be the partner where none is agreed. Throws SnapError. */
async function findCaller(deps: Deps, req: Request): Promise<{ readonly partner: Partner; readonly token?: string }> {
  const token = tokenOf(req);
  const partnerid = headerOf(req, "X-PARTNER-ID");
  if (token === undefined) {
    const partner = await findPartner(deps, { partnerid });
    if (partner?.tandatangan === "rsa") return { partner };
    throw wrongToken();
  }
  const clientkey = readToken(deps, token);
  const partner = clientkey === undefined ? undefined : await findPartner(deps, { clientkey });
  if (!partner) throw wrongToken();
  if (partner.partnerid !== partnerid) throw unauthorized("Unknown Client");
  return { partner, token };
}

/** Throws SnapError where the signature fits none of the texts that can have been signed. */
function requireSignature(deps: Deps, partner: Partner, req: Request, signed: Omit<Signed, "path">, token?: string) {
  const signature = headerOf(req, "X-SIGNATURE");
  const kind = partner.tandatangan === "rsa" ? "rsa" : "hmac";
  const texts = pathsOf(req).map((path) => transactionText({ ...signed, path }, kind === "rsa" ? undefined : token));
  if (!texts.some((text) => isSigned(deps, partner, kind, text, signature))) throw unauthorized("Signature");
}

/** Who sent a transaction: token, address, clock, signature over the bytes as they came, then the message's number. Throws SnapError. */
export async function authenticateBank(deps: Deps, req: Request, raw: Buffer): Promise<Caller> {
  const { partner, token } = await findCaller(deps, req);
  requireAddress(partner, req.ip ?? "");
  const timestamp = headerOf(req, "X-TIMESTAMP");
  requireNow(timestamp, deps.clock.now(), partner.selisihdetik);
  requireSignature(deps, partner, req, { method: req.method, raw, timestamp }, token);
  const externalid = headerOf(req, "X-EXTERNAL-ID");
  if (!/^\d{1,36}$/.test(externalid)) throw wrongFormat("X-EXTERNAL-ID");
  const channel = headerOf(req, "CHANNEL-ID");
  if (channel.length > 5) throw wrongFormat("CHANNEL-ID");
  return { partner, externalid, channel };
}
