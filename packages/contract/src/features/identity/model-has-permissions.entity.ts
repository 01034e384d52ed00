import { defineEntity, standardPages } from "../../define/entity.ts";
import { reference, related, text } from "../../define/field.ts";
import { permissions } from "./permissions.entity.ts";
import { userdata } from "./userdata.entity.ts";

export const modelHasPermissions = defineEntity({
  name: "model_has_permissions",
  title: { en: "Permissions of users", id: "Izin per Pengguna" },
  singular: { en: "permission of a user", id: "izin pengguna" },
  key: ["permission_id", "model_id"],
  label: "permission",
  fields: {
    permission_id: reference({ en: "Permission", id: "Izin" }, permissions),
    permission: related("permission_id", permissions, "name"),
    model_id: reference({ en: "User", id: "Pengguna" }, userdata),
    username: related("model_id", userdata, "username"),
    fullname: related("model_id", userdata, "fullname"),
    model_type: text({ en: "Kind of holder", id: "Jenis pemegang" }, 60),
  },
  columns: ["permission", "username", "fullname"],
  form: ["permission_id", "model_id", "model_type"],
  filters: ["permission_id", "model_id"],
  search: ["permission", "fullname"],
  sort: ["permission_id", "model_id"],
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
