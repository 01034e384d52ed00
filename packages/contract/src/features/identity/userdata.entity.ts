import { defineEntity, standardPages } from "../../define/entity.ts";
import {
  email,
  gathered,
  image,
  instant,
  integer,
  longText,
  nik,
  optional,
  password,
  phone,
  reference,
  related,
  secret,
  select,
  text,
} from "../../define/field.ts";
import { pattern } from "../../define/pattern.ts";
import { kelompokpengelola } from "../catalog/kelompokpengelola.entity.ts";
import { pemda } from "../region/pemda.entity.ts";
import { skpd } from "../region/skpd.entity.ts";
import { payerGroupLabels, payerGroups } from "../revenue/revenue.payers.ts";
import { passwordFloors, passwordHint } from "./password.rules.ts";
import { rolesEntity } from "./roles.entity.ts";

/** Codes of `userdata.statusakun`. */
export const accountStatus = { active: 1, notActive: 0, blocked: 2, waiting: 3, passwordExpired: 4 } as const;

const username = text({ en: "User name", id: "Nama pengguna" }, 60, { unique: [] });

const nibText = text({ en: "Business identity number (NIB)", id: "Nomor induk berusaha (NIB)" }, 13);
const nib = {
  ...nibText,
  schema: nibText.schema.regex(pattern(/^\d{13}$/, { en: "A NIB has 13 digits.", id: "NIB terdiri atas 13 angka." })),
};

const payerGroupOptions = payerGroups.map((value) => ({ value, label: payerGroupLabels[value] }));

export const userdata = defineEntity({
  name: "userdata",
  title: { en: "Users", id: "Data Pengguna" },
  singular: { en: "user", id: "pengguna" },
  key: ["userid"],
  owner: "userid",
  label: "fullname",
  fields: {
    userid: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    username: {
      ...username,
      schema: username.schema.regex(
        pattern(/^[a-zA-Z0-9._-]+$/, {
          en: "Letters, digits, dot, dash and underscore only.",
          id: "Hanya huruf, angka, titik, tanda hubung dan garis bawah.",
        }),
      ),
    },
    email: email({ en: "E-mail", id: "Surel" }, { unique: [] }),
    fullname: text({ en: "Full name", id: "Nama lengkap" }, 120),
    foto: optional(image({ en: "Photo", id: "Foto" })),
    alamat: optional(longText({ en: "Address", id: "Alamat" }, 255)),
    noidentitas: optional(nik({ en: "Identity number (NIK)", id: "Nomor identitas (NIK)" })),
    notelp: optional(phone({ en: "Phone", id: "No. telepon/HP" })),
    jenisakun: select({ en: "Account of", id: "Akun untuk" }, [
      { value: "perorangan", label: { en: "A person", id: "Perorangan" } },
      { value: "organisasi", label: { en: "An organisation", id: "Organisasi" } },
    ]),
    namaorganisasi: optional(text({ en: "Organisation", id: "Organisasi" }, 160)),
    nib: optional(nib),
    kelompoktarif: optional(select({ en: "Proven payer group", id: "Golongan tarif terbukti" }, payerGroupOptions)),
    password: password({ en: "Password", id: "Kata sandi" }, passwordFloors.customer, { hint: passwordHint }),
    statusakun: select({ en: "Account status", id: "Status akun" }, [
      {
        value: 1,
        label: { en: "Active", id: "Aktif" },
        meaning: { en: "Signs in and works.", id: "Dapat masuk dan bekerja." },
      },
      {
        value: 0,
        label: { en: "Not active", id: "Tidak aktif" },
        meaning: {
          en: "Can't sign in: not opened yet, refused by a review, or closed. Nothing is lost; the account can be opened again.",
          id: "Tidak dapat masuk: belum dibuka, ditolak saat peninjauan, atau ditutup. Tidak ada yang hilang; akun dapat dibuka kembali.",
        },
      },
      {
        value: 2,
        label: { en: "Blocked", id: "Diblokir" },
        meaning: {
          en: "Shut out by an administrator, with all sessions ended, until somebody unblocks it.",
          id: "Ditutup oleh administrator dan semua sesinya diakhiri, sampai ada yang membuka blokirnya.",
        },
      },
      {
        value: 3,
        label: { en: "Waiting for review", id: "Menunggu peninjauan" },
        meaning: {
          en: "Registered and can't sign in until a reviewer has approved it.",
          id: "Sudah terdaftar dan tidak dapat masuk sampai peninjau menyetujuinya.",
        },
      },
      {
        value: 4,
        label: { en: "Password expired", id: "Kata sandi kedaluwarsa" },
        meaning: {
          en: "The password opens nothing but the choice of a new one.",
          id: "Kata sandinya hanya dapat dipakai untuk memilih kata sandi baru.",
        },
      },
    ]),
    alasanstatus: optional(
      longText({ en: "Reason of the latest change of status", id: "Alasan perubahan status terakhir" }, 255, {
        hint: {
          en: "Needed with every change of status. Not in the mail about it; kept in the audit trail, and part of the copy of their data that the person may ask for",
          id: "Wajib pada setiap perubahan status. Tidak dimuat dalam surel; dicatat di jejak audit, dan termasuk salinan data yang dapat diminta orangnya",
        },
      }),
    ),
    authorization: optional(secret({ en: "Personal API key", id: "Kunci API pribadi" })),
    pemdaid: optional(reference({ en: "Regional government", id: "Pemerintah daerah" }, pemda)),
    pemdaname: related("pemdaid", pemda, "pemdaname"),
    skpdid: optional(reference({ en: "Agency", id: "Dinas" }, skpd, { within: { pemdaid: "idpemda" } })),
    skpdname: related("skpdid", skpd, "skpdname"),
    pengelolaid: optional(
      reference({ en: "Manager group", id: "Kelompok pengelola" }, kelompokpengelola, {
        within: { pemdaid: "idpemda", skpdid: "idskpd" },
      }),
    ),
    pengelolaname: related("pengelolaid", kelompokpengelola, "pengelolaname"),
    bankid: optional(
      text({ en: "Bank of a bank user", id: "Bank pengguna bank" }, 11, {
        hint: {
          en: "The bank's id of a connection, 110 for instance. Empty: the money of all banks",
          id: "Id bank pada koneksi, misalnya 110. Kosong: uang semua bank",
        },
      }),
    ),
    emailterverifikasi: optional(instant({ en: "E-mail confirmed", id: "Surel dikonfirmasi" })),
    privasiversi: optional(text({ en: "Privacy notice agreed to", id: "Pemberitahuan privasi disetujui" }, 16)),
    privasidisetujui: optional(instant({ en: "Agreed at", id: "Disetujui pada" })),
    /** Names of the user's roles, the one acted in first before the others. */
    peran: gathered(
      { en: "Roles", id: "Peran" },
      {
        links: "model_has_roles",
        from: "model_id",
        to: "role_id",
        order: "urutan",
        entity: rolesEntity,
        field: "name",
      },
    ),
    tglmasuk: optional(instant({ en: "Last sign-in", id: "Terakhir masuk" })),
    date_created: instant({ en: "Created", id: "Dibuat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns: [
    "userid",
    "foto",
    "username",
    "fullname",
    "peran",
    "statusakun",
    "tglmasuk",
    "email",
    "notelp",
    "pemdaname",
    "skpdname",
    "pengelolaname",
  ],
  form: [
    "username",
    "email",
    "fullname",
    "password",
    "foto",
    "alamat",
    "noidentitas",
    "notelp",
    "statusakun",
    "alasanstatus",
    "pemdaid",
    "skpdid",
    "pengelolaid",
    "bankid",
  ],
  filters: ["peran", "statusakun", "tglmasuk", "pemdaid", "skpdid", "pengelolaid"],
  search: ["username", "email", "fullname"],
  sort: ["userid", "username", "fullname", "email", "statusakun", "tglmasuk"],
  uniqueIndexes: { userdata_username_key: "username", userdata_email_key: "email" },
  tables: {
    berkas: { en: "stored files", id: "berkas tersimpan" },
    favorit: { en: "favourites", id: "favorit" },
    daftar_tunggu: { en: "waiting lists", id: "daftar tunggu" },
    perangkat_push: { en: "devices for notifications", id: "perangkat notifikasi" },
    kalender_alamat: { en: "calendar addresses", id: "alamat kalender" },
    faktor_totp: { en: "authenticator apps", id: "aplikasi autentikator" },
    inbox: { en: "messages to people", id: "pesan kepada pengguna" },
    kode_pemulihan: { en: "recovery codes", id: "kode pemulihan" },
    kunci_sandi: { en: "passkeys", id: "kunci sandi" },
    kuota_berkas: { en: "what people have uploaded", id: "unggahan pengguna" },
    langkah_masuk: { en: "sign-ins under way", id: "proses masuk" },
    permintaan_peran: { en: "requests for roles", id: "permintaan peran" },
    sesi: { en: "sessions", id: "sesi" },
    token_user: { en: "links sent by mail", id: "tautan yang dikirim lewat surel" },
  },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
    resetpassword: {
      label: { en: "Reset passwords", id: "Atur ulang kata sandi" },
      verb: "resetpassword",
      record: true,
      roles: [],
    },
    peninjauan: { label: { en: "Review queue", id: "Antrean peninjauan" }, verb: "review", roles: [] },
    kewenangan: { label: { en: "Roles and rights", id: "Peran dan hak" }, verb: "assign", record: true, roles: [] },
  },
});
