import { contactLines } from "@retribusi/contract/features/system/system.contact";
import type { Deps } from "../../lib/deps.ts";
import { createMailer, type Mailer, type MailSettings } from "../../lib/mail.ts";
import { openSecret } from "../../lib/secret.ts";
import { findSettings } from "./settings.query.ts";

type Known = Pick<Deps, "db" | "env">;

/**
 * The mail server that is set, else the one of the environment; undefined when there is neither. The sender likewise, each by itself.
 * Throws SecretUnreadable for a password that was sealed with another key.
 */
export async function findMailSettings({ db, env }: Known): Promise<MailSettings | undefined> {
  const settings = await findSettings(db.prisma);
  const { smtpalamat, smtppengguna, smtpsandi, emailpengirim, namaorganisasi } = settings;
  const url = smtpalamat ?? env.SMTP_URL;
  if (url === "") return;
  const from = emailpengirim ? { name: namaorganisasi ?? "e-Retribusi", address: emailpengirim } : env.MAIL_FROM;
  const isOwn = smtpalamat !== null;
  return {
    url,
    user: isOwn ? smtppengguna : null,
    password: isOwn && smtpsandi !== null ? openSecret(env, smtpsandi) : null,
    from,
    publicUrl: env.PUBLIC_URL,
    name: namaorganisasi ?? "e-Retribusi",
    closing: contactLines(settings, namaorganisasi),
  };
}

/** The mailer of the settings of the moment; its connections are kept until the settings change. */
export function keepMailer(deps: Known): { find(): Promise<Mailer | undefined>; close(): void } {
  let held: { readonly settings: string; readonly mailer: Mailer } | undefined;
  const close = () => {
    held?.mailer.close();
    held = undefined;
  };
  return {
    close,
    async find() {
      const found = await findMailSettings(deps);
      const settings = JSON.stringify(found);
      if (held && held.settings === settings) return held.mailer;
      close();
      if (found) held = { settings, mailer: createMailer(found) };
      return held?.mailer;
    },
  };
}
