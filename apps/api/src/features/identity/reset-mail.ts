import type { Label, Language } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import type { Mail } from "../../lib/outbox/enqueue.ts";

const subject: Label = {
  en: "Your e-Retribusi password has been reset",
  id: "Kata sandi e-Retribusi Anda telah diatur ulang",
};

/** The password itself never travels by mail. */
const body: Label = {
  en: `Hello {fullname},

an administrator has set a new password for your account "{username}". All your sessions have been ended. The administrator tells you the new password.

If you did not expect this, please contact your administrator at once.`,
  id: `Halo {fullname},

administrator telah menetapkan kata sandi baru untuk akun Anda "{username}". Semua sesi Anda telah diakhiri. Kata sandi baru disampaikan oleh administrator.

Jika Anda tidak meminta hal ini, segera hubungi administrator.`,
};

interface Person {
  readonly username: string;
  readonly fullname: string;
  readonly email: string;
  readonly bahasa: string;
}

/** Tells somebody, in their language, that an administrator has reset their password. */
export function resetMail({ username, fullname, email, bahasa }: Person): Mail {
  const language: Language = bahasa === "id" ? "id" : "en";
  return { to: email, subject: subject[language], text: fillMessage(body[language], { username, fullname }) };
}
