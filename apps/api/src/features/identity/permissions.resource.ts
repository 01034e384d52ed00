import { findPage } from "@retribusi/contract/access/pages";
import { permissions } from "@retribusi/contract/features/identity/permissions.entity";
import { AppError } from "../../lib/app-error.ts";
import { defineResource } from "../../records/resource.ts";

const builtIn = {
  en: "This permission opens a page of the application; it can't be renamed or deleted.",
  id: "Izin ini membuka halaman aplikasi; izin tidak dapat diganti namanya atau dihapus.",
};

export const permissionsResource = defineResource(permissions, {
  create: (tx, row) => tx.permissions.create({ data: row }),
  update: (tx, { id }, write) => tx.permissions.update({ where: { id }, data: write }),
  remove: (tx, { id }) => tx.permissions.delete({ where: { id } }),

  keeps: ({ name }, _, from) => (from === "delete" && findPage(String(name)) ? builtIn : undefined),

  async check({ before, write }) {
    const renamed = write?.name !== undefined && write.name !== before?.name;
    if (before && renamed && findPage(String(before.name))) {
      throw new AppError("ACTION_REFUSED", { values: { reason: builtIn } });
    }
  },
});
