import { z } from "zod";
import { defineEntity, standardPages } from "../../define/entity.ts";
import { flag, instant, integer, optional, reference, related, secret, select, text } from "../../define/field.ts";
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

const partnerid = text({ en: "Partner id", id: "Id mitra" }, 36, {
  unique: [],
  hint: { en: "X-PARTNER-ID of the contract with the bank", id: "X-PARTNER-ID dalam perjanjian dengan bank" },
});

const clientkey = text({ en: "Client key", id: "Kunci klien" }, 64, {
  unique: [],
  hint: { en: "X-CLIENT-KEY that the bank asks for a token with", id: "X-CLIENT-KEY yang dipakai bank meminta token" },
});

const billKeepers = [
  {
    value: "sendiri",
    label: { en: "Here: the bank asks", id: "Di sini: bank bertanya" },
    meaning: {
      en: "The bank inquires and pays at this application.",
      id: "Bank melakukan inquiry dan pembayaran ke aplikasi ini.",
    },
  },
  {
    value: "bank",
    label: { en: "At the bank", id: "Di bank" },
    meaning: {
      en: "The bank keeps the account and tells when it was paid.",
      id: "Bank menyimpan virtual account dan memberi tahu bila dibayar.",
    },
  },
] as const;

const signatures = [
  { value: "hmac", label: { en: "HMAC-SHA512 with a token", id: "HMAC-SHA512 dengan token" } },
  { value: "rsa", label: { en: "SHA256withRSA without a token", id: "SHA256withRSA tanpa token" } },
] as const;

const encodings = [
  { value: "base64", label: { en: "Base64", id: "Base64" } },
  { value: "hex", label: { en: "Hexadecimal", id: "Heksadesimal" } },
] as const;

/** A row is the connection of one region to a bank; those without region serve all others. A bill is paid through the first, unless another is chosen. */
export const system = defineEntity({
  name: "system",
  title: { en: "System configuration", id: "Konfigurasi Sistem" },
  singular: { en: "bank connection", id: "koneksi bank" },
  key: ["id"],
  label: "sebutan",
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
    namabank: optional(
      text({ en: "Name of the bank", id: "Nama bank" }, 60, {
        hint: { en: "As citizens know it; empty: the id", id: "Sebagaimana dikenal warga; kosong: id bank" },
      }),
    ),
    /** The bank's name, or its id, and the prefix: regions share banks. */
    sebutan: text({ en: "Connection", id: "Koneksi" }, 80),
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
    partnerid: optional(partnerid),
    clientkey: optional(clientkey),
    modetagihan: optional(
      select({ en: "Bills are kept", id: "Tagihan disimpan" }, billKeepers, {
        hint: { en: "Empty: here", id: "Kosong: di sini" },
      }),
    ),
    tandatangan: optional(
      select({ en: "The bank signs by", id: "Tanda tangan bank" }, signatures, {
        hint: { en: "Empty: HMAC-SHA512 with a token", id: "Kosong: HMAC-SHA512 dengan token" },
      }),
    ),
    pengkodean: optional(
      select({ en: "Signatures are written in", id: "Penulisan tanda tangan" }, encodings, {
        hint: { en: "Empty: Base64", id: "Kosong: Base64" },
      }),
    ),
    jaringan: optional(
      text({ en: "Addresses of the bank", id: "Alamat IP bank" }, 500, {
        hint: {
          en: "Addresses and networks, separated by commas: 10.1.2.3, 10.2.0.0/16. Empty: any",
          id: "Alamat dan jaringan, dipisahkan koma: 10.1.2.3, 10.2.0.0/16. Kosong: dari mana pun",
        },
      }),
    ),
    selisihdetik: optional(
      integer(
        { en: "Clocks may differ by (s)", id: "Selisih jam yang diterima (dtk)" },
        { min: 30, max: 900 },
        { hint: { en: "Empty: 300", id: "Kosong: 300" } },
      ),
    ),
    tanpadata: optional(
      flag(
        { en: "Refusals without the account's data", id: "Penolakan tanpa data virtual account" },
        {
          hint: {
            en: "Most banks want virtualAccountData in refused inquiries too, some refuse it",
            id: "Kebanyakan bank meminta virtualAccountData juga pada inquiry yang ditolak, sebagian menolaknya",
          },
        },
      ),
    ),
    merchantid: optional(
      text({ en: "QRIS merchant id", id: "Id merchant QRIS" }, 64, {
        hint: {
          en: "Where the bank makes QRIS codes for bills; empty: none",
          id: "Bila bank membuat kode QRIS untuk tagihan; kosong: tidak ada",
        },
      }),
    ),
    sysdate: instant({ en: "System date", id: "Tanggal sistem" }),
    datests: optional(instant({ en: "Deposit date (STS)", id: "Tanggal STS" })),
    date_created: instant({ en: "Created", id: "Dibuat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns: [
    "id",
    "sebutan",
    "pemdaname",
    "bankid",
    "namabank",
    "terminalid",
    "url",
    "authorization",
    "channelid",
    "awalan",
    "partnerid",
  ],
  form: [
    ...([
      "idpemda",
      "bankid",
      "namabank",
      "terminalid",
      "url",
      "authorization",
      "channelid",
      "awalan",
      "datests",
    ] as const),
    ...(["partnerid", "clientkey", "modetagihan", "tandatangan", "pengkodean", "jaringan"] as const),
    ...(["selisihdetik", "tanpadata", "merchantid"] as const),
  ],
  filters: ["idpemda"],
  search: ["bankid", "namabank", "terminalid", "awalan"],
  sort: ["id", "bankid"],
  uniqueIndexes: {
    system_cakupan_bankid_key: "bankid",
    system_partnerid_key: "partnerid",
    system_clientkey_key: "clientkey",
  },
  tables: {
    tagihan_bank: { en: "bills at a bank", id: "tagihan di bank" },
    tagihan_qris: { en: "QRIS codes of bills", id: "kode QRIS tagihan" },
    kunci_pesan_bank: { en: "numbers of bank messages", id: "nomor pesan bank" },
    nomor_urut: { en: "numbered documents", id: "dokumen bernomor" },
    outbox: { en: "messages to be sent", id: "pesan yang akan dikirim" },
    sinkronisasi: { en: "data synchronisations", id: "sinkronisasi data" },
  },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
