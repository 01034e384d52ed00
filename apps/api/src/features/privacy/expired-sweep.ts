import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { sqlInstant } from "@retribusi/db/client";
import type { Deps } from "../../lib/deps.ts";

const day = 24 * 3_600_000;
/** So many rows go at once, so that nobody waits for their locks. */
const batch = 5000;

/** What goes by its age alone, each found by an index. */
const expiring = [
  { days: retention.links, sql: "DELETE FROM token_user WHERE kedaluwarsa < ? LIMIT ?" },
  {
    days: retention.mails,
    sql: "DELETE FROM outbox WHERE status IN ('terkirim', 'gagal') AND tersediapada < ? LIMIT ?",
  },
  { days: retention.messages, sql: "DELETE FROM inbox WHERE date_created < ? LIMIT ?" },
  { days: retention.messageNumbers, sql: "DELETE FROM kunci_pesan_bank WHERE hariwib < ? LIMIT ?" },
  // As long as its message could come again.
  { days: retention.messageNumbers, sql: "DELETE FROM referensi_bank WHERE tglnihil < ? LIMIT ?" },
  { days: retention.drafts, sql: "DELETE FROM draf_kelengkapan WHERE disimpan < ? LIMIT ?" },
  {
    days: retention.waits,
    sql: "DELETE FROM daftar_tunggu WHERE keadaan IN ('diterima', 'lewat', 'lepas', 'berakhir') AND diubah < ? LIMIT ?",
  },
  { days: retention.ratings, sql: "DELETE FROM penilaian WHERE diubah < ? LIMIT ?" },
  { days: retention.calendars, sql: "DELETE FROM kalender_alamat WHERE dicabut < ? LIMIT ?" },
  {
    days: retention.unreadCalendars,
    sql: "DELETE FROM kalender_alamat WHERE GREATEST(date_created, COALESCE(terakhir, date_created)) < ? LIMIT ?",
  },
  { days: retention.pushDevices, sql: "DELETE FROM perangkat_push WHERE terakhir < ? LIMIT ?" },
  // Whoever signed out there wants no more of it; nothing was sent to it since.
  {
    days: 0,
    sql: "DELETE FROM perangkat_push WHERE jti IN (SELECT jti FROM sesi WHERE dicabut < ? AND sebabcabut <> 'diam') LIMIT ?",
  },
  { days: retention.audit, sql: "DELETE FROM audit WHERE waktu < ? LIMIT ?" },
] as const;

/** Removes links, sent mails, messages, numbers of bank messages, drafts, places in waitlists, ratings, addresses of calendars, devices and audit entries whose time is over; answers with their number. */
export async function sweepExpired({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  let removed = 0;
  for (const { days, sql } of expiring) {
    const before = sqlInstant(new Date(clock.now().getTime() - days * day));
    for (let rows = batch; rows === batch; removed += rows) {
      const result = await db.pool.query(sql, [before, batch]);
      rows = Number(result.affectedRows);
    }
  }
  return removed;
}
