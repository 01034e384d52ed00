import { modelHasPermissions } from "@retribusi/contract/features/identity/model-has-permissions.entity";
import { AppError } from "../../lib/app-error.ts";
import { defineResource } from "../../records/resource.ts";

/** The only kind of holder there is. */
const model_type = "userdata";
const onlyUsers = { en: "Only “userdata” can hold a permission.", id: "Hanya “userdata” yang dapat memegang izin." };

export const modelHasPermissionsResource = defineResource(modelHasPermissions, {
  create: (tx, row) => tx.model_has_permissions.create({ data: row }),
  update: (tx, key, write) =>
    tx.model_has_permissions.update({
      where: { permission_id_model_id_model_type: { ...key, model_type } },
      data: write,
    }),
  remove: (tx, key) =>
    tx.model_has_permissions.delete({ where: { permission_id_model_id_model_type: { ...key, model_type } } }),

  async check({ write }) {
    if ((write?.model_type ?? model_type) !== model_type) {
      throw new AppError("VALIDATION", { fields: { model_type: onlyUsers } });
    }
  },
});
