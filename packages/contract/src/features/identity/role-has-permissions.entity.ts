import { defineEntity, standardPages } from "../../define/entity.ts";
import { reference, related } from "../../define/field.ts";
import { permissions } from "./permissions.entity.ts";
import { rolesEntity } from "./roles.entity.ts";

export const roleHasPermissions = defineEntity({
  name: "role_has_permissions",
  title: { en: "Permissions of roles", id: "Izin per Peran" },
  singular: { en: "permission of a role", id: "izin peran" },
  key: ["permission_id", "role_id"],
  label: "permission",
  fields: {
    permission_id: reference({ en: "Permission", id: "Izin" }, permissions),
    permission: related("permission_id", permissions, "name"),
    role_id: reference({ en: "Role", id: "Peran" }, rolesEntity),
    role: related("role_id", rolesEntity, "name"),
  },
  columns: ["permission", "role"],
  form: ["permission_id", "role_id"],
  filters: ["permission_id", "role_id"],
  search: ["permission", "role"],
  sort: ["permission_id", "role_id"],
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
    matriks: { label: { en: "Matrix", id: "Matriks" }, verb: "matrix", roles: [] },
  },
});
