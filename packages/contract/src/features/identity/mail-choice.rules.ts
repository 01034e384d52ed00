import type { Label } from "../../define/label.ts";
import type { Role } from "../../define/roles.ts";

interface MailKind {
  readonly label: Label;
  readonly hint: Label;
  /** Why nobody can do without it; null where it may be switched off. */
  readonly always: Label | null;
  /** Whoever has one of these roles gets such mails; null: everybody. */
  readonly roles: readonly Role[] | null;
}

const customers = ["nasabah", "default"] as const;

/** Which mails there are, as people may choose among them. */
export const mailKinds = {
  akun: {
    label: { en: "Security of your account", id: "Keamanan akun Anda" },
    hint: {
      en: "Password, e-mail address, second factor, closing the account",
      id: "Kata sandi, alamat surel, faktor kedua, penutupan akun",
    },
    always: {
      en: "Always on: whoever took over your account could otherwise silence these mails.",
      id: "Selalu aktif: orang yang mengambil alih akun Anda tidak boleh bisa membungkam surel ini.",
    },
    roles: null,
  },
  tagihan: {
    label: { en: "Bills and payments", id: "Tagihan dan pembayaran" },
    hint: {
      en: "Approved orders with their billing id, receipts, money found and paid back",
      id: "Pesanan yang disetujui beserta id billing, bukti bayar, uang yang ditemukan dan dikembalikan",
    },
    always: { en: "Always on: your money depends on it.", id: "Selalu aktif: menyangkut uang Anda." },
    roles: customers,
  },
  kemajuan: {
    label: { en: "Progress of your bookings", id: "Kemajuan pesanan Anda" },
    hint: {
      en: "Received, returned to you, changed, new dates, discounts, messages from the manager",
      id: "Diterima, dikembalikan, diubah, jadwal baru, diskon, pesan dari pengelola",
    },
    always: null,
    roles: customers,
  },
  pengingat: {
    label: { en: "Reminders and thanks", id: "Pengingat dan ucapan terima kasih" },
    hint: {
      en: "The day before you arrive, and after the use",
      id: "Sehari sebelum kedatangan dan setelah pemakaian",
    },
    always: null,
    roles: customers,
  },
  akhir: {
    label: { en: "Bookings that end early", id: "Pesanan yang berakhir sebelum dipakai" },
    hint: { en: "Rejected, cancelled, expired, nobody arrived", id: "Ditolak, dibatalkan, kedaluwarsa, tidak hadir" },
    always: null,
    roles: customers,
  },
  kewajiban: {
    label: { en: "Decisions and money that wait for you", id: "Keputusan dan uang yang menunggu Anda" },
    hint: {
      en: "Discounts to decide, money without a bill that you look after, orders left waiting too long",
      id: "Diskon yang harus diputuskan, uang masuk belum cocok yang Anda tangani, pesanan yang terlalu lama menunggu",
    },
    always: {
      en: "Always on: it is part of your office, and nobody else may do it for you.",
      id: "Selalu aktif: bagian dari tugas jabatan Anda yang tidak dikerjakan orang lain.",
    },
    roles: ["pengelola", "dinas", "pemda", "bank", "superuser"],
  },
  tugas: {
    label: { en: "Orders and requests that wait", id: "Pesanan dan permintaan yang menunggu" },
    hint: {
      en: "Each order that was submitted, and each request for other dates",
      id: "Setiap pesanan yang diajukan dan setiap permintaan ubah jadwal",
    },
    always: null,
    roles: ["pengelola"],
  },
  harian: {
    label: { en: "Your day, each morning", id: "Ringkasan setiap pagi" },
    hint: {
      en: "Arrivals and departures of today and what waits; none on a day without any",
      id: "Kedatangan dan kepulangan hari ini serta yang menunggu; tidak dikirim jika tidak ada apa-apa",
    },
    always: null,
    roles: ["pengelola", "dinas", "pemda"],
  },
} as const satisfies Record<string, MailKind>;

export type MailKindName = keyof typeof mailKinds;
export type OptionalMailKind = {
  [K in MailKindName]: (typeof mailKinds)[K]["always"] extends null ? K : never;
}[MailKindName];

/** What may be switched off. */
export const optionalMailKinds = [
  "kemajuan",
  "pengingat",
  "akhir",
  "tugas",
  "harian",
] as const satisfies readonly OptionalMailKind[];

const shown = ["akun", "tagihan", "kewajiban", ...optionalMailKinds] as const satisfies readonly MailKindName[];

/** The kinds that somebody with these roles gets, in the order in which they are shown: what always comes first. */
export const mailKindsOf = (roles: readonly string[]): MailKindName[] =>
  shown.filter((name) => {
    const { roles: meant }: MailKind = mailKinds[name];
    return meant === null || meant.some((role) => roles.includes(role));
  });

/** The kinds that somebody has switched off, as they are stored: separated by commas. What can't be switched off doesn't count. */
export const readRefused = (stored: string): OptionalMailKind[] =>
  optionalMailKinds.filter((kind) => stored.split(",").includes(kind));
