import type { setUserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { requireVerb } from "../../access/permissions.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { lateBy } from "../../records/conflict.ts";
import { addRecord } from "../../records/write.ts";
import { missingFor } from "./assignment.ts";
import { passwordProblemsOf } from "./password-policy.ts";
import { keepSuperuser } from "./superuser.ts";
import { getRightsOf, readHoldings } from "./user-rights.query.ts";
import { requireFittingAssignment, userdataResource } from "./userdata.resource.ts";

type Wish = z.output<typeof setUserRights.body>;
type Holdings = Pick<Wish, "held" | "extra">;

const unknown = {
  en: "One of these has been deleted meanwhile. Please read the page again.",
  id: "Salah satu pilihan ini sudah dihapus. Muat ulang halaman ini.",
};

/** Names for the audit log, in order. Throws VALIDATION for an id that is none. */
async function namesOf(tx: Transaction, { held, extra }: Holdings) {
  const roles = new Map((await tx.roles.findMany({ where: { id: { in: held } } })).map(({ id, name }) => [id, name]));
  const permissions = await tx.permissions.findMany({ where: { id: { in: extra } }, orderBy: { name: "asc" } });
  if (roles.size !== new Set(held).size) throw new AppError("VALIDATION", { fields: { held: unknown } });
  if (permissions.length !== new Set(extra).size) throw new AppError("VALIDATION", { fields: { extra: unknown } });
  return { peran: held.map((id) => roles.get(id) ?? ""), izin: permissions.map(({ name }) => name) };
}

/** A role that stays keeps its row, whose version is raised when its place changes. */
async function replaceRoles(tx: Transaction, userid: number, held: readonly number[]): Promise<void> {
  const model_id = userid;
  await tx.model_has_roles.deleteMany({ where: { model_id, role_id: { notIn: [...held] } } });
  for (const [index, role_id] of [...new Set(held)].entries()) {
    const urutan = index + 1;
    const place = { urutan, versi: { increment: 1 } };
    await tx.model_has_roles.updateMany({ where: { model_id, role_id, urutan: { not: urutan } }, data: place });
    await tx.model_has_roles.createMany({ data: [{ model_id, role_id, urutan }], skipDuplicates: true });
  }
}

async function replaceExtras(tx: Transaction, userid: number, extra: readonly number[]): Promise<void> {
  await tx.model_has_permissions.deleteMany({ where: { model_id: userid } });
  await tx.model_has_permissions.createMany({
    data: [...new Set(extra)].map((permission_id) => ({ model_id: userid, permission_id })),
  });
}

/** Throws VALIDATION naming the roles when the user lacks the region, agency or group that one of them works for. */
async function requireAssigned(tx: Transaction, userid: number, roles: readonly string[]): Promise<void> {
  const [first] = Object.values(missingFor(roles, await tx.userdata.findUniqueOrThrow({ where: { userid } })));
  if (first) throw new AppError("VALIDATION", { fields: { held: first } });
}

/** Somebody else has given or taken rights of this user, whole or in the lists of roles and personal permissions. */
const lateChange = (deps: Deps, user: CurrentUser, userid: number): Promise<AppError> =>
  lateBy(deps, user, [
    { entitas: "userdata", kunci: String(userid), aksi: ["rights"] },
    { entitas: "model_has_roles", kunci: { startsWith: `${userid}-` }, aksi: ["add", "edit", "delete"] },
    { entitas: "model_has_permissions", kunci: { endsWith: `-${userid}` }, aksi: ["add", "edit", "delete"] },
  ]);

/**
 * Replaces a user's roles and extra permissions; the user's row is locked, so that two administrators go one after the other. Throws
 * CONFLICT, with who and when, for whoever has not seen what they are now.
 */
export async function replaceUserRights(deps: Deps, user: CurrentUser, userid: number, wish: Wish, ip: string) {
  const replaced = await inTransaction(deps.db, async (tx) => {
    await tx.$queryRaw`SELECT userid FROM userdata WHERE userid = ${userid} FOR UPDATE`;
    await getRightsOf(tx, userid);
    const before = await readHoldings(tx, userid);
    if (before.versi !== wish.versi) return;
    const sebelum = await namesOf(tx, before);
    const sesudah = await namesOf(tx, wish);
    await keepSuperuser(tx, () => replaceRoles(tx, userid, wish.held));
    await requireAssigned(tx, userid, sesudah.peran);
    await replaceExtras(tx, userid, wish.extra);
    await writeAudit(tx, user, ip, { aksi: "rights", entitas: "userdata", kunci: String(userid), sebelum, sesudah });
    return getRightsOf(tx, userid);
  });
  if (!replaced) throw await lateChange(deps, user, userid);
  return replaced;
}

interface NewUser {
  readonly roles: readonly number[];
  readonly user: Readonly<Record<string, unknown>>;
}

/** Adds a user with their roles in one transaction, so that what the roles need is checked where it was typed. */
export async function addWithRoles(deps: Deps, user: CurrentUser, { roles, user: body }: NewUser, ip: string) {
  if (roles.length > 0) requireVerb(user, "model_has_roles", "add");
  const resource: typeof userdataResource = {
    ...userdataResource,
    async problems(form) {
      const held = await deps.db.prisma.roles.findMany({ where: { id: { in: [...roles] } }, select: { name: true } });
      return passwordProblemsOf(
        deps,
        form,
        held.map(({ name }) => name),
      );
    },
    async create(tx, row, by) {
      const created = await userdataResource.create(tx, row, by);
      const userid = Number(created.userid);
      const sesudah = await namesOf(tx, { held: [...roles], extra: [] });
      await replaceRoles(tx, userid, roles);
      await requireFittingAssignment(tx, userid, row);
      if (roles.length > 0) {
        const kunci = String(userid);
        await writeAudit(tx, user, ip, { aksi: "rights", entitas: "userdata", kunci, sesudah });
      }
      return created;
    },
  };
  const [userid = 0] = await addRecord({ deps, user, ip, resource }, body);
  return { userid };
}
