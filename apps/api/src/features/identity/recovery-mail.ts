import type { Label, Language } from "@retribusi/contract/define/label";
import { errorKinds, fillMessage } from "@retribusi/contract/errors";
import { resetMinutes } from "@retribusi/contract/features/identity/recovery.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { type Addressee, languageOf, letterTo } from "./letter.ts";

const minutes = resetMinutes.mailed;

const linkSubject: Label = {
  en: "Choose a new e-Retribusi password",
  id: "Pilih kata sandi e-Retribusi yang baru",
};
const linkBody: Label = {
  en: `Hello {fullname},

{reason} Choose a new password for your account "{username}" here:

{link}

The link is good for ${minutes} minutes and for one use, on any device. A new password ends all your sessions and your personal API key.{state}

{otherwise}`,
  id: `Halo {fullname},

{reason} Pilih kata sandi baru untuk akun Anda "{username}" di sini:

{link}

Tautan berlaku ${minutes} menit untuk satu kali pemakaian, di perangkat mana pun. Kata sandi baru mengakhiri semua sesi dan kunci API pribadi Anda.{state}

{otherwise}`,
};

const reasons = {
  asked: {
    en: "somebody, probably you, has asked for a new password.",
    id: "seseorang, mungkin Anda sendiri, meminta kata sandi baru.",
  },
  sent: {
    en: "an administrator sends you this link.",
    id: "administrator mengirimkan tautan ini kepada Anda.",
  },
} as const satisfies Record<string, Label>;

const otherwise = {
  asked: {
    en: "If it wasn't you, do nothing: your password stays as it is.",
    id: "Jika bukan Anda, abaikan saja: kata sandi Anda tidak berubah.",
  },
  sent: {
    en: "If you did not expect this, please contact your administrator before you open it.",
    id: "Jika Anda tidak meminta hal ini, hubungi administrator sebelum membukanya.",
  },
} as const satisfies Record<string, Label>;

/** What a new password doesn't change, by the account's status. */
const closed: Readonly<Record<number, Label>> = {
  [accountStatus.blocked]: errorKinds.ACCOUNT_BLOCKED.message,
  [accountStatus.notActive]: errorKinds.ACCOUNT_NOT_ACTIVE.message,
  [accountStatus.waiting]: errorKinds.ACCOUNT_WAITING.message,
};
const unchanged: Label = { en: "A new password does not change that.", id: "Kata sandi baru tidak mengubah hal itu." };

const notRegistered: Label = {
  en: "The email address is not registered on the system.",
  id: "Alamat surel ini tidak terdaftar di sistem.",
};
const nobodySubject: Label = {
  en: "No e-Retribusi account has this address",
  id: "Alamat ini tidak terdaftar di e-Retribusi",
};
const nobodyBody: Label = {
  en: `Hello,

{notRegistered} Somebody, perhaps you, has asked for a new e-Retribusi password for it.

If you have an account, it has another address: try that one, or your user name. If you have registered and not confirmed this address yet, ask for that link again: {confirm}

If you have no account, you can create one: {register}

Otherwise do nothing: nothing else happens.`,
  id: `Halo,

{notRegistered} Seseorang, mungkin Anda sendiri, meminta kata sandi e-Retribusi baru untuk alamat ini.

Jika Anda memiliki akun, alamatnya berbeda: coba alamat itu atau nama pengguna Anda. Jika Anda sudah mendaftar tetapi belum mengonfirmasi alamat ini, minta lagi tautannya: {confirm}

Jika belum punya akun, Anda dapat membuatnya: {register}

Selain itu abaikan saja: tidak ada hal lain yang terjadi.`,
};

const changedSubject: Label = {
  en: "Your e-Retribusi password has been changed",
  id: "Kata sandi e-Retribusi Anda telah diganti",
};
const changedBody: Label = {
  en: `Hello {fullname},

Your password has been changed successfully. It was done with a link to choose a new password, and all sessions of your account "{username}" and its personal API key have ended.

If it wasn't you, somebody else may read your mail: secure your mailbox first, then choose another password here:

{link}

and tell your administrator.`,
  id: `Halo {fullname},

Kata sandi Anda berhasil diganti. Penggantian dilakukan lewat tautan untuk memilih kata sandi baru; semua sesi akun Anda "{username}" dan kunci API pribadinya telah diakhiri.

Jika bukan Anda, orang lain mungkin membaca surel Anda: amankan kotak surat Anda lebih dahulu, lalu pilih kata sandi lain di sini:

{link}

dan beri tahu administrator.`,
};

interface Link {
  /** The whole address. */
  readonly link: string;
  readonly statusakun: number;
  readonly by: keyof typeof reasons;
}

/** The link to choose a new password, to the account's own address. */
export function linkMail(person: Addressee, { link, statusakun, by }: Link): Mail {
  const language = languageOf(person);
  const obstacle = closed[statusakun];
  const state = obstacle ? `\n\n${obstacle[language]} ${unchanged[language]}` : "";
  const words = { link, state, reason: reasons[by][language], otherwise: otherwise[by][language] };
  return letterTo(person, { subject: linkSubject, body: linkBody }, words);
}

/** To an address that nobody has: only whoever reads its mail learns that. */
export const nobodyMail = (
  to: string,
  language: Language,
  links: { readonly register: string; readonly confirm: string },
): Mail => ({
  to,
  language,
  subject: nobodySubject[language],
  text: fillMessage(nobodyBody[language], { ...links, notRegistered: notRegistered[language] }),
});

/** Tells the owner that the password was changed by a link. */
export const changedMail = (person: Addressee, link: string): Mail =>
  letterTo(person, { subject: changedSubject, body: changedBody }, { link });
