import { randomUUID } from "node:crypto";
import type { Language } from "@retribusi/contract/define/label";
import type { mailResults } from "@retribusi/contract/features/system/system.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { type AnyMail, createMailer } from "../../lib/mail.ts";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { SecretUnreadable } from "../../lib/secret.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { findMailSettings } from "./mailer.ts";

interface Outcome {
  readonly result: (typeof mailResults)[number];
  readonly detail: string | null;
}

const detailOf = (error: object, name: string): string => String(Reflect.get(error, name) ?? "");

/** What a failure of nodemailer means: its own codes first, then what the network said. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof SecretUnreadable) return { result: "unauthorised", detail: error.message };
  if (!(error instanceof Error)) return { result: "failed", detail: null };
  const [code, text] = [detailOf(error, "code"), `${detailOf(error, "code")} ${error.message}`];
  const detail = (detailOf(error, "response") || error.message).slice(0, 500);
  if (code === "EAUTH" || code === "ENOAUTH") return { result: "unauthorised", detail };
  if (code === "EENVELOPE" || code === "EMESSAGE") return { result: "rejected", detail };
  if (/ECONNREFUSED/.test(text)) return { result: "refused", detail };
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(text)) return { result: "unknown_host", detail };
  if (/ETIMEDOUT|imeout/.test(text)) return { result: "timeout", detail };
  if (/ETLS|CERT|SSL|TLS|signed/.test(text)) return { result: "untrusted", detail };
  return { result: "failed", detail };
}

const texts: Readonly<Record<Language, { readonly subject: string; readonly text: string }>> = {
  en: {
    subject: "Test mail of e-Retribusi",
    text: "This mail was sent from the settings page of e-Retribusi. The mail settings work.",
  },
  id: {
    subject: "Surel uji e-Retribusi",
    text: "Surel ini dikirim dari halaman Pengaturan e-Retribusi. Pengaturan surel sudah berfungsi.",
  },
};

/** The mail with which the settings are tried out. */
export const settingsMail = (to: string, language: Language): Mail => ({ to, language, ...texts[language] });

/** Sends a mail at once, past the outbox, and says how it went. */
export async function sendAtOnce(deps: Deps, mail: AnyMail): Promise<Outcome> {
  try {
    const settings = await findMailSettings(deps);
    if (!settings) return { result: "unset", detail: null };
    const mailer = createMailer(settings);
    try {
      await mailer.send(mail, `test-${randomUUID()}`);
    } finally {
      mailer.close();
    }
    return { result: "sent", detail: null };
  } catch (error) {
    deps.log.warn({ err: error }, "a test mail could not be sent");
    return outcomeOf(error);
  }
}

/** Sends a mail at once with the saved settings, past the outbox, so that the answer can say how it went. */
export async function sendMailAsTest(deps: Deps, user: CurrentUser, to: string, { ip, language }: RequestFacts) {
  const outcome = await sendAtOnce(deps, settingsMail(to, language));
  await inTransaction(deps.db, (tx) =>
    writeAudit(tx, user, ip, {
      aksi: "test_mail",
      entitas: "pengaturan",
      kunci: "pengaturan",
      sesudah: { email: to, ...outcome },
    }),
  );
  return outcome;
}
