import type { Deps } from "../../lib/deps.ts";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { webAddress } from "../../lib/web-address.ts";
import { type Addressee, type Letter, letterTo } from "./letter.ts";

const confirm: Letter = {
  subject: { en: "Confirm your e-mail address for e-Retribusi", id: "Konfirmasi alamat surel Anda untuk e-Retribusi" },
  body: {
    en: `Hello {fullname},

an account with the user name "{username}" was registered with this address. Please open this link and press the button there to confirm that the address is yours:

{link}

The link is good for 24 hours. If you didn't register, do nothing: without confirmation the account is removed after {days} days.`,
    id: `Halo {fullname},

sebuah akun dengan nama pengguna "{username}" didaftarkan dengan alamat ini. Buka tautan berikut lalu tekan tombol di sana untuk memastikan bahwa alamat ini milik Anda:

{link}

Tautan berlaku 24 jam. Jika Anda tidak mendaftar, abaikan surel ini: akun yang tidak dikonfirmasi dihapus setelah {days} hari.`,
  },
};

/** To the owner of an address with which somebody has registered before and not confirmed it. */
const confirmEarlier: Letter = {
  subject: confirm.subject,
  body: {
    en: `Hello,

somebody has just registered with this address again. An account with the user name "{username}" was made with it before and waits for its confirmation; no second one was made.

If you chose the user name "{username}" yourself, open this link and press the button there. If you don't remember the password, choose a new one afterwards at {forgot}

{link}

The link is good for 24 hours. If you don't know this user name, do nothing: without confirmation that account is removed after {days} days, and you can register again then.`,
    id: `Halo,

seseorang baru saja mendaftar lagi dengan alamat ini. Akun dengan nama pengguna "{username}" sudah dibuat sebelumnya dan menunggu konfirmasi; akun kedua tidak dibuat.

Jika nama pengguna "{username}" memang pilihan Anda, buka tautan berikut lalu tekan tombol di sana. Bila lupa kata sandi, buat yang baru sesudahnya di {forgot}

{link}

Tautan berlaku 24 jam. Jika Anda tidak mengenal nama pengguna itu, abaikan surel ini: akun yang tidak dikonfirmasi dihapus setelah {days} hari, dan sesudah itu Anda dapat mendaftar lagi.`,
  },
};

const known: Letter = {
  subject: {
    en: "Somebody tried to register with your e-mail address",
    id: "Seseorang mencoba mendaftar dengan alamat surel Anda",
  },
  body: {
    en: `Hello {fullname},

somebody has just tried to register at e-Retribusi with this address. You have an account already, with the user name "{username}", so no second one was made and nothing of yours was changed.

If it was you, sign in: {signin}
If you have forgotten your password, choose a new one: {forgot}

If it was not you, there is nothing to do. Whoever tried was not told that you have an account.`,
    id: `Halo {fullname},

seseorang baru saja mencoba mendaftar di e-Retribusi dengan alamat ini. Anda sudah mempunyai akun dengan nama pengguna "{username}", sehingga akun kedua tidak dibuat dan data Anda tidak berubah.

Jika itu Anda, silakan masuk: {signin}
Jika lupa kata sandi, buat yang baru: {forgot}

Jika bukan Anda, tidak ada yang perlu dilakukan. Orang itu tidak diberi tahu bahwa Anda mempunyai akun.`,
  },
};

const alreadyConfirmed: Letter = {
  subject: { en: "Your e-mail address is already confirmed", id: "Alamat surel Anda sudah dikonfirmasi" },
  body: {
    en: `Hello {fullname},

somebody has asked for a link that confirms this address. The address of your account "{username}" is already confirmed, so there is nothing to do.

Sign in: {signin}
If you have forgotten your password, choose a new one: {forgot}`,
    id: `Halo {fullname},

seseorang meminta tautan konfirmasi untuk alamat ini. Alamat akun Anda "{username}" sudah dikonfirmasi, jadi tidak ada yang perlu dilakukan.

Masuk: {signin}
Jika lupa kata sandi, buat yang baru: {forgot}`,
  },
};

/** What is written about registering. */
export const registrationLetters = { confirm, confirmEarlier, known, alreadyConfirmed } as const;

/** A mail about registering, in the person's language; `key` is the secret part of the link that confirms the address. */
export function registrationMail(
  { env }: Pick<Deps, "env">,
  kind: keyof typeof registrationLetters,
  person: Addressee,
  { key = "", days }: { readonly key?: string; readonly days: number },
): Mail {
  const page = (path: string) => webAddress(env, `/index/${path}`);
  const places = { signin: page("login"), forgot: page("forgotpassword"), link: page(`verifyemail?key=${key}`) };
  return letterTo(person, registrationLetters[kind], { days, ...places });
}
