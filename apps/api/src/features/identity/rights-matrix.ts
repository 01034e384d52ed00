import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { lateBy } from "../../records/conflict.ts";
import { requireRemovable } from "./role-has-permissions.resource.ts";

interface Tick {
  readonly permission_id: number;
  readonly role_id: number;
  readonly granted: boolean;
}

/**
 * Gives or takes one permission. Throws CONFLICT, with who and when, if it already stands as wished, because then somebody else has
 * changed it since the matrix was read.
 */
export async function setGrantOf(deps: Deps, user: CurrentUser, { granted, ...grant }: Tick, ip: string) {
  const kunci = `${grant.permission_id}-${grant.role_id}`;
  const isDone = await inTransaction(deps.db, async (tx) => {
    const role = await tx.roles.findUnique({ where: { id: grant.role_id } });
    const permission = await tx.permissions.findUnique({ where: { id: grant.permission_id } });
    if (!role || !permission) throw new AppError("NOT_FOUND");
    if (!granted) requireRemovable(role.name);
    const { count } = granted
      ? await tx.role_has_permissions.createMany({ data: [grant], skipDuplicates: true })
      : await tx.role_has_permissions.deleteMany({ where: grant });
    if (count === 0) return false;
    const row = { permission: permission.name, role: role.name };
    await writeAudit(tx, user, ip, {
      aksi: granted ? "add" : "delete",
      entitas: "role_has_permissions",
      kunci,
      ...(granted ? { sesudah: row } : { sebelum: row }),
    });
    return true;
  });
  if (!isDone) throw await lateBy(deps, user, [{ entitas: "role_has_permissions", kunci, aksi: ["add", "delete"] }]);
  return { granted };
}
