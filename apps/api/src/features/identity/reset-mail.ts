import type { Label } from "@retribusi/contract/define/label";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { type Addressee, letterTo } from "./letter.ts";

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

/** Tells somebody, in their language, that an administrator has reset their password. */
export const resetMail = (person: Addressee): Mail => letterTo(person, { subject, body });
