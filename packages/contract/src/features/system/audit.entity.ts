import { roleLabels, roles } from "../../access/roles.ts";
import { type AnyEntity, defineEntity } from "../../define/entity.ts";
import { instant, integer, json, optional, reference, related, select, text } from "../../define/field.ts";
import type { Label } from "../../define/label.ts";
import { alat } from "../booking/alat.entity.ts";
import { gedung } from "../booking/gedung.entity.ts";
import { penginapan } from "../booking/penginapan.entity.ts";
import { statusbooking } from "../booking/statusbooking.entity.ts";
import { kategoriobject } from "../catalog/kategoriobject.entity.ts";
import { kelompokpengelola } from "../catalog/kelompokpengelola.entity.ts";
import { objectretribusi } from "../catalog/objectretribusi.entity.ts";
import { modelHasPermissions } from "../identity/model-has-permissions.entity.ts";
import { modelHasRoles } from "../identity/model-has-roles.entity.ts";
import { permissions } from "../identity/permissions.entity.ts";
import { roleHasPermissions } from "../identity/role-has-permissions.entity.ts";
import { rolesEntity } from "../identity/roles.entity.ts";
import { userdata } from "../identity/userdata.entity.ts";
import { pemda } from "../region/pemda.entity.ts";
import { skpd } from "../region/skpd.entity.ts";
import { jnspenerimaan } from "../revenue/jnspenerimaan.entity.ts";
import { mataanggaran } from "../revenue/mataanggaran.entity.ts";
import { system } from "./system.entity.ts";

const audited: readonly AnyEntity[] = [
  userdata,
  rolesEntity,
  permissions,
  roleHasPermissions,
  modelHasRoles,
  modelHasPermissions,
  system,
  pemda,
  skpd,
  jnspenerimaan,
  mataanggaran,
  kategoriobject,
  kelompokpengelola,
  statusbooking,
  objectretribusi,
  penginapan,
  gedung,
  alat,
];

/** What people do to records; a feature's own actions show under their own name. */
const actions: readonly { readonly value: string; readonly label: Label }[] = [
  { value: "add", label: { en: "Added", id: "Ditambah" } },
  { value: "edit", label: { en: "Changed", id: "Diubah" } },
  { value: "delete", label: { en: "Deleted", id: "Dihapus" } },
  { value: "login", label: { en: "Signed in", id: "Masuk" } },
  { value: "logout", label: { en: "Signed out", id: "Keluar" } },
  { value: "switchrole", label: { en: "Switched role", id: "Berganti peran" } },
  { value: "resetpassword", label: { en: "Password reset", id: "Kata sandi diatur ulang" } },
  { value: "rights", label: { en: "Roles and rights", id: "Peran dan hak" } },
  { value: "apikey", label: { en: "API key made", id: "Kunci API dibuat" } },
  { value: "apikey_withdraw", label: { en: "API key withdrawn", id: "Kunci API dicabut" } },
  { value: "lihat_nik", label: { en: "Identity number seen", id: "NIK dilihat" } },
];

/** Who changed what, when, from what to what. Written by the server alone. */
export const jejakAudit = defineEntity({
  name: "jejak_audit",
  table: "audit",
  title: { en: "Audit trail", id: "Jejak Audit" },
  singular: { en: "audit entry", id: "catatan audit" },
  key: ["id"],
  label: "id",
  fields: {
    id: integer({ en: "No.", id: "No." }, { min: 1, max: 2 ** 31 }),
    waktu: instant({ en: "When", id: "Waktu" }),
    userid: optional(reference({ en: "Who", id: "Pelaku" }, userdata)),
    fullname: related("userid", userdata, "fullname", { label: { en: "Who", id: "Pelaku" } }),
    peran: optional(
      select(
        { en: "Acting as", id: "Sebagai" },
        roles.map((value) => ({ value, label: roleLabels[value] })),
      ),
    ),
    aksi: select({ en: "Action", id: "Tindakan" }, actions),
    entitas: select({ en: "Record of", id: "Data" }, [
      ...audited.map(({ name, title }) => ({ value: name, label: title })),
      { value: "sesi", label: { en: "Sessions", id: "Sesi" } },
    ]),
    kunci: text({ en: "Record id", id: "Id data" }, 64),
    alamatip: optional(text({ en: "Address", id: "Alamat IP" }, 45)),
    sebelum: optional(json({ en: "Before", id: "Sebelum" })),
    sesudah: optional(json({ en: "After", id: "Sesudah" })),
  },
  columns: ["id", "waktu", "fullname", "peran", "aksi", "entitas", "kunci", "alamatip"],
  form: [],
  filters: ["userid", "peran", "aksi", "entitas", "kunci", "waktu"],
  search: ["kunci"],
  sort: ["id", "waktu"],
  large: true,
  pages: {
    list: { verb: "list", roles: [] },
    view: { verb: "view", roles: [] },
  },
});
