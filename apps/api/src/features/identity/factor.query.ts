import { isStaff } from "@retribusi/contract/define/roles";
import type { Security } from "@retribusi/contract/features/identity/factor.endpoints";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { findSettings } from "../system/settings.query.ts";
import { worksWithPasskeys } from "./passkey.ts";

type Factors = Pick<Transaction, "faktor_totp" | "kunci_sandi" | "kode_pemulihan">;

/** What stands beside somebody's password. */
export async function findFactors(tx: Factors, userid: number) {
  const totp = await tx.faktor_totp.findUnique({ where: { userid } });
  const passkeys = await tx.kunci_sandi.findMany({ where: { userid }, orderBy: { id: "asc" } });
  const codes = await tx.kode_pemulihan.count({ where: { userid, dipakai: null } });
  return { totp, passkeys, codes };
}

/** The ways in which somebody can take the second step of signing in; none where the password is enough. */
export async function listWays({ db }: Pick<Deps, "db">, userid: number) {
  const { totp, passkeys, codes } = await findFactors(db.prisma, userid);
  if (!totp && passkeys.length === 0) return [];
  return [
    ...(totp ? (["totp"] as const) : []),
    ...(passkeys.length > 0 ? (["kuncisandi"] as const) : []),
    ...(codes > 0 ? (["pemulihan"] as const) : []),
  ];
}

/** Whether the super user asks for a second factor of somebody with these roles. */
export const isRequired = async (tx: Pick<Transaction, "pengaturan">, roles: readonly string[]): Promise<boolean> =>
  isStaff(roles) && (await findSettings(tx)).wajibduafaktor === "wajib";

/** What a person is shown of what guards their account. */
export async function getSecurity(
  { db, env }: Pick<Deps, "db" | "env">,
  { userid, roles }: { readonly userid: number; readonly roles: readonly string[] },
): Promise<Security> {
  const { totp, passkeys, codes } = await findFactors(db.prisma, userid);
  const { authorization } = await db.prisma.userdata.findUniqueOrThrow({
    where: { userid },
    select: { authorization: true },
  });
  return {
    totp: totp?.date_created.toISOString() ?? null,
    kuncisandi: passkeys.map(({ id, nama, date_created, tglpakai }) => ({
      id,
      nama,
      dibuat: date_created.toISOString(),
      terakhir: tglpakai?.toISOString() ?? null,
    })),
    sisakode: codes,
    wajib: await isRequired(db.prisma, roles),
    bisakuncisandi: worksWithPasskeys(env),
    punyakunci: authorization !== null,
  };
}
