import { createHash, randomBytes } from "node:crypto";
import type { jenistoken, token_user } from "@retribusi/db/generated/client";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";

interface Issue {
  readonly userid: number;
  readonly jenis: jenistoken;
  /** For how long the link is good. */
  readonly minutes: number;
  /** The address that the link verifies. */
  readonly email?: string | null;
  /** Address of the application that the link leads on to; checked by whoever follows it. */
  readonly tujuan?: string | null;
  /** `versitoken` of the user, for a link that dies with the password or the sessions of the moment; checked by whoever follows it. */
  readonly versi?: number | null;
}

/** What a link is worth: `unknown` was never made or taken back, `used` was used itself or another one of its kind was. */
export type LinkState =
  | { readonly kind: "good"; readonly token: token_user }
  | { readonly kind: "used" | "late"; readonly token: token_user }
  | { readonly kind: "unknown" };

/** 32 random bytes need no slow hash; whoever reads the table learns no link. */
const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Makes the secret part of a link that is sent by mail, in the transaction that leaves the mail. Earlier links stay good until one is used. */
export async function issueToken(
  { clock }: Pick<Deps, "clock">,
  tx: Pick<Transaction, "token_user">,
  { userid, jenis, minutes, email = null, tujuan = null, versi = null }: Issue,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const kedaluwarsa = new Date(clock.now().getTime() + minutes * 60_000);
  await tx.token_user.create({ data: { userid, jenis, email, tujuan, versi, hash: hashOf(secret), kedaluwarsa } });
  return secret;
}

/** What a link is worth now. */
export async function readToken(
  { clock }: Pick<Deps, "clock">,
  tx: Pick<Transaction, "token_user">,
  jenis: jenistoken,
  secret: string,
): Promise<LinkState> {
  const token = await tx.token_user.findFirst({ where: { hash: hashOf(secret), jenis } });
  if (!token) return { kind: "unknown" };
  if (token.dipakai !== null) return { kind: "used", token };
  return { kind: token.kedaluwarsa > clock.now() ? "good" : "late", token };
}

/**
 * Uses a link up, and with it every other of its kind; false for all but the first of those who use it at the same moment. The others stay
 * until they have run out, so that whoever follows one still hears what became of it.
 */
export async function spendToken(
  { clock }: Pick<Deps, "clock">,
  tx: Pick<Transaction, "token_user">,
  { id, userid, jenis }: token_user,
): Promise<boolean> {
  const used = { dipakai: clock.now() };
  const { count } = await tx.token_user.updateMany({ where: { id, dipakai: null }, data: used });
  if (count === 0) return false;
  await tx.token_user.updateMany({ where: { userid, jenis, dipakai: null }, data: used });
  return true;
}

/** Takes back a link whose mail could not be sent. */
export async function withdrawToken(tx: Pick<Transaction, "token_user">, secret: string): Promise<void> {
  await tx.token_user.deleteMany({ where: { hash: hashOf(secret) } });
}
