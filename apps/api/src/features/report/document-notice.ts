import type { Label } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import type { Env } from "../../lib/env.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../identity/account-mail.ts";
import { languageOf, letterTo } from "../identity/letter.ts";

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

/** Tells whoever asked for a document what became of it, in their language: in the application and by mail. */
export async function notifyOwner(
  { PUBLIC_URL }: Pick<Env, "PUBLIC_URL">,
  tx: Transaction,
  userid: number,
  kind: keyof typeof notices,
  { parts, ...facts }: NoticeFacts,
): Promise<void> {
  const owner = await tx.userdata.findUniqueOrThrow({ where: { userid } });
  const language = languageOf(owner);
  const { subject, note } = notices[kind];
  const form = parts === null ? "" : asParts(parts)[language];
  const values = { ...facts, form, link: webAddress({ PUBLIC_URL }, "/report_trx_all/dokumen") };
  const judul = fillMessage(subject[language], values).slice(0, 160);
  const isi = fillMessage(note[language], values);
  await tx.inbox.create({ data: { userid, judul, isi } });
  const body = { en: `${greeting.en}\n\n${note.en}`, id: `${greeting.id}\n\n${note.id}` };
  await enqueueMail(tx, letterTo(owner, { subject, body }, values), null);
}
