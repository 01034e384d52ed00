import { z } from "zod";
import type { Label } from "../../define/label.ts";

export const paymentObstacle = z.object({
  kind: z.enum(["journal", "flush", "binlog", "isolation", "reads"]),
  /** What the setting of the database is. */
  value: z.string(),
});
export type PaymentObstacle = z.output<typeof paymentObstacle>;

/** What each of them may do, with the mend. */
const sentences: Readonly<Record<PaymentObstacle["kind"], (value: string) => Label>> = {
  journal: () => ({
    en: "The journal of payments can't be written: see whether its disk is full or gone.",
    id: "Jurnal pembayaran tidak dapat ditulis: periksa apakah disknya penuh atau hilang.",
  }),
  flush: (value) => ({
    en: `The database may forget what it has committed when its machine loses power: set innodb_flush_log_at_trx_commit to 1 (it is ${value}).`,
    id: `Basis data bisa kehilangan transaksi yang sudah tersimpan bila mesinnya mati mendadak: atur innodb_flush_log_at_trx_commit ke 1 (kini ${value}).`,
  }),
  binlog: (value) => ({
    en: `The database's binary log may lack what it has committed, and with it a copy restored from it: set sync_binlog to 1 (it is ${value}).`,
    id: `Log biner basis data bisa kehilangan transaksi yang sudah tersimpan, begitu pula salinan yang dipulihkan darinya: atur sync_binlog ke 1 (kini ${value}).`,
  }),
  isolation: (value) => ({
    en: `What is decided may rest on an older state of the data: set transaction_isolation to READ-COMMITTED or innodb_snapshot_isolation to ON (it is ${value}).`,
    id: `Keputusan bisa didasarkan pada keadaan data yang lama: atur transaction_isolation ke READ-COMMITTED atau innodb_snapshot_isolation ke ON (kini ${value}).`,
  }),
  reads: (value) => ({
    en: `This node of the cluster may show what was before a change on another one: set wsrep_sync_wait to 1 (it is ${value}).`,
    id: `Simpul klaster ini bisa menampilkan keadaan sebelum perubahan di simpul lain: atur wsrep_sync_wait ke 1 (kini ${value}).`,
  }),
};

/** What stands against taking payments, and how to mend it. */
export const obstacleSentence = ({ kind, value }: PaymentObstacle): Label => sentences[kind](value);
