import { pemda } from "@retribusi/contract/features/region/pemda.entity";
import type { editSettings, Settings } from "@retribusi/contract/features/system/system.endpoints";
import { settingFields } from "@retribusi/contract/features/system/system.settings";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Env } from "../../lib/env.ts";
import { sealSecret } from "../../lib/secret.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { conflictOf } from "../../records/conflict.ts";
import { keepFiles } from "../../records/kept-files.ts";
import { findSettings, type StoredSettings, versionKey } from "./settings.query.ts";

type Edit = z.output<typeof editSettings.body>;

/** `smtp://user:password@host:587` without what nobody should read. */
function publicServer(url: string): string | null {
  const address = URL.parse(url);
  return address && `${address.protocol}//${address.host}`;
}

const shown = ({ env }: Deps, settings: StoredSettings): Settings => ({
  ...settings,
  smtpsandi: settings.smtpsandi === null ? null : "",
  lingkungan: { smtp: publicServer(env.SMTP_URL), pengirim: env.MAIL_FROM },
});

export const getShownSettings = async (deps: Deps): Promise<Settings> =>
  shown(deps, await findSettings(deps.db.prisma));

const again = {
  en: "The mail server has changed: please enter its password again, or the old one would be sent to the new server.",
  id: "Server surel berubah: isikan kembali kata sandinya, agar yang lama tidak terkirim ke server baru.",
};

/** Nobody may read the stored password, and nobody may have it sent to a server of theirs. */
function requirePassword(before: StoredSettings, { smtpalamat, smtpsandi }: Omit<Edit, "versi">): void {
  const isMoved = typeof smtpalamat === "string" && smtpalamat !== before.smtpalamat;
  if (!isMoved || before.smtpsandi === null || smtpsandi !== undefined) return;
  throw new AppError("VALIDATION", { fields: { smtpsandi: again } });
}

const unlisted = (origin: string) => ({
  en: `Pages may not show pictures of ${origin}: ask who runs the server to add it to PICTURE_HOSTS.`,
  id: `Halaman tidak boleh menampilkan gambar dari ${origin}: minta pengurus server menambahkannya ke PICTURE_HOSTS.`,
});

/** A map whose tiles the browser would refuse is told here, not by an empty frame to everybody. */
function requireShowable({ PICTURE_HOSTS }: Env, { petaalamat }: Omit<Edit, "versi">): void {
  const origin = petaalamat && new URL(petaalamat).origin;
  if (origin && !PICTURE_HOSTS.includes(origin))
    throw new AppError("VALIDATION", { fields: { petaalamat: unlisted(origin) } });
}

async function write(tx: Transaction, kunci: string, value: string | number | null, rahasia: boolean): Promise<void> {
  const nilai = String(value);
  if (value === null) await tx.pengaturan.deleteMany({ where: { kunci } });
  else await tx.pengaturan.upsert({ where: { kunci }, create: { kunci, nilai, rahasia }, update: { nilai, rahasia } });
}

/** Raises the version, if it is still the one that was shown; answers whether it was. */
async function raiseSettings(tx: Transaction, versi: number): Promise<boolean> {
  await tx.$executeRaw`INSERT IGNORE INTO pengaturan (kunci, nilai) VALUES (${versionKey}, '1')`;
  const where = { kunci: versionKey, nilai: String(versi) };
  const { count } = await tx.pengaturan.updateMany({ where, data: { nilai: String(versi + 1) } });
  return count > 0;
}

/** What the settings are now, for somebody who was shown others. */
async function staleSettings(deps: Deps, user: CurrentUser, write: Omit<Edit, "versi">): Promise<AppError> {
  const { versi, lingkungan: _, ...record } = await getShownSettings(deps);
  const entity = { fields: settingFields };
  return conflictOf({ deps, user, subject: "pengaturan", key: "pengaturan", entity, record, versi, write });
}

/**
 * Changes the settings that are given; they count at once in every process. Throws VALIDATION with the field, CONFLICT when somebody else
 * has changed them since they were shown.
 */
export async function changeSettings(
  deps: Deps,
  user: CurrentUser,
  { versi, ...edit }: Edit,
  { ip }: RequestFacts,
): Promise<Settings> {
  const { smtpsandi, smtpalamat } = edit;
  requireShowable(deps.env, edit);
  // User and password belong to the server.
  const values = {
    ...edit,
    ...(smtpalamat === null ? { smtppengguna: null, smtpsandi: null } : {}),
    ...(smtpalamat !== null && smtpsandi ? { smtpsandi: sealSecret(deps.env, smtpsandi) } : {}),
  };
  const isWritten = await inTransaction(deps.db, async (tx) => {
    if (!(await raiseSettings(tx, versi))) return false;
    const before = await findSettings(tx);
    requirePassword(before, edit);
    // The same rule as for a region's coat of arms: a public picture that the writer uploaded.
    if (edit.logo) await keepFiles(tx, user.userid, pemda, { logo: edit.logo }, { logo: before.logo });
    for (const [name, value] of Object.entries(values)) await write(tx, name, value, name === "smtpsandi");
    const sebelum = Object.fromEntries(Object.entries(before).filter(([name]) => name in values));
    await writeAudit(tx, user, ip, {
      aksi: "edit",
      entitas: "pengaturan",
      kunci: "pengaturan",
      sebelum,
      sesudah: values,
    });
    return true;
  });
  if (!isWritten) throw await staleSettings(deps, user, edit);
  return getShownSettings(deps);
}
