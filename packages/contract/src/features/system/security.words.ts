import type { Option } from "../../define/field.ts";

/** Everything that the security log knows; what has no label here can't be written. */
export const securityKinds = [
  { value: "masuk_gagal", label: { en: "Sign-in failed", id: "Gagal masuk" } },
  { value: "masuk_dibatasi", label: { en: "Too many attempts", id: "Terlalu banyak percobaan" } },
  { value: "captcha_diminta", label: { en: "Captcha asked for", id: "Captcha diminta" } },
  { value: "captcha_salah", label: { en: "Captcha wrong", id: "Captcha salah" } },
  { value: "akun_tertutup", label: { en: "Account can't sign in", id: "Akun tidak dapat masuk" } },
  { value: "sandi_demo", label: { en: "Demo password refused", id: "Kata sandi demo ditolak" } },
  { value: "sandi_salah", label: { en: "Present password wrong", id: "Kata sandi saat ini salah" } },
  { value: "sandi_diganti", label: { en: "Password changed", id: "Kata sandi diganti" } },
  { value: "sandi_direset", label: { en: "Password reset", id: "Kata sandi diatur ulang" } },
  { value: "reset_diminta", label: { en: "Reset link asked for", id: "Tautan atur ulang diminta" } },
  { value: "reset_gagal", label: { en: "Reset key refused", id: "Kunci atur ulang ditolak" } },
  { value: "faktor_salah", label: { en: "Second factor wrong", id: "Faktor kedua salah" } },
  { value: "faktor_diubah", label: { en: "Second factor changed", id: "Faktor kedua diubah" } },
  { value: "ditolak", label: { en: "Forbidden", id: "Ditolak" } },
  { value: "di_luar_jangkauan", label: { en: "Record out of reach", id: "Data di luar jangkauan" } },
  { value: "isian_palsu", label: { en: "Input that no form sends", id: "Isian yang tidak dikirim formulir" } },
  { value: "aturan_ditolak", label: { en: "Against a rule of business", id: "Melanggar aturan layanan" } },
  { value: "tautan_ditolak", label: { en: "Link refused", id: "Tautan ditolak" } },
  { value: "bank_ditolak", label: { en: "Message of a bank refused", id: "Pesan bank ditolak" } },
  { value: "token_palsu", label: { en: "Forged token", id: "Token palsu" } },
  { value: "token_berakhir", label: { en: "Ended token", id: "Token berakhir" } },
] as const satisfies readonly Option[];

export type SecurityKind = (typeof securityKinds)[number]["value"];
