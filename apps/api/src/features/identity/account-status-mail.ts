import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { Transaction } from "../../lib/transaction.ts";
import { notice } from "./factor-mail.ts";
import type { Letter } from "./letter.ts";

const mistake = {
  en: "If you think that this is a mistake, or want to know why, please contact us. We say it to you, and not in a mail that others may read.",
  id: "Jika menurut Anda ini keliru, atau Anda ingin tahu alasannya, silakan hubungi kami. Alasannya kami sampaikan kepada Anda, bukan dalam surel yang dapat dibaca orang lain.",
};

const unexpected = {
  en: "If you know nothing of this, please contact us.",
  id: "Jika Anda tidak mengetahui hal ini, silakan hubungi kami.",
};

const kept = {
  en: "Your data and bookings stay as they are.",
  id: "Data dan pesanan Anda tetap tersimpan.",
};

/** What the person is told when an administrator gives the account another status; never the reason, which is written for colleagues. */
export const statusLetters: ReadonlyMap<number, Letter> = new Map([
  [
    accountStatus.active,
    notice(
      { en: "Your e-Retribusi account is open", id: "Akun e-Retribusi Anda sudah dibuka" },
      {
        en: 'an administrator has opened your account "{username}". You can sign in with your password as before.',
        id: 'administrator telah membuka akun Anda "{username}". Anda dapat masuk dengan kata sandi seperti semula.',
      },
      unexpected,
    ),
  ],
  [
    accountStatus.blocked,
    notice(
      { en: "Your e-Retribusi account has been blocked", id: "Akun e-Retribusi Anda diblokir" },
      {
        en: `an administrator has blocked your account "{username}". You were signed out everywhere and can't sign in until it is unblocked. ${kept.en}`,
        id: `administrator telah memblokir akun Anda "{username}". Semua sesi diakhiri dan Anda tidak dapat masuk sampai blokir dibuka. ${kept.id}`,
      },
      mistake,
    ),
  ],
  [
    accountStatus.notActive,
    notice(
      { en: "Your e-Retribusi account has been deactivated", id: "Akun e-Retribusi Anda dinonaktifkan" },
      {
        en: `an administrator has deactivated your account "{username}". You were signed out everywhere and can't sign in until it is made active again. ${kept.en}`,
        id: `administrator telah menonaktifkan akun Anda "{username}". Semua sesi diakhiri dan Anda tidak dapat masuk sampai akun diaktifkan kembali. ${kept.id}`,
      },
      mistake,
    ),
  ],
  [
    accountStatus.waiting,
    notice(
      { en: "Your e-Retribusi account is being reviewed", id: "Akun e-Retribusi Anda sedang ditinjau" },
      {
        en: `your account "{username}" is being reviewed again and can't be used meanwhile. You will get a mail when it has been decided. ${kept.en}`,
        id: `akun Anda "{username}" sedang ditinjau kembali dan sementara tidak dapat dipakai. Anda menerima surel setelah ada keputusan. ${kept.id}`,
      },
      mistake,
    ),
  ],
  [
    accountStatus.passwordExpired,
    notice(
      { en: "Your e-Retribusi password has expired", id: "Kata sandi e-Retribusi Anda kedaluwarsa" },
      {
        en: 'an administrator asks you to choose a new password for your account "{username}". On the page for signing in, follow “Forgot your password?”.',
        id: 'administrator meminta Anda memilih kata sandi baru untuk akun "{username}". Di halaman masuk, ikuti “Lupa kata sandi?”.',
      },
      unexpected,
    ),
  ],
]);

/** The mail about a status that is to be written, where it is another one; a closed account has nobody who reads it. */
export async function findChangedStatus(
  tx: Transaction,
  userid: number,
  next: number | undefined,
): Promise<Letter | undefined> {
  if (next === undefined) return;
  const { statusakun, tglditutup } = await tx.userdata.findUniqueOrThrow({
    where: { userid },
    select: { statusakun: true, tglditutup: true },
  });
  return statusakun === next || tglditutup ? undefined : statusLetters.get(next);
}
