import { type Journey, mark } from "./entities.data.ts";

const guard = { label: "Guard", wanted: "api" };

/** Users, rights and the bank connections. What is granted goes to the super user, who holds it anyway, or to a role that nobody has. */
/** A permission is chosen by its name, and read with what it opens. */
const permissions = {
  inline: {
    field: "permission",
    value: { choose: "tbl_pemda/view" },
    shows: "Regional governments: View (tbl_pemda/view)",
  },
  edit: {
    label: "Permission",
    value: { choose: "tbl_pemda/add" },
    field: "permission",
    shows: "Regional governments: Add (tbl_pemda/add)",
  },
} as const;

export const administration: readonly Journey[] = [
  {
    entity: "userdata",
    search: "contoh",
    filter: { label: "Account status", wanted: { choose: "Blocked" } },
    add: {
      "User name": `uji.${mark}`,
      "E-mail": `${mark}@contoh.example`,
      "Full name": `Uji ${mark}`,
      Password: "Retribusi#2026",
      Phone: "081200000001",
      "Account status": { choose: "Not active" },
    },
    inline: { field: "fullname", value: `Uji coba ${mark}` },
    edit: { label: "Phone", value: "081200000002", field: "notelp", shows: "0812-0000-0002" },
  },
  {
    entity: "system",
    search: "110",
    filter: { label: "Regional government", wanted: { choose: "Pemerintah Provinsi Maluku" } },
    add: {
      "Regional government": { choose: `Uji bank ${mark}` },
      "Bank id": "999",
      "Terminal id": "UJI1",
      "Address of the bank's service": "https://bank.example/layanan",
      Authorization: "rahasia-uji",
      "Channel id": "6011",
      "Prefix of billing ids": "77701",
    },
    inline: { field: "terminalid", value: "UJI2" },
    edit: { label: "Channel id", value: "6012", field: "channelid" },
    needs: { entity: "tbl_pemda", data: { pemdaid: `b${mark}`, pemdaname: `Uji bank ${mark}` } },
  },
  {
    entity: "permissions",
    search: "tbl_pemda",
    filter: guard,
    add: { Permission: `uji/${mark}`, Guard: "api" },
    inline: { field: "name", value: `uji/${mark}i` },
    edit: { label: "Guard", value: "web", field: "guard_name" },
  },
  {
    entity: "roles",
    search: "pe",
    filter: guard,
    add: { Role: `uji-${mark}`, Guard: "api" },
    inline: { field: "name", value: `uji-${mark}i` },
    edit: { label: "Guard", value: "web", field: "guard_name" },
  },
  {
    entity: "role_has_permissions",
    search: "tbl_pemda",
    filter: { label: "Role", wanted: { choose: "bank" } },
    add: { Permission: { choose: "tbl_pemda/list" }, Role: { choose: "default" } },
    ...permissions,
  },
  {
    entity: "model_has_permissions",
    search: "petugas",
    filter: { label: "User", wanted: { choose: "Petugas Bank" } },
    add: {
      Permission: { choose: "tbl_pemda/list" },
      User: { choose: "Administrator Sistem" },
      "Kind of holder": "userdata",
    },
    ...permissions,
    needs: { entity: "model_has_permissions", data: { permission_id: 1, model_id: 2, model_type: "userdata" } },
  },
  {
    entity: "model_has_roles",
    search: "petugas",
    filter: { label: "Role", wanted: { choose: "dinas" } },
    add: { User: { choose: "Yohana Nugraha" }, Role: { choose: "default" }, Order: "2" },
    inline: { field: "urutan", value: "3" },
    edit: { label: "Order", value: "4", field: "urutan" },
  },
];
