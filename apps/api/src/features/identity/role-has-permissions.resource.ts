import { roleHasPermissions } from "@retribusi/contract/features/identity/role-has-permissions.entity";
import { AppError } from "../../lib/app-error.ts";
import { defineResource } from "../../records/resource.ts";

const everyPage = {
  en: "The super user holds every page; none can be taken away.",
  id: "Super user memegang semua halaman; tidak ada yang dapat dicabut.",
};

/** Throws ACTION_REFUSED for a permission of the super user. */
export function requireRemovable(role: unknown): void {
  if (role === "superuser") throw new AppError("ACTION_REFUSED", { values: { reason: everyPage } });
}

export const roleHasPermissionsResource = defineResource(roleHasPermissions, {
  create: (tx, row) => tx.role_has_permissions.create({ data: row }),
  update: (tx, key, write) => tx.role_has_permissions.update({ where: { permission_id_role_id: key }, data: write }),
  remove: (tx, key) => tx.role_has_permissions.delete({ where: { permission_id_role_id: key } }),

  keeps: ({ role }, _, from) => (from === "delete" && role === "superuser" ? everyPage : undefined),

  async check({ before }) {
    requireRemovable(before?.role);
  },
});
