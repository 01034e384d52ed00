import type { decideAccount, decideRequest } from "@retribusi/contract/features/identity/review.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { homePath, webAddress } from "../../lib/web-address.ts";
import { writeAudit } from "../../records/audit.ts";
import { lateBy } from "../../records/conflict.ts";
import { signedAddress } from "../files/signature.ts";
import { requireReviewer } from "./review.query.ts";
import { reviewMail } from "./review-mail.ts";
import { placeWith } from "./role-place.ts";
import { rolesOf } from "./role-request.query.ts";
import { requireFittingAssignment } from "./userdata.resource.ts";

type AccountDecision = z.output<typeof decideAccount.body>;
type RequestDecision = z.output<typeof decideRequest.body>;

const decided = ["approve", "refuse", "withdraw", "edit", "delete"] as const;

/** The address of the letter an organisation registered with; the look is noted. Throws NOT_FOUND where there is none. */
export async function openLetterOf(deps: Deps, user: CurrentUser, userid: number, ip: string) {
  requireReviewer(user);
  const found = await deps.db.prisma.userdata.findUnique({
    where: { userid },
    select: { berkas_suratorganisasi: { select: { path: true, namaasli: true } } },
  });
  const letter = found?.berkas_suratorganisasi;
  if (!letter) throw new AppError("NOT_FOUND");
  const entry = { entitas: "userdata", kunci: String(userid), sesudah: { berkas: letter.namaasli } } as const;
  await writeAudit(deps.db.prisma, user, ip, { aksi: "lihat_surat", ...entry });
  return { path: signedAddress(deps, letter.path) };
}

/**
 * Decides on an account that waits for review. One statement compares and writes, so that of several reviewers exactly one decides; the
 * others learn who did.
 */
export async function decideOnAccount(
  deps: Deps,
  user: CurrentUser,
  userid: number,
  wish: AccountDecision,
  ip: string,
) {
  requireReviewer(user);
  const kunci = String(userid);
  const isApproved = wish.putusan === "setuju";
  const statusakun = isApproved ? accountStatus.active : accountStatus.notActive;
  const change = isApproved ? { statusakun, kelompoktarif: wish.kelompoktarif } : { statusakun };
  const done = await inTransaction(deps.db, async (tx) => {
    const { count } = await tx.userdata.updateMany({
      where: { userid, statusakun: accountStatus.waiting, versi: wish.versi },
      data: { ...change, versi: { increment: 1 } },
    });
    if (count === 0) return false;
    const person = await tx.userdata.findUniqueOrThrow({ where: { userid } });
    const reason = isApproved ? {} : { alasan: wish.alasan };
    await writeAudit(tx, user, ip, {
      aksi: isApproved ? "approve" : "refuse",
      entitas: "userdata",
      kunci,
      sebelum: { statusakun: accountStatus.waiting },
      sesudah: { ...change, ...reason },
    });
    const mail = isApproved
      ? reviewMail("accountApproved", person, { address: webAddress(deps.env, "/index/login") })
      : reviewMail("accountRefused", person, { address: "", reason: wish.alasan });
    await enqueueMail(tx, mail, null);
    return true;
  });
  if (done) return { statusakun };
  if (!(await deps.db.prisma.userdata.findUnique({ where: { userid } }))) throw new AppError("NOT_FOUND");
  throw await lateBy(deps, user, [{ entitas: "userdata", kunci, aksi: decided }]);
}

const ownRequest = {
  en: "Nobody decides on a request of their own. Another super user has to look at it.",
  id: "Permintaan sendiri tidak dapat diputuskan sendiri. Super user lain yang harus meninjaunya.",
};

async function getRequest(tx: Transaction, id: number) {
  const found = await tx.permintaan_peran.findUnique({
    where: { id },
    include: { roles: true, userdata_userid: true },
  });
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

type Asked = Awaited<ReturnType<typeof getRequest>>;

/** What stands in the way of the place is told as one sentence: there is no field to mend it at. */
async function placeOf(tx: Transaction, wish: Parameters<typeof placeWith>[1]) {
  try {
    return await placeWith(tx, wish);
  } catch (error) {
    const [reason] = error instanceof AppError ? Object.values(error.facts.fields ?? {}) : [];
    if (!reason) throw error;
    throw new AppError("ACTION_REFUSED", { values: { reason } });
  }
}

/** Adds the role behind those that the person has, and the place it works for. */
async function giveRole(tx: Transaction, user: CurrentUser, { userid, role_id, roles, ...wished }: Asked, ip: string) {
  // The same lock as a change of all rights at once: the two go one after the other.
  await tx.$queryRaw`SELECT userid FROM userdata WHERE userid = ${userid} FOR UPDATE`;
  const present = await tx.userdata.findUniqueOrThrow({ where: { userid } });
  const held = await rolesOf(tx, userid);
  const place = await placeOf(tx, { held, role: roles.name, present, wished });
  // “No role yet” would stay the first one and choose the home.
  await tx.model_has_roles.deleteMany({ where: { model_id: userid, roles: { name: "default" } } });
  const { _max } = await tx.model_has_roles.aggregate({ where: { model_id: userid }, _max: { urutan: true } });
  await tx.userdata.update({ where: { userid }, data: { ...place, versi: { increment: 1 } } });
  await tx.model_has_roles.createMany({
    data: [{ model_id: userid, role_id, urutan: (_max.urutan ?? 0) + 1 }],
    skipDuplicates: true,
  });
  await requireFittingAssignment(tx, userid, place);
  const { pemdaid, skpdid, pengelolaid } = present;
  await writeAudit(tx, user, ip, {
    aksi: "rights",
    entitas: "userdata",
    kunci: String(userid),
    sebelum: { peran: held, pemdaid, skpdid, pengelolaid },
    sesudah: { peran: await rolesOf(tx, userid), ...place },
  });
}

/** Decides on a request for a role; approving gives the role and where it works in the same transaction. */
export async function decideOnRequest(deps: Deps, user: CurrentUser, id: number, wish: RequestDecision, ip: string) {
  requireReviewer(user);
  const kunci = String(id);
  const isApproved = wish.putusan === "setuju";
  const reason = isApproved ? {} : { alasanputus: wish.alasan };
  const done = await inTransaction(deps.db, async (tx) => {
    const asked = await getRequest(tx, id);
    if (asked.userid === user.userid) throw new AppError("ACTION_REFUSED", { values: { reason: ownRequest } });
    const { count } = await tx.permintaan_peran.updateMany({
      where: { id, keadaan: "menunggu" },
      data: {
        keadaan: isApproved ? "disetujui" : "ditolak",
        diputusoleh: user.userid,
        tglputus: deps.clock.now(),
        ...reason,
      },
    });
    if (count === 0) return;
    if (isApproved) await giveRole(tx, user, asked, ip);
    await writeAudit(tx, user, ip, {
      aksi: isApproved ? "approve" : "refuse",
      entitas: "permintaan_peran",
      kunci,
      sesudah: { userid: asked.userid, peran: [asked.roles.name], ...(isApproved ? {} : { alasan: wish.alasan }) },
    });
    const person = asked.userdata_userid;
    const facts = { role: asked.roles.name, address: webAddress(deps.env, isApproved ? homePath : "/account/peran") };
    const mail = isApproved
      ? reviewMail("roleApproved", person, facts)
      : reviewMail("roleRefused", person, { ...facts, reason: wish.alasan });
    await enqueueMail(tx, mail, null);
    return { peran: await rolesOf(tx, asked.userid) };
  });
  if (done) return done;
  throw await lateBy(deps, user, [{ entitas: "permintaan_peran", kunci, aksi: decided }]);
}
