import type { MailKind } from "./mail.kind.ts";

/** Mails about an account: when each is sent. */
export const accountMails = [
  {
    name: "register:confirm",
    when: { en: "Somebody registered: confirm the address", id: "Pendaftaran: konfirmasi alamat surel" },
  },
  {
    name: "register:confirmEarlier",
    when: {
      en: "Registered again with an unconfirmed address",
      id: "Mendaftar lagi dengan alamat yang belum dikonfirmasi",
    },
  },
  {
    name: "register:known",
    when: { en: "Registered with an address that has an account", id: "Mendaftar dengan alamat yang sudah punya akun" },
  },
  {
    name: "register:alreadyConfirmed",
    when: {
      en: "Asked to confirm an address that is confirmed",
      id: "Minta konfirmasi alamat yang sudah dikonfirmasi",
    },
  },
  { name: "recovery:asked", when: { en: "The password was forgotten", id: "Lupa kata sandi" } },
  {
    name: "recovery:sent",
    when: {
      en: "An administrator sends a link for a new password",
      id: "Administrator mengirim tautan kata sandi baru",
    },
  },
  {
    name: "recovery:nobody",
    when: {
      en: "A password was asked for by an unknown address",
      id: "Kata sandi diminta untuk alamat yang tidak terdaftar",
    },
  },
  {
    name: "recovery:changed",
    when: { en: "The password was changed by a link", id: "Kata sandi diganti lewat tautan" },
  },
  {
    name: "recovery:reset",
    when: { en: "An administrator set the password", id: "Administrator mengatur ulang kata sandi" },
  },
  { name: "account:password", when: { en: "The password was changed", id: "Kata sandi diganti" } },
  {
    name: "account:link",
    when: {
      en: "Another address is to be confirmed, to the new one",
      id: "Alamat surel baru menunggu konfirmasi, ke alamat baru",
    },
  },
  {
    name: "account:asked",
    when: { en: "Another address was asked for, to the present one", id: "Ganti alamat surel diminta, ke alamat lama" },
  },
  {
    name: "account:changed",
    when: { en: "The address has changed, to the former one", id: "Alamat surel berganti, ke alamat lama" },
  },
  {
    name: "account:taken",
    when: { en: "Another account wanted the address", id: "Akun lain ingin memakai alamat surel" },
  },
  { name: "account:closing", when: { en: "The account is to be closed", id: "Akun akan ditutup" } },
  { name: "account:kept", when: { en: "The account stays after all", id: "Akun tidak jadi ditutup" } },
  { name: "account:closed", when: { en: "The account was closed", id: "Akun ditutup" } },
  { name: "review:accountApproved", when: { en: "The account was approved", id: "Akun disetujui" } },
  { name: "review:accountRefused", when: { en: "The account was refused", id: "Akun tidak disetujui" } },
  { name: "review:roleApproved", when: { en: "A role was given", id: "Peran disetujui" } },
  { name: "review:roleRefused", when: { en: "A role was refused", id: "Peran ditolak" } },
  { name: "status:active", when: { en: "An administrator opened the account", id: "Akun dibuka administrator" } },
  {
    name: "status:notActive",
    when: { en: "An administrator deactivated the account", id: "Akun dinonaktifkan administrator" },
  },
  { name: "status:blocked", when: { en: "An administrator blocked the account", id: "Akun diblokir administrator" } },
  { name: "status:waiting", when: { en: "The account is reviewed again", id: "Akun ditinjau kembali" } },
  {
    name: "status:passwordExpired",
    when: { en: "An administrator asks for a new password", id: "Administrator meminta kata sandi baru" },
  },
  { name: "factor:totpSetMail", when: { en: "An authenticator app was set up", id: "Aplikasi autentikator dipasang" } },
  {
    name: "factor:totpRemovedMail",
    when: { en: "The authenticator app was taken off", id: "Aplikasi autentikator dilepas" },
  },
  { name: "factor:passkeyAddedMail", when: { en: "A passkey was added", id: "Kunci sandi ditambahkan" } },
  { name: "factor:passkeyRemovedMail", when: { en: "A passkey was taken off", id: "Kunci sandi dilepas" } },
  { name: "factor:codesRenewedMail", when: { en: "New recovery codes were made", id: "Kode pemulihan dibuat baru" } },
  { name: "factor:recoveryUsedMail", when: { en: "A recovery code was used", id: "Kode pemulihan dipakai" } },
  {
    name: "factor:factorsRemovedMail",
    when: { en: "An administrator took the second factor off", id: "Administrator melepas faktor kedua" },
  },
  {
    name: "factor:guessedMail",
    when: {
      en: "Too many wrong codes after the right password",
      id: "Terlalu banyak kode salah setelah kata sandi benar",
    },
  },
] as const satisfies readonly MailKind[];
