import type { Label } from "../../define/label.ts";

interface MailKind {
  readonly label: Label;
  readonly hint: Label;
  /** Nobody can do without it: whoever takes over an account could silence it, or money hangs on it. */
  readonly isFixed: boolean;
}

/** Which mails there are, as people may choose among them. */
export const mailKinds = {
  akun: {
    label: { en: "Security of your account", id: "Keamanan akun Anda" },
    hint: {
      en: "Password, e-mail address, second factor, closing the account",
      id: "Kata sandi, alamat surel, faktor kedua, penutupan akun",
    },
    isFixed: true,
  },
  tagihan: {
    label: { en: "Bills and payments", id: "Tagihan dan pembayaran" },
    hint: {
      en: "Approved orders with their billing id, payments received and found",
      id: "Pesanan yang disetujui beserta id billing, pembayaran yang diterima dan ditemukan",
    },
    isFixed: true,
  },
  kemajuan: {
    label: { en: "Progress of your bookings", id: "Kemajuan pesanan Anda" },
    hint: {
      en: "Received, returned to you, changed, new dates, discounts",
      id: "Diterima, dikembalikan, diubah, jadwal baru, diskon",
    },
    isFixed: false,
  },
  akhir: {
    label: { en: "Bookings that end early", id: "Pesanan yang berakhir sebelum dipakai" },
    hint: { en: "Rejected, cancelled, expired, nobody arrived", id: "Ditolak, dibatalkan, kedaluwarsa, tidak hadir" },
    isFixed: false,
  },
} as const satisfies Record<string, MailKind>;

export type MailKindName = keyof typeof mailKinds;
export type OptionalMailKind = {
  [K in MailKindName]: (typeof mailKinds)[K]["isFixed"] extends true ? never : K;
}[MailKindName];

/** What may be switched off. */
export const optionalMailKinds = ["kemajuan", "akhir"] as const satisfies readonly OptionalMailKind[];

/** The kinds that somebody has switched off, as they are stored: separated by commas. What can't be switched off doesn't count. */
export const readRefused = (stored: string): OptionalMailKind[] =>
  optionalMailKinds.filter((kind) => stored.split(",").includes(kind));
