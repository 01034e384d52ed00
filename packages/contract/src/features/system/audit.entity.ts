import { type AnyEntity, defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, json, optional, reference, related, select, text, toTheSecond } from "../../define/field.ts";
import { roleLabels, roles } from "../../define/roles.ts";
import { userdata } from "../identity/userdata.entity.ts";
import { auditActions, otherSubjects } from "./audit.words.ts";

const title = { en: "Audit trail", id: "Jejak Audit" };

const who = {
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
};

const what = {
  kunci: text({ en: "Record id", id: "Id data" }, 64),
  alamatip: optional(text({ en: "Address", id: "Alamat IP" }, 45)),
  sebelum: optional(json({ en: "Before", id: "Sebelum" })),
  sesudah: optional(json({ en: "After", id: "Sesudah" })),
};

/** What an entry is about: records of an entity, the trail itself, or what is no record. */
const subjects = (others: readonly Pick<AnyEntity, "name" | "title">[]) => [
  ...others.map((entity) => ({ value: entity.name, label: entity.title })),
  { value: "jejak_audit", label: title },
  ...otherSubjects,
];

/**
 * Who changed what, when, from what to what. Written by the server alone.
 * @param others every other entity of the product: the registry knows them
 */
export const auditTrailOf = (others: readonly Pick<AnyEntity, "name" | "title">[]) =>
  defineEntity({
    name: "jejak_audit",
    table: "audit",
    title,
    singular: { en: "audit entry", id: "catatan audit" },
    key: ["id"],
    label: "id",
    fields: { ...who, entitas: select({ en: "Record of", id: "Data" }, subjects(others)), ...what },
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
