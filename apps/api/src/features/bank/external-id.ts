import { answered, json, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import { z } from "zod";
import { isDuplicate, type Transaction } from "../../lib/transaction.ts";
import { wibDay } from "./bank-time.ts";
import type { Answer, Request } from "./service.ts";
import { conflict } from "./snap-error.ts";

type Numbered = Pick<Request, "deps" | "partner" | "externalid">;

const keyOf = ({ deps, partner, externalid }: Numbered, layanan: number) => ({
  systemid: partner.id,
  layanan,
  hariwib: wibDay(deps.clock.now()),
  externalid,
});

/** What the first message of a number was about, and what it was answered. */
export interface FirstMessage {
  readonly requestid: string | null;
  readonly nomorva: string | null;
  readonly jumlah: string | null;
  readonly answer: Answer | undefined;
}

/** Uses the number of a message that changes nothing else; throws SnapError when it was used before on this day. */
export async function takeExternalId(request: Numbered, layanan: number, requestid: string): Promise<void> {
  const row = { ...keyOf(request, layanan), requestid };
  try {
    await insertRows(sqlOf(request.deps.db.prisma), "kunci_pesan_bank", [row]);
  } catch (error) {
    throw isDuplicate(error, "PRIMARY") ? conflict() : error;
  }
}

const firstColumns = {
  requestid: orNull(text("k.requestid")),
  nomorva: orNull(text("k.nomorva")),
  jumlah: orNull(text("k.jumlah")),
  jawaban: json("k.jawaban"),
};

const kept = z.object({ status: z.int(), kind: z.string(), text: z.string(), body: z.looseObject({}) });

/** The question after the first message of this number on this day. */
export function firstMessage(request: Numbered, layanan: number) {
  const { systemid, hariwib, externalid } = keyOf(request, layanan);
  const day = hariwib.toISOString().slice(0, 10);
  return answered(
    rowsOf(
      firstColumns,
      "FROM kunci_pesan_bank k WHERE k.systemid = ? AND k.layanan = ? AND k.hariwib = ? AND k.externalid = ?",
      [systemid, layanan, day, externalid],
    ),
    ([row]): FirstMessage | undefined => row && { ...row, answer: kept.safeParse(row.jawaban).data },
  );
}

/**
 * Keeps what a message was answered, in the transaction that did what it says: the same number again is answered from here. Of two at the
 * same moment the second breaks the key, and with it everything that it has done.
 */
export async function keepAnswer(
  tx: Transaction,
  request: Numbered,
  layanan: number,
  about: { readonly requestid: string; readonly nomorva: string; readonly jumlah: bigint },
  answer: Answer,
): Promise<void> {
  await insertRows(sqlOf(tx), "kunci_pesan_bank", [{ ...keyOf(request, layanan), ...about, jawaban: { ...answer } }]);
}
