import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import type { CurrentUser } from "../../access/current-user.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { AppError } from "../../lib/app-error.ts";
import { currentRequest } from "../../lib/request.ts";
import { databaseNow, type Transaction } from "../../lib/transaction.ts";
import { defineResource } from "../../records/resource.ts";
import { findChangedStatus } from "./account-status-mail.ts";
import { forgetDocuments, forgetSchedules, forgetViews } from "./anonymise.ts";
import { missingFor, needlessFor } from "./assignment.ts";
import { hashPassword, originOf } from "./password.ts";
import { getPasswordOwner, passwordProblemsOf, requireGoodPassword } from "./password-policy.ts";
import { mailOwner } from "./person-mail.ts";
import { endSessions } from "./session.ts";
import { keepSuperuser } from "./superuser.ts";

type Write = Parameters<typeof needlessFor>[1];

const noBankUser = {
  en: "Only a bank's user works for a bank; leave this empty.",
  id: "Hanya pengguna bank yang bekerja untuk sebuah bank; kosongkan isian ini.",
};
const noSuchBank = {
  en: "No bank connection has this bank id. Please look under system configuration.",
  id: "Tidak ada koneksi bank dengan id bank ini. Lihat di konfigurasi sistem.",
};

async function bankProblem(tx: Transaction, roles: readonly string[], { bankid }: { readonly bankid: string | null }) {
  if (bankid === null) return {};
  if (roles.length > 0 && !roles.includes("bank")) return { bankid: noBankUser };
  return (await tx.system.count({ where: { bankid } })) > 0 ? {} : { bankid: noSuchBank };
}

/** Throws VALIDATION where what is written, or what is left, doesn't fit the roles that the user has. */
export async function requireFittingAssignment(tx: Transaction, userid: number, write: Write): Promise<void> {
  const user = await tx.userdata.findUniqueOrThrow({
    where: { userid },
    include: { model_has_roles: { include: { roles: true } } },
  });
  const roles = user.model_has_roles.map((held) => held.roles.name);
  const fields = { ...needlessFor(roles, write), ...missingFor(roles, user), ...(await bankProblem(tx, roles, user)) };
  if (Object.keys(fields).length > 0) throw new AppError("VALIDATION", { fields });
}

const reasonMissing = {
  en: "Write why the status changes. The mail to the person says what happened, without this reason.",
  id: "Tulis alasan perubahan status. Surel kepada orangnya memberitahukan perubahan, tanpa alasan ini.",
};

const self = {
  en: "You can't delete your own account.",
  id: "Anda tidak dapat menghapus akun Anda sendiri.",
};

const ownGuards = {
  en: "Change your own password and e-mail address under My account, where the present password is asked for.",
  id: "Ubah kata sandi dan alamat surel Anda sendiri di Akun saya, yang meminta kata sandi saat ini.",
};

/** Throws VALIDATION: whoever finds an administrator's screen open must not take the account over. */
function requireOthers(user: CurrentUser, userid: number, write: { password?: unknown; email?: string }): void {
  if (userid !== user.userid) return;
  const isOther = write.email !== undefined && write.email.toLowerCase() !== user.email.toLowerCase();
  const fields = {
    ...(write.password === undefined ? {} : { password: ownGuards }),
    ...(isOther ? { email: ownGuards } : {}),
  };
  if (Object.keys(fields).length > 0) throw new AppError("VALIDATION", { fields });
}

export const userdataResource = defineResource(userdata, {
  problems: (form, { deps }) => passwordProblemsOf(deps, form, []),

  async check({ kind, before, write }) {
    const isChange = kind === "edit" && write?.statusakun !== undefined && write.statusakun !== before?.statusakun;
    if (isChange && !write.alasanstatus) throw new AppError("VALIDATION", { fields: { alasanstatus: reasonMissing } });
  },

  async create(tx, row, { deps, user, ip }) {
    const password = await hashPassword(deps, row.password, originOf(user, ip));
    const created = await tx.userdata.create({ data: { ...row, password } });
    await requireFittingAssignment(tx, created.userid, row);
    return created;
  },

  /**
   * A new password and every status but “active” end the user's sessions at once; an administrator's own one stays. The person is told of
   * another status.
   */
  async update(tx, { userid }, { password, ...write }, { deps, user, ip }) {
    requireOthers(user, userid, { ...write, password });
    const isClosing = (write.statusakun ?? accountStatus.active) !== accountStatus.active;
    const changed = await findChangedStatus(tx, userid, write.statusakun);
    const hash: { password?: string } = {};
    if (password !== undefined) {
      const origin = originOf(user, ip);
      const here = { env: deps.env, db: { prisma: tx } };
      await requireGoodPassword(here, { password, origin, ...(await getPasswordOwner(tx, userid)) });
      hash.password = await hashPassword(deps, password, origin);
    }
    await keepSuperuser(tx, () => tx.userdata.update({ where: { userid }, data: { ...write, ...hash } }));
    await requireFittingAssignment(tx, userid, write);
    if (isClosing || password !== undefined) {
      const why = isClosing ? "akun" : "sandi";
      await endSessions(tx, userid, why, userid === user.userid ? user.jti : "");
    }
    if (changed) await mailOwner(tx, userid, changed);
    if (password === undefined) return;
    const { id = "", path: page = "" } = currentRequest() ?? {};
    noteSecurity(deps, "sandi_direset", { id, page, ip, userAgent: "" }, { userid });
  },

  keeps: ({ userid }, user, from) => (from === "delete" && userid === user.userid ? self : undefined),

  /** Takes along what is only the account's own; an account with a history stays and is blocked instead. */
  async remove(tx, { userid }) {
    await keepSuperuser(tx, async () => {
      await tx.sesi.deleteMany({ where: { userid } });
      await tx.token_user.deleteMany({ where: { userid } });
      await tx.inbox.deleteMany({ where: { userid } });
      await forgetDocuments(tx, userid, await databaseNow(tx));
      await forgetSchedules(tx, userid);
      await forgetViews(tx, userid);
      await tx.log_keamanan.updateMany({ where: { userid }, data: { userid: null } });
      await tx.permintaan_peran.deleteMany({ where: { userid, keadaan: { in: ["menunggu", "ditarik"] } } });
      await tx.model_has_permissions.deleteMany({ where: { model_id: userid } });
      await tx.model_has_roles.deleteMany({ where: { model_id: userid } });
      await tx.userdata.delete({ where: { userid } });
    });
  },
});
