import type { Database } from "@retribusi/db/client";
import { retried } from "./transaction.ts";
import { withoutSecrets } from "./unsaid.ts";

/** Writes down how the latest run of a job went, for the administrator; a database that is away leaves it unwritten. */
async function note(db: Database, nama: string, started: number, galat: string | null): Promise<void> {
  const lama = Math.round(performance.now() - started);
  await retried(() =>
    db.pool.query(
      `INSERT INTO pekerjaan (nama, selesai, lama, galat) VALUES (?, UTC_TIMESTAMP(3), ?, ?)
       ON DUPLICATE KEY UPDATE selesai = VALUES(selesai), lama = VALUES(lama), galat = VALUES(galat)`,
      [nama, lama, galat],
    ),
  );
}

/** The job, its latest run noted under its name. Fails as the job does. */
export const noted = (db: Database, name: string, job: () => Promise<unknown>) => async (): Promise<void> => {
  const started = performance.now();
  try {
    await job();
  } catch (error) {
    const reason = withoutSecrets(error instanceof Error ? error.message : String(error));
    await note(db, name, started, reason.slice(0, 255)).catch(() => undefined);
    throw error;
  }
  await note(db, name, started, null);
};
