import type { Label } from "@retribusi/contract/define/label";
import type { Letter } from "./letter.ts";

const ending: Label = {
  en: "If this wasn't you, change your password at once and contact your administrator.",
  id: "Jika bukan Anda yang melakukannya, segera ganti kata sandi dan hubungi administrator.",
};

export const notice = (subject: Label, text: Label, mend: Label = ending): Letter => ({
  subject,
  body: {
    en: `Hello {fullname},\n\n${text.en}\n\n${mend.en}`,
    id: `Halo {fullname},\n\n${text.id}\n\n${mend.id}`,
  },
});

export const totpSetMail = notice(
  { en: "Authenticator app set up for e-Retribusi", id: "Aplikasi autentikator terpasang di e-Retribusi" },
  {
    en: 'an authenticator app was set up for your account "{username}". From now on signing in asks for its code. Your other sessions were ended.',
    id: 'aplikasi autentikator telah dipasang untuk akun Anda "{username}". Mulai sekarang kodenya diminta saat masuk. Sesi Anda yang lain telah diakhiri.',
  },
);

export const totpRemovedMail = notice(
  { en: "Authenticator app taken off", id: "Aplikasi autentikator dilepas" },
  {
    en: 'the authenticator app of your account "{username}" was taken off. Your other sessions were ended.',
    id: 'aplikasi autentikator akun Anda "{username}" telah dilepas. Sesi Anda yang lain telah diakhiri.',
  },
);

export const passkeyAddedMail = notice(
  { en: "Passkey added to e-Retribusi", id: "Kunci sandi ditambahkan di e-Retribusi" },
  {
    en: 'a passkey was added to your account "{username}". It signs in without the password. Your other sessions were ended.',
    id: 'sebuah kunci sandi telah ditambahkan ke akun Anda "{username}". Dengan kunci itu Anda masuk tanpa kata sandi. Sesi Anda yang lain telah diakhiri.',
  },
);

export const passkeyRemovedMail = notice(
  { en: "Passkey taken off", id: "Kunci sandi dilepas" },
  {
    en: 'a passkey of your account "{username}" was taken off. Your other sessions were ended.',
    id: 'sebuah kunci sandi akun Anda "{username}" telah dilepas. Sesi Anda yang lain telah diakhiri.',
  },
);

export const codesRenewedMail = notice(
  { en: "New recovery codes made", id: "Kode pemulihan baru dibuat" },
  {
    en: 'new recovery codes were made for your account "{username}". The earlier ones are worth nothing any more.',
    id: 'kode pemulihan baru telah dibuat untuk akun Anda "{username}". Kode sebelumnya tidak berlaku lagi.',
  },
);

export const recoveryUsedMail = notice(
  { en: "A recovery code was used", id: "Sebuah kode pemulihan dipakai" },
  {
    en: 'somebody signed in to your account "{username}" with a recovery code:\n{origin}\n\nEach code works once; see under Account security how many are left.',
    id: 'seseorang masuk ke akun Anda "{username}" dengan kode pemulihan:\n{origin}\n\nTiap kode berlaku sekali; sisanya terlihat di Keamanan akun.',
  },
);

export const factorsRemovedMail = notice(
  { en: "Your second factor was taken off", id: "Faktor kedua Anda dilepas" },
  {
    en: 'an administrator took every second factor off your account "{username}": authenticator app, passkeys and recovery codes. All your sessions were ended. The password is enough to sign in until you set up a new one.',
    id: 'administrator telah melepas semua faktor kedua akun Anda "{username}": aplikasi autentikator, kunci sandi, dan kode pemulihan. Semua sesi Anda telah diakhiri. Kata sandi cukup untuk masuk sampai Anda memasang yang baru.',
  },
  {
    en: "If you did not ask for this, please contact your administrator at once.",
    id: "Jika Anda tidak memintanya, segera hubungi administrator.",
  },
);

export const guessedMail = notice(
  { en: "Somebody knows your e-Retribusi password", id: "Seseorang mengetahui kata sandi e-Retribusi Anda" },
  {
    en: 'somebody entered the right password of your account "{username}" and then too many wrong codes. Nobody got in.',
    id: 'seseorang memasukkan kata sandi yang benar untuk akun Anda "{username}", lalu terlalu banyak kode yang salah. Tidak ada yang berhasil masuk.',
  },
);
