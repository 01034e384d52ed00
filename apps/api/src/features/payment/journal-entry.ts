import { answered, rowsOf, text } from "@retribusi/db/column";
import { z } from "zod";
import type { Paid, Parked, Settling } from "./payment.ts";

/**
 * Money as the journal keeps it: enough to enter it again, nothing of who paid. `jumlah` is whole rupiah, moments are ISO 8601, UTC but for
 * the bank's own.
 */
export const journalSchema = z.object({
  /** Whose money it is: a database that begins anew has another name, and never enters what another one took. */
  pemasangan: z.string(),
  /** When it was entered. */
  at: z.iso.datetime(),
  idbilling: z.string(),
  jumlah: z.int().min(1),
  waktutransaksi: z.iso.datetime({ offset: true }),
  referensi: z.string(),
  nomorreferensi: z.string().optional(),
  keterangan: z.string().optional(),
  /** The connection of the bill, or of the bank's machine; 0 where there is neither. */
  systemid: z.int(),
  bankid: z.string(),
  channelid: z.string(),
  petugas: z.int().nullable(),
  ip: z.string(),
  receipt: z.object({ nomorkuitansi: z.string(), kodecek: z.string() }).nullable(),
});
export type JournalEntry = z.output<typeof journalSchema>;

/** The name of this database's content, which a copy of it has too. */
export const installation = answered(
  rowsOf({ nilai: text("p.nilai") }, "FROM pengaturan p WHERE p.kunci = 'pemasangan'"),
  ([row]) => row?.nilai ?? "",
);

/** The receipt that was given for a payment; `null` for money that waits. */
function receiptOf(settled: Paid | Parked): JournalEntry["receipt"] {
  if (settled.kind !== "paid") return null;
  const payment = settled.read.row.pembayaran.find(({ id }) => id === settled.paymentId);
  return payment ? { nomorkuitansi: payment.nomorkuitansi, kodecek: payment.kodecek } : null;
}

export const journalEntry = (
  { message, now, by, ip, held, bank, installation }: Settling,
  settled: Paid | Parked,
): JournalEntry => ({
  ...message,
  ...bank,
  pemasangan: installation,
  at: now.toISOString(),
  systemid: held?.bill.systemid ?? by.connection?.id ?? 0,
  petugas: by.userid,
  ip,
  receipt: receiptOf(settled),
});
