import { z } from "zod";
import { email, image, integer, longText, optional, secret, select, text } from "../../define/field.ts";
import { pattern, words } from "../../define/pattern.ts";
import { mostPhotos, usualPhotos } from "../catalog/catalog.photos.ts";
import { answerHours, usualAnswerHours } from "../deputy/deputy.answer.ts";
import { sessionMinutes } from "../identity/session.rules.ts";
import { documentDays, retention } from "../privacy/privacy.rules.ts";
import { timeZone } from "../region/pemda.entity.ts";

const smtpalamat = text({ en: "Mail server", id: "Server surel" }, 255, {
  hint: {
    en: "smtp://mail.example.go.id:587, or smtps:// for a server that is encrypted from the start",
    id: "smtp://mail.contoh.go.id:587, atau smtps:// untuk server yang terenkripsi sejak awal",
  },
});

/** Without name and password, which have fields of their own. */
const isServer = (typed: string): boolean => /^smtps?:\/\/[^/@\\?#]+\/?$/i.test(typed);

const wrongServer = words({
  en: "Write a mail server like smtp://mail.example.go.id:587, without user name and password.",
  id: "Tulis server surel seperti smtp://mail.contoh.go.id:587, tanpa nama pengguna dan kata sandi.",
});

const notelp = text({ en: "Phone", id: "No. telepon" }, 40, {
  hint: { en: "Also a short number such as 129, or a mobile one", id: "Juga nomor pendek seperti 129, atau nomor HP" },
});
const callable = pattern(/^\+?[\d\s().-]{3,40}$/, {
  en: "Write one phone number like (022) 123-4567, 0812-3456-7890 or 129.",
  id: "Tulis satu nomor telepon seperti (022) 123-4567, 0812-3456-7890 atau 129.",
});

/** How citizens and staff reach the organisation, in the specification's own names. */
const contactFields = {
  notelp: optional({ ...notelp, schema: notelp.schema.regex(callable) }),
  email: optional(email({ en: "E-mail", id: "Surel" })),
  alamat: optional(longText({ en: "Address", id: "Alamat" }, 255)),
  jamlayanan: optional(
    text({ en: "Office hours", id: "Jam layanan" }, 120, {
      hint: {
        en: "As they are to be read, in either language: Senin–Jumat 08.00–16.00 WIB",
        id: "Seperti akan dibaca: Senin–Jumat 08.00–16.00 WIB",
      },
    }),
  ),
} as const;

const petaalamat = text({ en: "Address of the map's tiles", id: "Alamat ubin peta" }, 255, {
  hint: {
    en: "https://tiles.example.go.id/{z}/{x}/{y}.png, of a map server that you may use; empty means no map",
    id: "https://ubin.contoh.go.id/{z}/{x}/{y}.png, dari server peta yang boleh dipakai; kosong berarti tanpa peta",
  },
});

/** Encrypted, since browsers load no other pictures into the pages; zoom, column and row each stand in it, and nothing else in braces does. */
const tiles = pattern(/^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s/?#@{}]+\/(?:[^\s{}]|\{[xyz]\})+$/, {
  en: "Write an address like https://tiles.example.go.id/{z}/{x}/{y}.png: with https, {z}, {x} and {y}, and nothing else in braces.",
  id: "Tulis alamat seperti https://ubin.contoh.go.id/{z}/{x}/{y}.png: dengan https, {z}, {x}, dan {y}, tanpa kurung kurawal lain.",
});

/** The map on which places are shown; there is none without an address. */
const mapFields = {
  petaalamat: optional({ ...petaalamat, schema: petaalamat.schema.regex(tiles) }),
  petaatribusi: optional(
    text({ en: "Who made the map", id: "Pembuat peta" }, 120, {
      hint: {
        en: "Stands on the map, as its terms of use ask for: © OpenStreetMap contributors",
        id: "Tampil di peta, seperti diminta syarat pemakaiannya: © kontributor OpenStreetMap",
      },
    }),
  ),
} as const;

/** What the organisation settles for the whole installation; each is one row of `pengaturan`, absent while it is empty. */
export const settingFields = {
  namaorganisasi: optional(
    text({ en: "Name of the organisation", id: "Nama organisasi" }, 120, {
      hint: {
        en: "Shown beside the logo, on papers that no region signs, and as the sender of mails",
        id: "Tampil di samping logo, pada dokumen tanpa daerah, dan sebagai pengirim surel",
      },
    }),
  ),
  logo: optional(image({ en: "Logo", id: "Logo" })),
  ...contactFields,
  zonawaktu: {
    ...timeZone,
    label: { en: "Usual time zone", id: "Zona waktu umum" },
    hint: {
      en: "For times that belong to no region, and for regions entered without one",
      id: "Untuk waktu yang tidak terikat daerah, dan daerah yang diisi tanpa zona",
    },
  },
  ...mapFields,
  smtpalamat: optional({
    ...smtpalamat,
    schema: smtpalamat.schema.pipe(z.url({ protocol: /^smtps?$/, error: wrongServer })).refine(isServer, wrongServer),
  }),
  smtppengguna: optional(text({ en: "User of the mail server", id: "Pengguna server surel" }, 120)),
  smtpsandi: optional(secret({ en: "Password of the mail server", id: "Kata sandi server surel" })),
  emailpengirim: optional(email({ en: "Sender's address", id: "Alamat pengirim" })),
  kontakprivasi: optional(
    text({ en: "Contact for personal data", id: "Kontak pelindungan data pribadi" }, 255, {
      hint: {
        en: "Office, e-mail, phone: stands in the privacy notice and in letters about a breach",
        id: "Kantor, surel, telepon: tercantum di pemberitahuan privasi dan surat tentang pelanggaran",
      },
    }),
  ),
  retensidokumen: optional(
    integer(
      { en: "Days to keep documents of ended bookings", id: "Hari simpan dokumen pesanan yang berakhir" },
      documentDays,
      {
        hint: {
          en: `${documentDays.min} to ${documentDays.max} days; empty means ${retention.documents}. After that identity cards, letters and permits are removed; bills and receipts stay`,
          id: `${documentDays.min} sampai ${documentDays.max} hari; kosong berarti ${retention.documents}. Setelah itu kartu identitas, surat dan izin dihapus; tagihan dan bukti bayar tetap ada`,
        },
      },
    ),
  ),
  batasjawab: optional(
    integer(
      { en: "Orders are answered within (working hours)", id: "Batas menjawab pesanan (jam kerja)" },
      answerHours,
      {
        hint: {
          en: `Then somebody else of the manager group is mailed, and after twice as long the agency; empty means ${usualAnswerHours}. A group may have its own limit`,
          id: `Lewat itu petugas lain kelompok disurati, dan setelah dua kali lipat dinasnya; kosong berarti ${usualAnswerHours}. Kelompok dapat memiliki batas sendiri`,
        },
      },
    ),
  ),
  minimalfoto: optional(
    integer(
      { en: "Photos of an object at least", id: "Jumlah foto minimal per objek" },
      { min: 0, max: mostPhotos },
      {
        hint: {
          en: `Citizens are offered only objects with so many; ${usualPhotos} is usual. Empty or 0: no photos are asked for`,
          id: `Warga hanya ditawari objek dengan foto sebanyak ini; lazimnya ${usualPhotos}. Kosong atau 0: tanpa syarat foto`,
        },
      },
    ),
  ),
  batasdiam: optional(
    integer(
      { en: "Staff are signed out after (minutes)", id: "Petugas dikeluarkan setelah (menit)" },
      { min: 5, max: sessionMinutes.usual },
      {
        hint: {
          en: `Sessions of staff that nobody uses for so long end; empty means ${sessionMinutes.idle}. After 8 hours they end however they are used`,
          id: `Sesi petugas yang tidak dipakai selama ini berakhir; kosong berarti ${sessionMinutes.idle}. Setelah 8 jam sesi berakhir walaupun dipakai`,
        },
      },
    ),
  ),
  wajibduafaktor: select(
    { en: "Second factor of members of staff", id: "Faktor kedua pegawai" },
    [
      { value: "sukarela", label: { en: "As they like", id: "Sukarela" } },
      { value: "wajib", label: { en: "Required", id: "Wajib" } },
    ],
    {
      hint: {
        en: "Required: every role but customer and no role yet. Who has none can only set one up; that counts for you too",
        id: "Wajib: semua peran kecuali nasabah dan tanpa peran. Yang belum punya hanya dapat memasangnya; berlaku juga bagi Anda",
      },
    },
  ),
} as const;

export type SettingName = keyof typeof settingFields;
