import { z } from "zod";
import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, optional, reference, related, secret, text } from "../../define/field.ts";
import { pattern, words } from "../../define/pattern.ts";
import { pemda } from "../region/pemda.entity.ts";

const url = text({ en: "Address of the bank's service", id: "Alamat layanan bank" }, 255, {
  hint: { en: "Begins with https:// or http://", id: "Diawali https:// atau http://" },
});

/** Never with a name and password in it, which everybody would read in the list. */
const isService = (typed: string): boolean => !/^[^/]*[/\\]+[^/\\?#]*@/.test(typed);

const withoutPassword = words({
  en: "Write the address without user name and password; they belong into the authorization.",
  id: "Tulis alamat tanpa nama pengguna dan kata sandi; keduanya diisi pada otorisasi.",
});

const awalan = text({ en: "Prefix of billing ids", id: "Awalan id billing" }, 8, {
  hint: { en: "Digits only", id: "Hanya angka" },
});

/** A row is the bank connection of one region; the row without region serves all others. */
export const system = defineEntity({
  name: "system",
  title: { en: "System configuration", id: "Konfigurasi Sistem" },
  singular: { en: "bank connection", id: "koneksi bank" },
  key: ["id"],
  label: "bankid",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    idpemda: optional(
      reference({ en: "Regional government", id: "Pemerintah daerah" }, pemda, {
        hint: {
          en: "Empty: for every region without a connection of its own",
          id: "Kosong: untuk semua daerah yang belum punya koneksi sendiri",
        },
      }),
    ),
    pemdaname: related("idpemda", pemda, "pemdaname"),
    bankid: text({ en: "Bank id", id: "Id bank" }, 11),
    terminalid: text({ en: "Terminal id", id: "Id terminal" }, 30),
    url: optional({
      ...url,
      schema: url.schema.pipe(z.url({ protocol: /^https?$/ })).refine(isService, withoutPassword),
    }),
    authorization: optional(
      secret(
        { en: "Authorization", id: "Otorisasi" },
        {
          hint: {
            en: "Sent to the bank as it stands, or as “Bearer …” when it is a single word",
            id: "Dikirim ke bank apa adanya, atau sebagai “Bearer …” bila hanya satu kata",
          },
        },
      ),
    ),
    channelid: text({ en: "Channel id", id: "Id kanal" }, 5),
    awalan: {
      ...awalan,
      schema: awalan.schema.regex(pattern(/^\d{1,8}$/, { en: "Digits only.", id: "Hanya angka." })),
    },
    sysdate: instant({ en: "System date", id: "Tanggal sistem" }),
    datests: optional(instant({ en: "Deposit date (STS)", id: "Tanggal STS" })),
    date_created: instant({ en: "Created", id: "Dibuat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns: ["id", "pemdaname", "bankid", "terminalid", "url", "authorization", "channelid", "awalan"],
  form: ["idpemda", "bankid", "terminalid", "url", "authorization", "channelid", "awalan", "datests"],
  filters: ["idpemda"],
  search: ["bankid", "terminalid"],
  sort: ["id", "bankid"],
  uniqueIndexes: { system_cakupan_key: "idpemda" },
  tables: {
    hari_libur: { en: "holidays", id: "hari libur" },
    nomor_urut: { en: "numbered documents", id: "dokumen bernomor" },
    outbox: { en: "messages to be sent", id: "pesan yang akan dikirim" },
    sinkronisasi: { en: "data synchronisations", id: "sinkronisasi data" },
  },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
