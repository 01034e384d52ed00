import { isRole } from "@retribusi/contract/define/roles";
import { rolesEntity } from "@retribusi/contract/features/identity/roles.entity";
import { AppError } from "../../lib/app-error.ts";
import { defineResource } from "../../records/resource.ts";

const builtIn = {
  en: "The application relies on this role; it can't be renamed or deleted.",
  id: "Aplikasi bergantung pada peran ini; peran tidak dapat diganti namanya atau dihapus.",
};

export const rolesResource = defineResource(rolesEntity, {
  create: (tx, row) => tx.roles.create({ data: row }),
  update: (tx, { id }, write) => tx.roles.update({ where: { id }, data: write }),

  /** Its grants go with it; a role that somebody has stays. */
  async remove(tx, { id }) {
    await tx.role_has_permissions.deleteMany({ where: { role_id: id } });
    await tx.roles.delete({ where: { id } });
  },

  keeps: ({ name }, _, from) => (from === "delete" && isRole(String(name)) ? builtIn : undefined),

  async check({ before, write }) {
    const renamed = write?.name !== undefined && write.name !== before?.name;
    if (before && renamed && isRole(String(before.name))) {
      throw new AppError("ACTION_REFUSED", { values: { reason: builtIn } });
    }
  },
});
