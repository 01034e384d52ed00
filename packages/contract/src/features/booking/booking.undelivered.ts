import { z } from "zod";
import type { Label } from "../../define/label.ts";

/**
 * Why a mail server didn't take a mail: it knows no such mailbox, the mailbox is full, it took the mail for an unwanted one, it gave another
 * reason, or there was none that answered for days.
 */
export const refusalReasons = ["takdikenal", "penuh", "spam", "lain", "tanpajawaban"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Each as the part of a sentence. */
export const refusalWords: Readonly<Record<RefusalReason, Label>> = {
  takdikenal: { en: "this mailbox doesn't exist", id: "kotak surat ini tidak ada" },
  penuh: { en: "the mailbox is full", id: "kotak suratnya penuh" },
  spam: { en: "its mail server took the mail for spam", id: "server surelnya menganggap surel itu spam" },
  lain: { en: "its mail server did not accept the mail", id: "server surelnya tidak menerima surel itu" },
  tanpajawaban: {
    en: "its mail server could not be reached for days",
    id: "server surelnya tidak dapat dihubungi selama beberapa hari",
  },
};

const language = z.string();

/** A mail about a booking that did not arrive at the address that its mails go to. */
export const undeliveredMail = z
  .object({
    id: z.int(),
    /** Its subject, in both languages. */
    judul: z.object({ en: language, id: language }),
    /** `b•••@contoh.example` */
    alamat: z.string(),
    sebab: z.enum(refusalReasons),
    /** Nobody tries any more. */
    menyerah: z.boolean(),
    /** The mail server's numbers, for the super user alone: `550 5.1.1`. */
    kode: z.string().nullable(),
    /** Of the last try; ISO 8601, UTC. */
    waktu: z.iso.datetime(),
  })
  .meta({ id: "UndeliveredMail" });
export type UndeliveredMail = z.output<typeof undeliveredMail>;

/** “budi@contoh.example” → “b•••@contoh.example”: whoever knows the address recognises it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return `${[...address][0] ?? ""}•••${at < 0 ? "" : address.slice(at)}`;
}
