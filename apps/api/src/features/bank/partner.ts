import { int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Deps } from "../../lib/deps.ts";
import { isWithin } from "../../lib/network.ts";
import { openSecret } from "../../lib/secret.ts";
import { isSealedWith, isSignedBy } from "./signature.ts";
import { unauthorized } from "./snap-error.ts";

const columns = {
  id: int("s.id"),
  bankid: text("s.bankid"),
  channelid: text("s.channelid"),
  awalan: text("s.awalan"),
  partnerid: orNull(text("s.partnerid")),
  clientkey: orNull(text("s.clientkey")),
  modetagihan: text("s.modetagihan"),
  tandatangan: text("s.tandatangan"),
  pengkodean: text("s.pengkodean"),
  jaringan: orNull(text("s.jaringan")),
  selisihdetik: int("s.selisihdetik"),
  tanpadata: int("s.tanpadata"),
};

const keyColumns = { jenis: text("k.jenis"), nilai: text("k.nilai") };
/** For SQL: whether the key `k` counts now. */
export const validKey =
  "k.berlakumulai <= UTC_TIMESTAMP(3) AND (k.berlakusampai IS NULL OR k.berlakusampai > UTC_TIMESTAMP(3))";

/** How a bank calls itself: as it signs in, or by the number of its contract. */
export type PartnerName = { readonly clientkey: string } | { readonly partnerid: string };

/** The bank connection that a message comes through, with the keys that are valid now; nothing for a name that is nobody's. */
export async function findPartner({ db }: Pick<Deps, "db">, name: PartnerName) {
  const [column, value] =
    "clientkey" in name ? (["clientkey", name.clientkey] as const) : (["partnerid", name.partnerid] as const);
  const { partners, keys } = await ask(sqlOf(db.prisma), {
    partners: rowsOf(columns, `FROM \`system\` s WHERE s.${column} = ?`, [value]),
    keys: rowsOf(
      keyColumns,
      `FROM kunci_bank k JOIN \`system\` s ON s.id = k.systemid WHERE s.${column} = ? AND ${validKey}`,
      [value],
    ),
  });
  // The database takes upper and lower case for the same.
  const partner = partners.find((found) => found[column] === value);
  return partner && { ...partner, keys };
}
export type Partner = NonNullable<Awaited<ReturnType<typeof findPartner>>>;

/**
 * Whether a valid key of the bank made the signature; while keys change there are two. `rsa`: by its private key, `hmac`: by the secret that
 * both know. Throws SecretUnreadable.
 */
export function isSigned(
  { env }: Pick<Deps, "env">,
  { keys, pengkodean }: Partner,
  kind: "rsa" | "hmac",
  text: string,
  signature: string,
): boolean {
  const encoding = pengkodean === "hex" ? "hex" : "base64";
  const known = (jenis: string) => keys.filter((key) => key.jenis === jenis).map(({ nilai }) => nilai);
  if (kind === "rsa") return known("publik").some((key) => isSignedBy(key, text, signature, encoding));
  return known("rahasia").some((sealed) => isSealedWith(openSecret(env, sealed), text, signature, encoding));
}

/** Throws SnapError for an address that the bank doesn't call from; without a list any is right. */
export function requireAddress({ jaringan }: Partner, ip: string): void {
  if (jaringan !== null && !isWithin(jaringan, ip)) throw unauthorized("IP Address");
}
