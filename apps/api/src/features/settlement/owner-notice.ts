import type { Label, Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import { exceptionsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import { type DutyMail, enqueueDuties } from "../../lib/outbox/duty.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { languageOf } from "../identity/letter.ts";

const words = {
  subject: {
    en: "Money without a bill is yours to settle: no. {id}",
    id: "Uang masuk belum cocok menjadi tanggung jawab Anda: no. {id}",
  },
  body: {
    en: "{amount} has arrived and fits no open bill: {why} You look after it from now on. Please apply it to a bill, propose a refund, or give it to a colleague.",
    id: "{amount} masuk dan tidak cocok dengan tagihan terbuka mana pun: {why} Mulai sekarang Anda yang menanganinya. Mohon pakai untuk tagihan, usulkan pengembalian, atau serahkan kepada rekan.",
  },
  link: { en: "Open the money", id: "Buka uang masuk" },
} as const satisfies Record<string, Label>;

const person = { userid: true, email: true, bahasa: true, surelditolak: true } as const;

interface Money {
  readonly id: number;
  readonly jumlah: bigint;
  readonly keterangan: string | null;
}

/** What whoever looks after it is told. */
export function ownerMail({ id, jumlah, keterangan }: Money, bahasa: Language): Omit<DutyMail, "to"> {
  const why = keterangan ? `${keterangan.replace(/\.$/, "")}.` : "–";
  const fill = (text: Label) => fillMessage(text[bahasa], { id, amount: formatRupiah(Number(jumlah)), why });
  const link = { label: words.link[bahasa], path: `/${exceptionsPage}?berkas=${id}` };
  return { bahasa, subject: fill(words.subject), paragraphs: [fill(words.body)], link };
}

/**
 * Tells whoever looks after a payment exception from now on, by mail and in the inbox, in the transaction that made it theirs. It is a duty:
 * no choice of mails keeps it away.
 */
export async function tellOwner(tx: Transaction, pengecualianid: number, userid: number): Promise<void> {
  const owner = await tx.userdata.findUniqueOrThrow({ where: { userid }, select: person });
  const money = await tx.pengecualian_bayar.findUniqueOrThrow({ where: { id: pengecualianid } });
  const { bookingid } = money;
  const mail = ownerMail(money, languageOf(owner));
  const { subject: judul, paragraphs } = mail;
  await insertRows(sqlOf(tx), "inbox", [{ userid, bookingid, judul, isi: paragraphs.join("\n\n") }]);
  await enqueueDuties(tx, [{ worker: owner, mail }], bookingid);
}
