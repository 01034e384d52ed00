import { defineEntity, standardPages } from "../../define/entity.ts";
import { integer, reference, related } from "../../define/field.ts";
import { rolesEntity } from "./roles.entity.ts";
import { userdata } from "./userdata.entity.ts";

export const modelHasRoles = defineEntity({
  name: "model_has_roles",
  title: { en: "User authority", id: "Kewenangan Pengguna" },
  singular: { en: "role of a user", id: "kewenangan pengguna" },
  key: ["model_id", "role_id"],
  label: "fullname",
  fields: {
    model_id: reference({ en: "User", id: "Pengguna" }, userdata),
    username: related("model_id", userdata, "username"),
    fullname: related("model_id", userdata, "fullname"),
    role_id: reference({ en: "Role", id: "Peran" }, rolesEntity),
    role: related("role_id", rolesEntity, "name"),
    urutan: integer(
      { en: "Order", id: "Urutan" },
      { min: 1, max: 99 },
      { hint: { en: "The lowest one chooses the home page.", id: "Yang terkecil menentukan beranda." } },
    ),
  },
  columns: ["username", "fullname", "role", "urutan"],
  form: ["model_id", "role_id", "urutan"],
  filters: ["model_id", "role_id"],
  search: ["username", "fullname"],
  sort: ["model_id", "role_id", "urutan"],
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
