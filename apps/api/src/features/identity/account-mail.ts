import type { Mail } from "../../lib/outbox/enqueue.ts";
import { type Addressee, type Letter, letterTo } from "./letter.ts";

/** What is written to people about their account. */
export const accountLetters = {
  /** To the new address. */
  link: {
    subject: { en: "Confirm your new e-mail address", id: "Konfirmasi alamat surel baru Anda" },
    body: {
      en: `Hello {fullname},

the account "{username}" of e-Retribusi is to use this address from now on. Open this page and press the button, within {hours} hours:

{link}

Until then the former address stays. If you know nothing of this, do nothing: without the button nothing changes.`,
      id: `Halo {fullname},

akun e-Retribusi "{username}" akan memakai alamat ini. Buka halaman berikut dan tekan tombolnya, dalam {hours} jam:

{link}

Sampai saat itu alamat lama tetap berlaku. Jika Anda tidak mengetahui hal ini, abaikan saja: tanpa menekan tombol tidak ada yang berubah.`,
    },
  },
  /** To the present address, when somebody asks. */
  asked: {
    subject: { en: "Your e-Retribusi account: a new e-mail address", id: "Akun e-Retribusi Anda: alamat surel baru" },
    body: {
      en: `Hello {fullname},

your account "{username}" is to get another e-mail address. It changes once the link that we sent to the new address is confirmed.

If it wasn't you, set a new password now, which also ends that link and every session: {recovery}`,
      id: `Halo {fullname},

alamat surel akun Anda "{username}" akan diganti. Alamat berganti setelah tautan yang kami kirim ke alamat baru dikonfirmasi.

Jika bukan Anda yang meminta, segera buat kata sandi baru; tautan itu dan semua sesi ikut berakhir: {recovery}`,
    },
  },
  /** To the former address, once it has changed. */
  changed: {
    subject: { en: "Your e-mail address has been changed", id: "Alamat surel Anda telah diganti" },
    body: {
      en: `Hello {fullname},

the account "{username}" no longer uses this address. Mails go to the new one from now on.

If it wasn't you, please contact your administrator at once.`,
      id: `Halo {fullname},

akun "{username}" tidak lagi memakai alamat ini. Mulai sekarang surel dikirim ke alamat baru.

Jika bukan Anda yang menggantinya, segera hubungi administrator.`,
    },
  },
  /** To somebody who has an account of their own with the address that another person asked for. */
  taken: {
    subject: {
      en: "Somebody wanted to use your e-mail address",
      id: "Seseorang ingin memakai alamat surel Anda",
    },
    body: {
      en: `Hello {fullname},

somebody wanted to use this address for another account of e-Retribusi. It belongs to your account "{username}", so nothing was changed.

If it was you: an address belongs to one account only. If it wasn't, there is nothing to do.`,
      id: `Halo {fullname},

seseorang ingin memakai alamat ini untuk akun e-Retribusi yang lain. Alamat ini milik akun Anda "{username}", jadi tidak ada yang berubah.

Jika itu Anda: satu alamat hanya untuk satu akun. Jika bukan, tidak ada yang perlu dilakukan.`,
    },
  },
  /** To the owner, when the password was changed on `/account/edit`. */
  password: {
    subject: { en: "Your password has been changed", id: "Kata sandi Anda telah diganti" },
    body: {
      en: `Hello {fullname},

the password of your account "{username}" has been changed, and every other session was ended.

If it wasn't you, set a new password now: {recovery}`,
      id: `Halo {fullname},

kata sandi akun Anda "{username}" telah diganti, dan semua sesi lain diakhiri.

Jika bukan Anda, segera buat kata sandi baru: {recovery}`,
    },
  },
  closing: {
    subject: { en: "Your account will be closed", id: "Akun Anda akan ditutup" },
    body: {
      en: `Hello {fullname},

as you asked, your account "{username}" will be closed on {date}. Your personal data are removed then; bookings that were paid for keep what the law demands.

Do you want to keep it? Simply sign in before that day: {recovery}`,
      id: `Halo {fullname},

sesuai permintaan Anda, akun "{username}" akan ditutup pada {date}. Saat itu data pribadi Anda dihapus; pesanan yang sudah dibayar menyimpan yang diwajibkan hukum.

Ingin tetap memakainya? Cukup masuk sebelum hari itu: {recovery}`,
    },
  },
  kept: {
    subject: { en: "Your account stays", id: "Akun Anda tetap ada" },
    body: {
      en: `Hello {fullname},

you have signed in, so your account "{username}" will not be closed. To close it after all, ask again under My account.

If it wasn't you, set a new password now: {recovery}`,
      id: `Halo {fullname},

Anda telah masuk, sehingga akun "{username}" tidak jadi ditutup. Untuk tetap menutupnya, ajukan lagi di Akun saya.

Jika bukan Anda, segera buat kata sandi baru: {recovery}`,
    },
  },
  closed: {
    subject: { en: "Your account has been closed", id: "Akun Anda telah ditutup" },
    body: {
      en: `Hello,

as you asked, your account of e-Retribusi has been closed and your personal data have been removed. This is our last mail to you.`,
      id: `Halo,

sesuai permintaan Anda, akun e-Retribusi Anda telah ditutup dan data pribadi Anda telah dihapus. Ini surel terakhir dari kami.`,
    },
  },
} as const satisfies Record<string, Letter>;

/** A mail about somebody's own account, in their language. `to` where it doesn't go to their present address. */
export const accountMail = (
  kind: keyof typeof accountLetters,
  person: Addressee,
  values: Readonly<Record<string, string | number>> = {},
  to = person.email,
): Mail => letterTo(person, accountLetters[kind], values, to);
