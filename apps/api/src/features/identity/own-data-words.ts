import { entities } from "@retribusi/contract/access/entities";
import {
  date,
  type Field,
  flag,
  instant,
  integer,
  json,
  longText,
  money,
  type Option,
  optional,
  select,
  text,
} from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";
import { roleLabels, roles } from "@retribusi/contract/define/roles";
import { bookingFields } from "@retribusi/contract/features/booking/booking.fields";
import { bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { frequencyLabels, sendResultLabels } from "@retribusi/contract/features/report/report.sending";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { auditFacts } from "@retribusi/contract/features/system/audit.words";
import { securityKinds } from "@retribusi/contract/features/system/security.words";
import { keptWords } from "./kept-words.ts";
import { refusalWords } from "./mail-choice-words.ts";

type Fields = Readonly<Record<string, Field>>;

/** What the values of a row are called and mean, and those of rows within it. */
export interface RowWords {
  readonly fields: Fields;
  readonly rows?: Readonly<Record<string, RowWords>>;
}

const moment = (en: string, id: string): Field => optional(instant({ en, id }));
const words = (en: string, id: string): Field => optional(text({ en, id }, 4000));
const amount = (en: string, id: string): Field => money({ en, id });
const number = (en: string, id: string): Field => integer({ en, id }, { min: 0, max: 2 ** 31 });
const choice = (label: Label, labels: Readonly<Record<string, Label>>): Field =>
  select(
    label,
    Object.entries(labels).map(([value, meaning]): Option => ({ value, label: meaning })),
  );

const roleField = choice({ en: "Role", id: "Peran" }, roleLabels);
const kindField = choice({ en: "Kind", id: "Jenis" }, bookingKindLabels);
const billing = { idbilling: bookingFields.idbilling };

const account: Fields = {
  ...userdata.fields,
  bahasa: auditFacts.bahasa ?? words("Language", "Bahasa"),
  surelditolak: choice({ en: "Mails switched off", id: "Surel yang dimatikan" }, refusalWords),
};

const bill: RowWords = {
  fields: {
    ...billing,
    nomordokumen: words("Document number", "Nomor dokumen"),
    jumlah: amount("Amount", "Jumlah"),
    tglterbit: moment("Issued", "Terbit"),
    tglexpired: moment("Pay before", "Batas bayar"),
    statustagihan: choice(
      { en: "State", id: "Keadaan" },
      {
        terbit: { en: "Issued, to be paid", id: "Terbit, belum dibayar" },
        lunas: { en: "Paid", id: "Lunas" },
        batal: { en: "Withdrawn", id: "Dibatalkan" },
        kedaluwarsa: { en: "Expired", id: "Kedaluwarsa" },
      },
    ),
  },
};

const payment: RowWords = {
  fields: {
    ...billing,
    jumlah: amount("Amount", "Jumlah"),
    tgltransaksi: moment("Paid on", "Dibayar pada"),
    bankid: words("Bank", "Bank"),
    referensi: words("The bank's reference", "Referensi bank"),
    nomorkuitansi: words("Receipt number", "Nomor kuitansi"),
  },
};

const refund: RowWords = {
  fields: {
    jumlah: amount("Amount", "Jumlah"),
    statuspengembalian: choice(
      { en: "State", id: "Keadaan" },
      {
        diajukan: { en: "Being looked at", id: "Sedang diperiksa" },
        diverifikasi: { en: "Verified", id: "Diverifikasi" },
        disetujui: { en: "Approved", id: "Disetujui" },
        ditolak: { en: "Refused", id: "Ditolak" },
        dibayar: { en: "Paid back", id: "Sudah dikembalikan" },
      },
    ),
    namarekening: words("Account holder", "Nama pemilik rekening"),
    akhirrekening: words("Last digits of the account number", "Angka terakhir nomor rekening"),
    namabank: words("Bank", "Bank"),
    tglbayar: optional(date({ en: "Paid back on", id: "Dikembalikan pada" })),
    date_created: moment("Opened", "Dibuat"),
  },
};

const booking: RowWords = {
  fields: {
    ...bookingFields,
    jenisbooking: kindField,
    kelompoktarif: choice(
      { en: "Payer group", id: "Golongan tarif" },
      Object.fromEntries(payerGroups.map((group) => [group, payerGroupLabels[group]])),
    ),
    sesi: choice(
      { en: "Session", id: "Sesi" },
      { pagi: { en: "08:00–16:00", id: "08.00–16.00" }, sore: { en: "16:00–22:00", id: "16.00–22.00" } },
    ),
    zonawaktu: words("Time zone", "Zona waktu"),
  },
  rows: {
    mst_objectretribusi: { fields: objectretribusi.fields },
    tagihan: bill,
    pembayaran: payment,
    pengembalian: refund,
  },
};

const documentStates = {
  antri: { en: "Waiting", id: "Menunggu" },
  diproses: { en: "Being made", id: "Sedang dibuat" },
  siap: { en: "Ready", id: "Siap" },
  gagal: { en: "Could not be made", id: "Gagal dibuat" },
} as const;

const looks: Fields = {
  jenis: choice(
    { en: "What was seen", id: "Yang dilihat" },
    {
      nik: { en: "Identity number in full", id: "NIK secara lengkap" },
      dokumen: { en: "Identity paper", id: "Dokumen identitas" },
      pencarian: { en: "The account, found at a counter", id: "Akun, dicari di loket" },
    },
  ),
  peran: roleField,
  kantor: words("Office", "Kantor"),
  bookingid: number("Booking", "Pesanan"),
  jenisbooking: kindField,
  pertama: moment("First", "Pertama kali"),
  terakhir: moment("Last", "Terakhir kali"),
  jumlah: number("How often", "Berapa kali"),
};

const change: RowWords = { fields: { ...userdata.fields, ...auditFacts } };
const trail: RowWords = {
  fields: {
    ...entities.jejak_audit.fields,
    oleh: choice(
      { en: "By", id: "Oleh" },
      {
        ...Object.fromEntries(roles.map((role) => [role, roleLabels[role]])),
        "diri sendiri": { en: "Yourself", id: "Anda sendiri" },
        sistem: { en: "The system", id: "Sistem" },
      },
    ),
  },
  rows: { sebelum: change, sesudah: change },
};

/** The parts of one's own data, and what stands in each. */
export const ownDataWords = {
  akun: { title: { en: "Your account", id: "Akun Anda" }, fields: account },
  pesanan: { title: { en: "Your bookings", id: "Pesanan Anda" }, ...booking },
  pesan: {
    title: { en: "Messages to you", id: "Pesan kepada Anda" },
    fields: {
      id: number("No.", "No."),
      judul: words("Subject", "Judul"),
      isi: words("Text", "Isi"),
      bookingid: number("Booking", "Pesanan"),
      dibaca: moment("Read on", "Dibaca pada"),
      date_created: moment("Sent on", "Dikirim pada"),
    },
  },
  sesi: {
    title: { en: "Where you signed in", id: "Tempat Anda masuk" },
    fields: {
      dibuat: moment("Signed in", "Masuk pada"),
      terakhir: moment("Last used", "Terakhir dipakai"),
      kedaluwarsa: moment("Ends", "Berakhir"),
      dicabut: moment("Ended early", "Diakhiri pada"),
      alamatip: words("IP address", "Alamat IP"),
      perangkat: words("Device, as its browser names itself", "Perangkat, sebagaimana disebut perambannya"),
    },
  },
  berkas: {
    title: { en: "Your files", id: "Berkas Anda" },
    fields: {
      id: number("No.", "No."),
      path: words("Where it lies in the zip", "Letaknya dalam zip"),
      namaasli: words("File name", "Nama berkas"),
      mime: words("Type", "Tipe"),
      ukuran: number("Size in bytes", "Ukuran dalam bita"),
      date_created: moment("Sent on", "Dikirim pada"),
    },
  },
  faktor: {
    title: { en: "Your second factors and passkeys", id: "Faktor kedua dan kunci sandi Anda" },
    fields: {
      jenis: { ...(auditFacts.faktor ?? roleField), label: { en: "Kind", id: "Jenis" } },
      nama: words("Name", "Nama"),
      date_created: moment("Set up", "Dipasang"),
      tglpakai: moment("Last used", "Terakhir dipakai"),
    },
  },
  permintaanperan: {
    title: { en: "Roles you asked for", id: "Peran yang Anda minta" },
    fields: {
      alasan: optional(longText({ en: "Your reason", id: "Alasan Anda" }, 1000)),
      keadaan: choice(
        { en: "State", id: "Keadaan" },
        {
          menunggu: { en: "Waiting", id: "Menunggu" },
          disetujui: { en: "Approved", id: "Disetujui" },
          ditolak: { en: "Refused", id: "Ditolak" },
          ditarik: { en: "Withdrawn", id: "Ditarik" },
        },
      ),
      tglputus: moment("Decided on", "Diputuskan pada"),
      alasanputus: words("The answer", "Jawaban"),
      date_created: moment("Asked on", "Diminta pada"),
    },
    rows: { roles: { fields: { name: roleField } } },
  },
  dokumenlaporan: {
    title: { en: "Files of lists and reports you asked for", id: "Berkas daftar dan laporan yang Anda minta" },
    fields: {
      id: number("No.", "No."),
      judul: words("List or report", "Daftar atau laporan"),
      nama: words("File name", "Nama berkas"),
      status: choice({ en: "State", id: "Keadaan" }, documentStates),
      ukuran: number("Size in bytes", "Ukuran dalam bita"),
      date_created: moment("Asked on", "Diminta pada"),
      kedaluwarsa: moment("Removed on", "Dihapus pada"),
    },
  },
  jadwallaporan: {
    title: { en: "Reports you have sent regularly, or get", id: "Laporan berkala yang Anda atur atau terima" },
    fields: {
      sebagai: choice(
        { en: "You are", id: "Anda adalah" },
        { pemilik: { en: "Whoever set it up", id: "Pengaturnya" }, penerima: { en: "A recipient", id: "Penerima" } },
      ),
      judul: words("Name", "Nama"),
      kekerapan: choice({ en: "How often", id: "Kekerapan" }, frequencyLabels),
      hari: number("Day", "Hari"),
      jam: number("Hour", "Jam"),
      hasil: choice({ en: "What came of it", id: "Hasil" }, sendResultLabels),
      terakhir: moment("Latest run", "Terakhir dijalankan"),
      terkirim: moment("Latest mail", "Surel terakhir"),
      alasan: words("Reason", "Alasan"),
      date_created: moment("Made", "Dibuat"),
    },
  },
  tampilanlaporan: {
    title: { en: "Views of reports you keep", id: "Tampilan laporan yang Anda simpan" },
    fields: {
      id: number("No.", "No."),
      judul: words("Name", "Nama"),
      permintaan: json({ en: "What it asks", id: "Yang ditanyakan" }),
      dibagikan: flag({ en: "Shared with colleagues", id: "Dibagikan kepada rekan" }),
      date_created: moment("Kept on", "Disimpan pada"),
      date_updated: moment("Changed on", "Diubah pada"),
    },
  },
  ...keptWords,
  penglihatan: { title: { en: "Who looked at your data", id: "Yang melihat data Anda" }, fields: looks },
  keamanan: {
    title: { en: "What the security log holds about your account", id: "Catatan keamanan akun Anda" },
    fields: {
      jenis: select({ en: "What happened", id: "Kejadian" }, securityKinds),
      waktu: moment("First", "Pertama kali"),
      terakhir: moment("Last", "Terakhir kali"),
      jumlah: number("How often", "Berapa kali"),
    },
  },
  jejak: {
    title: { en: "What was done to your account and by you", id: "Yang dilakukan pada akun Anda dan oleh Anda" },
    ...trail,
  },
} as const satisfies Readonly<Record<string, RowWords & { readonly title: Label }>>;
