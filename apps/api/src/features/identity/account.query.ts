import { languages } from "@retribusi/contract/define/label";
import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import type { Database } from "@retribusi/db/client";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";

const accounts = treeOf("userdata", {
  select: {
    userid: true,
    username: true,
    email: true,
    fullname: true,
    foto: true,
    alamat: true,
    noidentitas: true,
    notelp: true,
    bahasa: true,
    kelompoktarif: true,
    privasiversi: true,
    authorization: true,
    versi: true,
    pemdaid: true,
    skpdid: true,
    pengelolaid: true,
    tbl_pemda: { select: { pemdaname: true } },
    tbl_skpd: { select: { skpdname: true } },
    tbl_kelompokpengelola: { select: { pengelolaname: true } },
  },
} as const);

/** A person's own account as they see it; throws NOT_FOUND. */
export async function getAccount({ pool }: Database, userid: number): Promise<Account> {
  const {
    found: [found],
  } = await ask(pool, { found: accounts.where("t.userid = ?", [userid]) });
  if (!found) throw new AppError("NOT_FOUND");
  const { tbl_pemda, tbl_skpd, tbl_kelompokpengelola, bahasa, authorization, ...facts } = found;
  return {
    ...facts,
    bahasa: languages.find((language) => language === bahasa) ?? "en",
    pemdaname: tbl_pemda?.pemdaname ?? null,
    skpdname: tbl_skpd?.skpdname ?? null,
    pengelolaname: tbl_kelompokpengelola?.pengelolaname ?? null,
    punyakunci: authorization !== null,
  };
}

/** Who is signed in, in which of their roles, and the pages open to them: the account anew, the rest as the request found it. */
export async function getCurrentUserData(db: Database, user: CurrentUser) {
  const { role, roles } = user.named ?? user;
  return {
    user: await getAccount(db, user.userid),
    pages: [...user.pages].sort(),
    roles: [...roles],
    role,
    wajibfaktor: user.needsFactor ?? false,
  };
}
