import { isPaymentRefusal, type PaymentRefusal } from "@retribusi/contract/features/payment/payment.endpoints";
import { answered, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import type { SqlPart } from "@retribusi/db/statement";
import { insertRows, updateRows } from "@retribusi/db/write";
import { dayOf } from "../../lib/day-of.ts";
import { isDuplicate, type Transaction } from "../../lib/transaction.ts";
import { wibDay } from "./bank-time.ts";
import type { Request } from "./service.ts";
import { conflict } from "./snap-error.ts";

type Numbered = Pick<Request, "deps" | "partner" | "externalid">;

/** What a message is about, by which its repetition is known. */
export interface About {
  readonly requestid: string;
  readonly nomorva: string;
  /** Rupiah. */
  readonly jumlah: number;
}

const keyOf = ({ deps, partner, externalid }: Numbered, layanan: number) => ({
  systemid: partner.id,
  layanan,
  hariwib: wibDay(deps.clock.now()),
  externalid,
});

const condition = (request: Numbered, layanan: number): SqlPart => {
  const { systemid, hariwib, externalid } = keyOf(request, layanan);
  const sql = "t.systemid = ? AND t.layanan = ? AND t.hariwib = ? AND t.externalid = ?";
  return { sql, values: [systemid, layanan, dayOf(hariwib), externalid] };
};

/** The number of the message was used before on this day. */
export const isUsed = (error: unknown): boolean => isDuplicate(error, "PRIMARY");

/** Uses the number of a message that changes nothing else; throws SnapError when it was used before on this day. */
export async function takeExternalId(request: Numbered, layanan: number, requestid: string): Promise<void> {
  const row = { ...keyOf(request, layanan), requestid };
  try {
    await insertRows(sqlOf(request.deps.db.prisma), "kunci_pesan_bank", [row]);
  } catch (error) {
    throw isUsed(error) ? conflict() : error;
  }
}

/**
 * Uses the number of a message by the very statement that locks the booking which the message is about, in the transaction that does what it says:
 * what comes to nothing gives it back. Of two at the same moment the second fails (`isUsed`), and by then the first is done.
 */
export async function lockByExternalId(
  tx: Transaction,
  request: Numbered,
  layanan: number,
  about: About,
  booking: SqlPart,
): Promise<void> {
  const row = { ...keyOf(request, layanan), ...about };
  const { systemid, hariwib, externalid, requestid, nomorva, jumlah } = row;
  const { affectedRows } = await sqlOf(tx).query<{ affectedRows: number }>(
    `INSERT INTO kunci_pesan_bank (systemid, layanan, hariwib, externalid, requestid, nomorva, jumlah)
      SELECT ?, ?, ?, ?, ?, ?, ? ${booking.sql}`,
    [systemid, layanan, dayOf(hariwib), externalid, requestid, nomorva, jumlah, ...booking.values],
  );
  // No booking has such a bill.
  if (affectedRows === 0) await insertRows(sqlOf(tx), "kunci_pesan_bank", [row]);
}

/** Keeps why a message was refused, for whoever sends it again. */
export async function noteRefusal(
  tx: Transaction,
  request: Numbered,
  layanan: number,
  kode: PaymentRefusal,
): Promise<void> {
  await updateRows(sqlOf(tx), "kunci_pesan_bank", { kode }, condition(request, layanan));
}

const columns = {
  requestid: text("t.requestid"),
  nomorva: text("t.nomorva"),
  jumlah: text("t.jumlah"),
  kode: orNull(text("t.kode")),
};

/** The question whether the first message of this number is the one that is meant: its outcome then, else nothing. */
export function firstOutcome(request: Numbered, layanan: number, { requestid, nomorva, jumlah }: About) {
  const { sql, values } = condition(request, layanan);
  return answered(rowsOf(columns, `FROM kunci_pesan_bank t WHERE ${sql}`, values), ([row]) => {
    if (row?.requestid !== requestid) return { is: "another" } as const;
    if (row.nomorva !== nomorva || row.jumlah !== String(jumlah)) return { is: "inconsistent" } as const;
    return row.kode !== null && isPaymentRefusal(row.kode)
      ? ({ is: "refused", reason: row.kode } as const)
      : ({ is: "taken" } as const);
  });
}
