import { defineEntity, standardPages } from "../../define/entity.ts";
import { integer, text } from "../../define/field.ts";

export const rolesEntity = defineEntity({
  name: "roles",
  title: { en: "Roles", id: "Peran" },
  singular: { en: "role", id: "peran" },
  key: ["id"],
  label: "name",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    name: text({ en: "Role", id: "Peran" }, 60, { unique: [], code: "role" }),
    guard_name: text({ en: "Guard", id: "Guard" }, 30),
  },
  columns: ["id", "name", "guard_name"],
  form: ["name", "guard_name"],
  filters: ["guard_name"],
  search: ["name"],
  sort: ["id", "name"],
  uniqueIndexes: { roles_name_key: "name" },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
