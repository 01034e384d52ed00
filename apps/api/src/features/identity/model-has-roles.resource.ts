import { modelHasRoles } from "@retribusi/contract/features/identity/model-has-roles.entity";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { defineResource } from "../../records/resource.ts";
import { missingFor } from "./assignment.ts";
import { keepSuperuser } from "./superuser.ts";

/** Throws VALIDATION unless the user has the region, agency or group that the role works for. */
async function requireAssignment(
  tx: Transaction,
  { model_id, role_id }: { model_id: number; role_id: number },
): Promise<void> {
  const { roles, userdata } = await tx.model_has_roles.findUniqueOrThrow({
    where: { model_id_role_id: { model_id, role_id } },
    include: { roles: true, userdata: true },
  });
  const [first] = Object.values(missingFor([roles.name], userdata));
  if (first) throw new AppError("VALIDATION", { fields: { role_id: first } });
}

export const modelHasRolesResource = defineResource(modelHasRoles, {
  async create(tx, row) {
    const created = await tx.model_has_roles.create({ data: row });
    await requireAssignment(tx, created);
    return created;
  },
  async update(tx, key, write) {
    await keepSuperuser(tx, () => tx.model_has_roles.update({ where: { model_id_role_id: key }, data: write }));
    await requireAssignment(tx, { ...key, ...write });
  },
  async remove(tx, key) {
    await keepSuperuser(tx, () => tx.model_has_roles.delete({ where: { model_id_role_id: key } }));
  },
});
