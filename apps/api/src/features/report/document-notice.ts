import type { Label, Language } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import type { Env } from "../../lib/env.ts";
import { enqueueMail, type Mail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { type Addressee, languageOf, letterTo } from "../identity/letter.ts";
import { deliverNotices } from "../inbox/delivery.ts";

interface Notice {
  readonly subject: Label;
  readonly note: Label;
}

const notices = {
  ready: {
    subject: { en: "Your document is ready: {title}", id: "Dokumen Anda siap: {title}" },
    note: {
      en: "“{title}” has been made{form}. You can download it for {days} days: {link}",
      id: "“{title}” sudah dibuat{form}. Anda dapat mengunduhnya selama {days} hari: {link}",
    },
  },
  failed: {
    subject: { en: "Your document could not be made: {title}", id: "Dokumen Anda gagal dibuat: {title}" },
    note: {
      en: "“{title}” could not be made. {reason} You find it here: {link}",
      id: "“{title}” gagal dibuat. {reason} Anda menemukannya di sini: {link}",
    },
  },
} as const satisfies Record<string, Notice>;

const greeting: Label = { en: "Hello {fullname},", id: "Halo {fullname}," };

/** What a long pdf comes as, behind the comma. */
const asParts = (parts: number): Label => ({
  en: `, as a ZIP of ${parts} PDF parts`,
  id: `, berupa ZIP berisi ${parts} bagian PDF`,
});

/** What a notice tells beside its own words. */
export interface NoticeFacts {
  readonly title: string;
  readonly days: number;
  readonly reason: string;
  /** PDFs in a zip of parts; null for a single file. */
  readonly parts: number | null;
}

type Kind = keyof typeof notices;

const valuesOf = ({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">, language: Language, { parts, ...facts }: NoticeFacts) => ({
  ...facts,
  form: parts === null ? "" : asParts(parts)[language],
  link: webAddress({ PUBLIC_URL }, "/report_trx_all/dokumen"),
});

/** The mail to whoever asked for a document, of what became of it. */
export function documentMail(env: Pick<Env, "PUBLIC_URL">, owner: Addressee, kind: Kind, facts: NoticeFacts): Mail {
  const { subject, note } = notices[kind];
  const body = { en: `${greeting.en}\n\n${note.en}`, id: `${greeting.id}\n\n${note.id}` };
  return letterTo(owner, { subject, body }, valuesOf(env, languageOf(owner), facts));
}

/** Tells whoever asked for a document what became of it, in their language: in the application and by mail. */
export async function notifyOwner(
  env: Pick<Env, "PUBLIC_URL">,
  tx: Transaction,
  userid: number,
  kind: Kind,
  facts: NoticeFacts,
): Promise<void> {
  const owner = await tx.userdata.findUniqueOrThrow({ where: { userid } });
  const language = languageOf(owner);
  const { subject, note } = notices[kind];
  const values = valuesOf(env, language, facts);
  const judul = fillMessage(subject[language], values);
  const isi = fillMessage(note[language], values);
  await deliverNotices(tx, [{ userid, bahasa: language, bookingid: null, judul, isi }]);
  await enqueueMail(tx, documentMail(env, owner, kind, facts), null);
}
