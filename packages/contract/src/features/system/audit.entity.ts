import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, json, optional, reference, related, select, text, toTheSecond } from "../../define/field.ts";
import { roleLabels, roles } from "../../define/roles.ts";
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
import { logPelanggaran } from "../privacy/breach.entity.ts";
import { pemda } from "../region/pemda.entity.ts";
import { skpd } from "../region/skpd.entity.ts";
import { reportTrxAll } from "../report/trx-all.entity.ts";
import { jnspenerimaan } from "../revenue/jnspenerimaan.entity.ts";
import { mataanggaran } from "../revenue/mataanggaran.entity.ts";
import { auditActions } from "./audit.words.ts";
import { system } from "./system.entity.ts";

const audited = [
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
  reportTrxAll,
  logPelanggaran,
] as const;

/** What an entry is about: the name of an entity, or of what is no record. */
const subjects = [
  ...audited.map(({ name, title }) => ({ value: name, label: title })),
  { value: "jejak_audit", label: { en: "Audit trail", id: "Jejak Audit" } },
  { value: "log_keamanan", label: { en: "Security log", id: "Log Keamanan" } },
  { value: "pengaturan", label: { en: "Settings", id: "Pengaturan" } },
  { value: "target_pendapatan", label: { en: "Revenue targets", id: "Target Pendapatan" } },
  { value: "jadwal_laporan", label: { en: "Regular reports", id: "Laporan Berkala" } },
  { value: "tampilan_laporan", label: { en: "Views of reports", id: "Tampilan Laporan" } },
  { value: "permintaan_peran", label: { en: "Requests for roles", id: "Permintaan Peran" } },
  { value: "sesi", label: { en: "Sessions", id: "Sesi" } },
] as const;

/** Whether the trail holds single records of that name; logs are no records that somebody changes. */
export const hasHistory = (name: string): boolean => audited.some((entity) => entity.name === name);

export type AuditSubject = (typeof subjects)[number]["value"];

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
    waktu: instant({ en: "When", id: "Waktu" }, { moment: toTheSecond }),
    userid: optional(reference({ en: "Who", id: "Pelaku" }, userdata)),
    fullname: related("userid", userdata, "fullname", { label: { en: "Who", id: "Pelaku" } }),
    peran: optional(
      select(
        { en: "Acting as", id: "Sebagai" },
        roles.map((value) => ({ value, label: roleLabels[value] })),
      ),
    ),
    aksi: select({ en: "Action", id: "Aksi" }, auditActions),
    entitas: select({ en: "Record of", id: "Data" }, subjects),
    kunci: text({ en: "Record id", id: "Id data" }, 64),
    alamatip: optional(text({ en: "Address", id: "Alamat IP" }, 45)),
    sebelum: optional(json({ en: "Before", id: "Sebelum" })),
    sesudah: optional(json({ en: "After", id: "Sesudah" })),
  },
  columns: ["id", "waktu", "fullname", "peran", "aksi", "entitas", "kunci", "alamatip"],
  form: [],
  filters: ["userid", "peran", "aksi", "entitas", "kunci", "waktu"],
  search: ["fullname", "kunci", "sebelum", "sesudah"],
  sort: ["id", "waktu"],
  large: true,
  tables: {
    audit: { en: "the audit trail", id: "jejak audit" },
  },
  pages: {
    ...standardPages({ list: [], view: [] }),
  },
});
