import { defineEntity, standardPages } from "../../define/entity.ts";
import { email, image, integer, longText, optional, phone, select, text } from "../../define/field.ts";

export const zones = ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"] as const;

export const timeZone = select({ en: "Time zone", id: "Zona waktu" }, [
  { value: "Asia/Jakarta", label: { en: "WIB (Jakarta)", id: "WIB (Jakarta)" } },
  { value: "Asia/Makassar", label: { en: "WITA (Makassar)", id: "WITA (Makassar)" } },
  { value: "Asia/Jayapura", label: { en: "WIT (Jayapura)", id: "WIT (Jayapura)" } },
]);

export const pemda = defineEntity({
  name: "tbl_pemda",
  title: { en: "Regional governments", id: "Pemerintah Daerah" },
  singular: { en: "regional government", id: "pemerintah daerah" },
  key: ["idpemda"],
  label: "pemdaname",
  fields: {
    idpemda: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    pemdaid: text({ en: "Region code", id: "Kode daerah" }, 13, { unique: [] }),
    pemdaname: text({ en: "Regional government", id: "Pemerintah daerah" }, 120),
    /** Empty: the usual one of the settings, which is then written down. */
    zonawaktu: optional(timeZone),
    alamat: optional(longText({ en: "Address", id: "Alamat" }, 255)),
    notelp: optional(phone({ en: "Phone", id: "Telepon" })),
    email: optional(email({ en: "E-mail", id: "Surel" })),
    website: optional(text({ en: "Website", id: "Situs web" }, 120)),
    logo: optional(image({ en: "Coat of arms", id: "Lambang daerah" })),
  },
  columns: ["idpemda", "logo", "pemdaid", "pemdaname", "zonawaktu"],
  form: ["pemdaid", "pemdaname", "zonawaktu", "alamat", "notelp", "email", "website", "logo"],
  filters: ["zonawaktu"],
  search: ["pemdaid", "pemdaname"],
  sort: ["idpemda", "pemdaid", "pemdaname", "zonawaktu"],
  unique: ["pemdaid"],
  import: true,
  uniqueIndexes: { tbl_pemda_pemdaid_key: "pemdaid" },
  pages: {
    ...standardPages({ list: ["bank"], view: ["bank"], add: ["bank"], edit: ["bank"], delete: ["bank"] }),
    data_sync: { verb: "sync", roles: ["bank"] },
  },
});
