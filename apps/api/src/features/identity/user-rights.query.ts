import { createHash } from "node:crypto";
import type { UserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";

const nameOnly = { select: { id: true, name: true }, orderBy: { id: "asc" } } as const;

/** All roles with their grants, as pairs of permission and role id. */
export async function readMatrix(tx: Transaction) {
  const roles = await tx.roles.findMany(nameOnly);
  const permissions = await tx.permissions.findMany(nameOnly);
  const grants = await tx.role_has_permissions.findMany();
  return { roles, permissions, grants: grants.map((grant): [number, number] => [grant.permission_id, grant.role_id]) };
}

/** What a user holds: role ids in order, ids of extra permissions, and a fingerprint of both. */
export async function readHoldings(tx: Transaction, userid: number) {
  const roles = await tx.model_has_roles.findMany({
    where: { model_id: userid },
    orderBy: [{ urutan: "asc" }, { role_id: "asc" }],
  });
  const extras = await tx.model_has_permissions.findMany({
    where: { model_id: userid },
    orderBy: { permission_id: "asc" },
  });
  const held = roles.map(({ role_id }) => role_id);
  const extra = extras.map(({ permission_id }) => permission_id);
  const versi = createHash("sha256")
    .update(JSON.stringify([held, extra]))
    .digest("base64url")
    .slice(0, 16);
  return { held, extra, versi };
}

/** Throws NOT_FOUND. */
export async function getRightsOf(tx: Transaction, userid: number): Promise<UserRights> {
  const user = await tx.userdata.findUnique({
    where: { userid },
    select: { userid: true, username: true, fullname: true, statusakun: true },
  });
  if (!user) throw new AppError("NOT_FOUND");
  const { roles, permissions, grants } = await readMatrix(tx);
  const pagesOf = (role: number) => grants.filter(([, other]) => other === role).map(([permission]) => permission);
  return {
    user,
    ...(await readHoldings(tx, userid)),
    permissions,
    roles: roles.map((role) => ({ ...role, permissions: pagesOf(role.id) })),
  };
}
