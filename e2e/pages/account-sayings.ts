import type { AccountSaying } from "./account-mails.ts";

const [login, forgot, verify] = ["/index/login", "/index/forgotpassword", "/index/verifyemail"];

/** What the mails of registering and of reviews must say. */
export const registering = {
  confirm: {
    subject: {
      en: "Confirm your e-mail address for e-Retribusi",
      id: "Konfirmasi alamat surel Anda untuk e-Retribusi",
    },
    words: [{ en: "was registered with this address", id: "didaftarkan dengan alamat ini" }],
    leads: [verify],
  },
  confirmEarlier: {
    subject: {
      en: "Confirm your e-mail address for e-Retribusi",
      id: "Konfirmasi alamat surel Anda untuk e-Retribusi",
    },
    words: [{ en: "no second one was made", id: "akun kedua tidak dibuat" }],
    leads: [forgot, verify],
  },
  alreadyConfirmed: {
    subject: { en: "Your e-mail address is already confirmed", id: "Alamat surel Anda sudah dikonfirmasi" },
    words: [{ en: "so there is nothing to do", id: "jadi tidak ada yang perlu dilakukan" }],
    leads: [login, forgot],
  },
  known: {
    subject: {
      en: "Somebody tried to register with your e-mail address",
      id: "Seseorang mencoba mendaftar dengan alamat surel Anda",
    },
    words: [{ en: "Whoever tried was not told", id: "Orang itu tidak diberi tahu" }],
    leads: [login, forgot],
  },
  accountApproved: {
    subject: { en: "Your e-Retribusi account is open", id: "Akun e-Retribusi Anda sudah dibuka" },
    words: [{ en: "has been reviewed and is open now", id: "telah ditinjau dan sekarang sudah dibuka" }],
    leads: [login],
  },
  accountRefused: {
    subject: { en: "Your e-Retribusi account was not approved", id: "Akun e-Retribusi Anda tidak disetujui" },
    words: [{ en: "could not be approved", id: "tidak dapat disetujui" }],
  },
  roleApproved: {
    subject: { en: "You have a new role in e-Retribusi", id: "Anda mendapat peran baru di e-Retribusi" },
    words: [{ en: 'the role "Facility manager"', id: 'peran "Pengelola"' }],
    leads: ["/"],
  },
  roleRefused: {
    subject: { en: "Your request for a role was refused", id: "Permintaan peran Anda ditolak" },
    words: [{ en: 'for the role "Agency"', id: 'untuk peran "Dinas"' }],
    leads: ["/account/peran"],
  },
} as const satisfies Record<string, AccountSaying>;

/** Of passwords, addresses, and the end of an account. */
export const owning = {
  asked: {
    subject: { en: "Choose a new e-Retribusi password", id: "Pilih kata sandi e-Retribusi yang baru" },
    words: [{ en: "somebody, probably you, has asked", id: "seseorang, mungkin Anda sendiri, meminta" }],
    leads: ["/index/resetpassword"],
  },
  sent: {
    subject: { en: "Choose a new e-Retribusi password", id: "Pilih kata sandi e-Retribusi yang baru" },
    words: [{ en: "an administrator sends you this link", id: "administrator mengirimkan tautan ini" }],
    leads: ["/index/resetpassword"],
  },
  nobody: {
    subject: { en: "No e-Retribusi account has this address", id: "Alamat ini tidak terdaftar di e-Retribusi" },
    words: [{ en: "you can create one", id: "Anda dapat membuatnya" }],
    leads: [verify, "/index/register"],
  },
  passwordByLink: {
    subject: { en: "Your e-Retribusi password has been changed", id: "Kata sandi e-Retribusi Anda telah diganti" },
    words: [{ en: "secure your mailbox first", id: "amankan kotak surat Anda lebih dahulu" }],
    leads: [forgot],
  },
  reset: {
    subject: {
      en: "Your e-Retribusi password has been reset",
      id: "Kata sandi e-Retribusi Anda telah diatur ulang",
    },
    words: [{ en: "an administrator has set a new password", id: "administrator telah menetapkan kata sandi baru" }],
  },
  password: {
    subject: { en: "Your password has been changed", id: "Kata sandi Anda telah diganti" },
    words: [{ en: "every other session was ended", id: "semua sesi lain diakhiri" }],
    leads: [forgot],
  },
  link: {
    subject: { en: "Confirm your new e-mail address", id: "Konfirmasi alamat surel baru Anda" },
    words: [{ en: "Until then the former address stays", id: "Sampai saat itu alamat lama tetap berlaku" }],
    leads: ["/index/changeemail"],
  },
  addressAsked: {
    subject: { en: "Your e-Retribusi account: a new e-mail address", id: "Akun e-Retribusi Anda: alamat surel baru" },
    words: [{ en: "is to get another e-mail address", id: "alamat surel akun Anda" }],
    leads: [forgot],
  },
  addressChanged: {
    subject: { en: "Your e-mail address has been changed", id: "Alamat surel Anda telah diganti" },
    words: [{ en: "no longer uses this address", id: "tidak lagi memakai alamat ini" }],
  },
  addressTaken: {
    subject: { en: "Somebody wanted to use your e-mail address", id: "Seseorang ingin memakai alamat surel Anda" },
    words: [{ en: "so nothing was changed", id: "jadi tidak ada yang berubah" }],
  },
  closing: {
    subject: { en: "Your account will be closed", id: "Akun Anda akan ditutup" },
    words: [{ en: "Simply sign in before that day", id: "Cukup masuk sebelum hari itu" }],
    leads: [login],
  },
  kept: {
    subject: { en: "Your account stays", id: "Akun Anda tetap ada" },
    words: [{ en: "will not be closed", id: "tidak jadi ditutup" }],
    leads: [forgot],
  },
  closed: {
    subject: { en: "Your account has been closed", id: "Akun Anda telah ditutup" },
    words: [{ en: "This is our last mail to you", id: "Ini surel terakhir dari kami" }],
  },
} as const satisfies Record<string, AccountSaying>;

const kept = { en: "Your data and bookings stay as they are.", id: "Data dan pesanan Anda tetap tersimpan." };

/** Of the status that an administrator gives an account, in an order in which each is another one. */
export const statuses = {
  blocked: {
    subject: { en: "Your e-Retribusi account has been blocked", id: "Akun e-Retribusi Anda diblokir" },
    words: [{ en: "You were signed out everywhere", id: "Semua sesi diakhiri" }, kept],
  },
  active: {
    subject: { en: "Your e-Retribusi account is open", id: "Akun e-Retribusi Anda sudah dibuka" },
    words: [{ en: "with your password as before", id: "dengan kata sandi seperti semula" }],
  },
  waiting: {
    subject: { en: "Your e-Retribusi account is being reviewed", id: "Akun e-Retribusi Anda sedang ditinjau" },
    words: [{ en: "when it has been decided", id: "setelah ada keputusan" }, kept],
  },
  passwordExpired: {
    subject: { en: "Your e-Retribusi password has expired", id: "Kata sandi e-Retribusi Anda kedaluwarsa" },
    words: [{ en: "follow “Forgot your password?”", id: "ikuti “Lupa kata sandi?”" }],
  },
  notActive: {
    subject: { en: "Your e-Retribusi account has been deactivated", id: "Akun e-Retribusi Anda dinonaktifkan" },
    words: [{ en: "until it is made active again", id: "sampai akun diaktifkan kembali" }, kept],
  },
} as const satisfies Record<string, AccountSaying>;

/** Of second factors. */
export const factors = {
  totpSet: {
    subject: { en: "Authenticator app set up for e-Retribusi", id: "Aplikasi autentikator terpasang di e-Retribusi" },
    words: [{ en: "From now on signing in asks for its code", id: "Mulai sekarang kodenya diminta saat masuk" }],
  },
  codesRenewed: {
    subject: { en: "New recovery codes made", id: "Kode pemulihan baru dibuat" },
    words: [{ en: "The earlier ones are worth nothing", id: "Kode sebelumnya tidak berlaku lagi" }],
  },
  recoveryUsed: {
    subject: { en: "A recovery code was used", id: "Sebuah kode pemulihan dipakai" },
    words: [{ en: "Each code works once", id: "Tiap kode berlaku sekali" }],
  },
  guessed: {
    subject: { en: "Somebody knows your e-Retribusi password", id: "Seseorang mengetahui kata sandi e-Retribusi Anda" },
    words: [{ en: "Nobody got in.", id: "Tidak ada yang berhasil masuk." }],
  },
  passkeyAdded: {
    subject: { en: "Passkey added to e-Retribusi", id: "Kunci sandi ditambahkan di e-Retribusi" },
    words: [{ en: "It signs in without the password", id: "Dengan kunci itu Anda masuk tanpa kata sandi" }],
  },
  passkeyRemoved: {
    subject: { en: "Passkey taken off", id: "Kunci sandi dilepas" },
    words: [{ en: "Your other sessions were ended", id: "Sesi Anda yang lain telah diakhiri" }],
  },
  totpRemoved: {
    subject: { en: "Authenticator app taken off", id: "Aplikasi autentikator dilepas" },
    words: [{ en: "was taken off", id: "telah dilepas" }],
  },
  factorsRemoved: {
    subject: { en: "Your second factor was taken off", id: "Faktor kedua Anda dilepas" },
    words: [
      { en: "an administrator took every second factor off", id: "administrator telah melepas semua faktor kedua" },
    ],
  },
} as const satisfies Record<string, AccountSaying>;
