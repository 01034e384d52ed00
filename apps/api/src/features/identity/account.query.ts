import { languages } from "@retribusi/contract/define/label";
import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import type { Database } from "@retribusi/db/client";
import { AppError } from "../../lib/app-error.ts";
import { listSessions, needsFactor, openPages } from "./session.query.ts";

/** A person's own account as they see it; throws NOT_FOUND. */
export async function getAccount(db: Database, userid: number): Promise<Account> {
  const found = await db.prisma.userdata.findUnique({
    where: { userid },
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
  });
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

/** Who is signed in, in which of their roles, and the pages open to them now; throws SESSION_ENDED. */
export async function getCurrentUserData(db: Database, { userid, jti }: { userid: number; jti: string }) {
  const rows = (await listSessions(db, [jti])).get(jti) ?? [];
  const acting = rows.find(({ role, peran }) => role === peran) ?? rows[0];
  if (!acting) throw new AppError("SESSION_ENDED");
  return {
    user: await getAccount(db, userid),
    pages: openPages(rows, acting).sort(),
    roles: rows.map(({ role }) => role),
    role: acting.role,
    wajibfaktor: needsFactor(rows),
  };
}
