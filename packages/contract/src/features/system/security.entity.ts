import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, optional, reference, related, select, text, toTheSecond } from "../../define/field.ts";
import { userdata } from "../identity/userdata.entity.ts";
import { securityKinds } from "./security.words.ts";

/** Who was refused, and whose password changed. Written by the server alone; repeats within a minute are one entry. */
export const logKeamanan = defineEntity({
  name: "log_keamanan",
  title: { en: "Security log", id: "Log Keamanan" },
  singular: { en: "security event", id: "kejadian keamanan" },
  key: ["id"],
  label: "id",
  fields: {
    id: integer({ en: "No.", id: "No." }, { min: 1, max: 2 ** 31 }),
    waktu: instant({ en: "When", id: "Waktu" }, { moment: toTheSecond }),
    terakhir: instant({ en: "Last repeated", id: "Terakhir berulang" }, { moment: toTheSecond }),
    jumlah: integer({ en: "How often", id: "Berapa kali" }, { min: 1, max: 2 ** 31 }),
    jenis: select({ en: "Event", id: "Kejadian" }, securityKinds),
    userid: optional(reference({ en: "Account", id: "Akun" }, userdata)),
    fullname: related("userid", userdata, "fullname", { label: { en: "Account", id: "Akun" } }),
    nama: optional(
      text({ en: "Name mark", id: "Tanda nama" }, 64, {
        hint: {
          en: "A mark of the unknown name that was typed, never the text: it may have been a password. The same text has the same mark.",
          id: "Tanda dari nama tak dikenal yang diketik, bukan teksnya: bisa jadi itu kata sandi. Teks yang sama punya tanda yang sama.",
        },
      }),
    ),
    alamatip: optional(text({ en: "IP address", id: "Alamat IP" }, 45)),
    perangkat: optional(text({ en: "Device", id: "Perangkat" }, 255)),
    halaman: optional(text({ en: "Page", id: "Halaman" }, 255)),
    idpermintaan: optional(text({ en: "Request id", id: "Id permintaan" }, 64)),
  },
  columns: [
    ...(["id", "waktu", "jenis", "jumlah", "fullname", "alamatip", "halaman", "nama"] as const),
    // What a collector or an investigator matches by; an export takes the columns of the list.
    ...(["terakhir", "perangkat", "idpermintaan"] as const),
  ],
  form: [],
  filters: ["jenis", "userid", "nama", "alamatip", "waktu"],
  search: ["alamatip", "nama"],
  sort: ["id", "waktu"],
  order: { by: "id", type: "desc" },
  large: true,
  pages: {
    ...standardPages({ list: [], view: [] }),
  },
});
