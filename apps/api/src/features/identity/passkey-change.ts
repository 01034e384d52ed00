import type { addPasskey } from "@retribusi/contract/features/identity/factor.endpoints";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import { duplicatedIndex } from "../../lib/database-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { findSettings } from "../system/settings.query.ts";
import { findFactors, getSecurity } from "./factor.query.ts";
import { changeFactors, codesForFirst, dropCodesAfterLast, requireOwner } from "./factor-change.ts";
import { passkeyAddedMail, passkeyRemovedMail } from "./factor-mail.ts";
import { creationOptionsFor, handleOf, readNewPasskey, refusePasskey, worksWithPasskeys } from "./passkey.ts";
import { getStep, openStep, spendChallenge, spendStep } from "./sign-in-step.ts";

type Adding = z.output<typeof addPasskey.body>;

const noName = {
  en: "Passkeys need this service to have a name of its own and https; ask your administrator.",
  id: "Kunci sandi memerlukan nama domain sendiri dan https untuk layanan ini; tanyakan kepada administrator.",
};
const tooMany = {
  en: "You have twenty passkeys. Take one off first.",
  id: "Anda sudah punya dua puluh kunci sandi. Lepas satu dahulu.",
};
const most = 20;

/** What the browser is asked to make a passkey by. Throws VALIDATION, ACTION_REFUSED. */
export async function beginPasskey(deps: Deps, user: CurrentUser, given: string, request: RequestFacts) {
  if (!worksWithPasskeys(deps.env)) throw new AppError("ACTION_REFUSED", { values: { reason: noName } });
  await requireOwner(deps, user, given, request);
  const { prisma } = deps.db;
  const { passkeys: known } = await findFactors(prisma, user.userid);
  if (known.length >= most) throw new AppError("ACTION_REFUSED", { values: { reason: tooMany } });
  const { namaorganisasi } = await findSettings(prisma);
  const pengguna = handleOf(known);
  const owner = { ...user, known, handle: pengguna };
  const pilihan = await creationOptionsFor(deps, namaorganisasi ?? "e-Retribusi", owner);
  const opening = { jenis: "pendaftaran" as const, userid: user.userid, tantangan: pilihan.challenge, pengguna };
  return { tanda: (await openStep(deps, prisma, opening)).token, pilihan };
}

/** Adds the passkey that the browser has made. Throws STEP_ENDED, PASSKEY_REFUSED. */
export async function addOwnPasskey(
  deps: Deps,
  user: CurrentUser,
  { tanda, nama, kunci }: Adding,
  request: RequestFacts,
) {
  const { userid } = user;
  const { prisma } = deps.db;
  const step = await getStep(deps, prisma, tanda, "pendaftaran");
  const { pengguna } = step;
  if (step.userid !== userid || pengguna === null) throw new AppError("STEP_ENDED");
  const made = await readNewPasskey(deps, kunci, await spendChallenge(prisma, step));
  const change = { aksi: "faktor_pasang", facts: { faktor: "kuncisandi", nama }, mail: passkeyAddedMail } as const;
  try {
    return await changeFactors(deps, user, request, change, async (tx) => {
      await spendStep(deps, tx, step);
      const codes = await codesForFirst(tx, userid);
      await tx.kunci_sandi.create({ data: { ...made, userid, nama, pengguna } });
      return codes;
    });
  } catch (error) {
    if (duplicatedIndex(error) === undefined) throw error;
    throw refusePasskey("taken", userid);
  }
}

export async function removeOwnPasskey(
  deps: Deps,
  user: CurrentUser,
  id: number,
  given: string,
  request: RequestFacts,
) {
  await requireOwner(deps, user, given, request);
  const { userid } = user;
  const { nama } = (await deps.db.prisma.kunci_sandi.findFirst({ where: { id, userid } })) ?? {};
  if (nama === undefined) throw new AppError("NOT_FOUND");
  const change = { aksi: "faktor_lepas", facts: { faktor: "kuncisandi", nama }, mail: passkeyRemovedMail } as const;
  return changeFactors(deps, user, request, change, async (tx) => {
    const { count } = await tx.kunci_sandi.deleteMany({ where: { id, userid } });
    if (count === 0) throw new AppError("NOT_FOUND");
    return dropCodesAfterLast(tx, user);
  });
}

/** Calls a passkey of one's own otherwise. Throws NOT_FOUND. */
export async function renameOwnPasskey(deps: Deps, user: CurrentUser, id: number, nama: string, { ip }: RequestFacts) {
  const { userid } = user;
  await inTransaction(deps.db, async (tx) => {
    const before = await tx.kunci_sandi.findFirst({ where: { id, userid } });
    if (!before) throw new AppError("NOT_FOUND");
    if (before.nama === nama) return;
    const { count } = await tx.kunci_sandi.updateMany({ where: { id, userid }, data: { nama } });
    // Taken off meanwhile.
    if (count === 0) throw new AppError("NOT_FOUND");
    const about = { aksi: "faktor_nama", entitas: "userdata", kunci: String(userid) } as const;
    await writeAudit(tx, user, ip, { ...about, sebelum: { nama: before.nama }, sesudah: { nama } });
  });
  return getSecurity(deps, user);
}
