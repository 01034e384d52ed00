import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, text } from "../../define/field.ts";

export const permissions = defineEntity({
  name: "permissions",
  title: { en: "Permissions", id: "Izin" },
  singular: { en: "permission", id: "izin" },
  key: ["id"],
  label: "name",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    name: text({ en: "Permission", id: "Izin" }, 120, { unique: [], code: "permission" }),
    guard_name: text({ en: "Guard", id: "Guard" }, 30),
    created_at: instant({ en: "Created", id: "Dibuat" }),
    updated_at: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns: ["id", "name", "guard_name", "created_at", "updated_at"],
  form: ["name", "guard_name"],
  filters: ["guard_name"],
  search: ["name"],
  sort: ["id", "name", "created_at", "updated_at"],
  uniqueIndexes: { permissions_name_key: "name" },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
