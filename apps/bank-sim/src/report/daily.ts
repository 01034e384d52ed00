import { stringify } from "csv-stringify/sync";
import type { Transaction } from "../book/entry.ts";

/** The report of a day: one line a transaction, whatever came of it, in the order in which they were paid. */
export function dailyReport(transactions: readonly Transaction[]): string {
  const rows = transactions.map((one) => [
    ...[one.trxDateTime, one.va, one.amount, one.id, one.referenceNo, one.channel, one.state],
  ]);
  const columns = ["time", "va", "amount", "paymentRequestId", "referenceNo", "channel", "status"];
  return stringify(rows, { header: true, columns, record_delimiter: "windows" });
}
