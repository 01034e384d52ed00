import type { Label } from "@retribusi/contract/define/label";
import type { EndReason } from "@retribusi/contract/features/identity/session.rules";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";

interface End {
  readonly reason: EndReason;
  readonly text: Label;
}

/**
 * Codes of `sesi.sebabcabut`. Only the holder of the session's token is told, without a name and without a word on anybody's doing: the
 * token may be in others' hands.
 */
const ends = {
  diam: {
    reason: "idle",
    text: {
      en: "Nobody had used it for longer than is allowed.",
      id: "Sesi itu tidak dipakai lebih lama daripada yang diizinkan.",
    },
  },
  waktu: {
    reason: "expired",
    text: { en: "Its time was over, however it was used.", id: "Waktunya sudah habis, walaupun sedang dipakai." },
  },
  keluar: {
    reason: "signed-out",
    text: { en: "It was signed out on this device.", id: "Sesi itu sudah keluar di perangkat ini." },
  },
  masuk: {
    reason: "replaced",
    text: {
      en: "This device has signed in anew since then.",
      id: "Perangkat ini sudah masuk kembali setelah itu.",
    },
  },
  jauh: {
    reason: "elsewhere",
    text: {
      en: "It was signed out from another device of this account.",
      id: "Sesi itu diakhiri dari perangkat lain pada akun ini.",
    },
  },
  sandi: {
    reason: "password",
    text: { en: "The password of this account was changed.", id: "Kata sandi akun ini telah diganti." },
  },
  faktor: {
    reason: "factor",
    text: { en: "The second factor of this account was changed.", id: "Faktor kedua akun ini telah diubah." },
  },
  akun: {
    reason: "account",
    text: {
      en: "This account could not be used for a while; now it can be again.",
      id: "Akun ini sempat tidak dapat dipakai dan sekarang sudah dapat dipakai lagi.",
    },
  },
  petugas: {
    reason: "administrator",
    text: { en: "An administrator ended it.", id: "Sesi itu diakhiri oleh administrator." },
  },
  penuh: {
    reason: "limit",
    text: {
      en: "This account was signed in on too many devices, and this one was unused for longest.",
      id: "Akun ini masuk di terlalu banyak perangkat, dan yang ini paling lama tidak dipakai.",
    },
  },
  tutup: {
    reason: "closing",
    text: {
      en: "This account is to be closed; signing in keeps it.",
      id: "Akun ini akan ditutup; dengan masuk kembali akun tetap ada.",
    },
  },
} as const satisfies Record<string, End>;

export type EndCode = keyof typeof ends;

const isEndCode = (code: string): code is EndCode => code in ends;

/** What is written of a session that ends now. */
export const endedNow = ({ clock }: Pick<Deps, "clock">, sebabcabut: EndCode) => ({ dicabut: clock.now(), sebabcabut });

/** The answer to a session that has ended, with the reason where one was kept. */
export function sessionEnded(code: string | null | undefined, userid?: number): AppError {
  const security = { userid };
  if (!code || !isEndCode(code)) return new AppError("SESSION_ENDED", { security });
  const { reason, text } = ends[code];
  return new AppError("SESSION_ENDED", { explanation: text, details: { reason }, security });
}
