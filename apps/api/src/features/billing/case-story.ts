import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import type { Transaction } from "../../lib/transaction.ts";

/** A payment exception or a refund case. */
export type CaseKey = { readonly pengecualianid: number } | { readonly pengembalianid: number };

/** What is done with a case; who does it is `null` for the system. */
export interface CaseStep {
  readonly aksi: string;
  readonly userid: number | null;
  readonly peran: string | null;
  readonly waktu: Date;
  readonly catatan?: string | null;
  readonly kepada?: number;
  readonly berkasid?: number;
}

/**
 * Writes what was done with a case into its story, in the transaction in which it is done. `versi` is the version that the step makes: no
 * two steps make the same.
 */
export async function writeStory(tx: Transaction, key: CaseKey, versi: number, step: CaseStep): Promise<void> {
  await insertRows(sqlOf(tx), "penyelesaian_riwayat", [{ ...key, ...step, versi }]);
}
