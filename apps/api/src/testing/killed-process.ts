import { createDatabase, type Database } from "@retribusi/db/client";
import { createFaultyLink } from "./faulty-link.ts";

/** The database as a process sees it that can be killed at any statement. */
export interface KillableProcess {
  readonly db: Database;
  /** From its n-th statement on the database does nothing for the process any more. Answers whether that has come to pass. */
  killAt(nth: number): () => boolean;
  /** The answer to its next COMMIT doesn't arrive. Answers whether that has come to pass. */
  loseCommit(): () => boolean;
  revive(): void;
  close(): Promise<void>;
}

export async function openKillable(databaseUrl: string): Promise<KillableProcess> {
  const link = await createFaultyLink(databaseUrl);
  const db = createDatabase({ url: link.url, connectionLimit: 2 });
  return {
    db,
    killAt(nth) {
      let seen = 0;
      const plan = (): void => {
        link.plan("full", () => {
          seen += 1;
          if (seen >= nth) queueMicrotask(plan);
          return seen >= nth;
        });
      };
      plan();
      return () => seen >= nth;
    },
    loseCommit: () => link.plan("unanswered", "COMMIT"),
    revive: () => void link.plan("full", () => false),
    async close() {
      await db.close();
      await link.close();
    },
  };
}

/** The leases of a dead process end, and what it left is due. */
export const endLeases = ({ prisma }: Database) =>
  prisma.outbox.updateMany({
    where: { status: { in: ["diproses", "antri"] } },
    data: { sewasampai: new Date(Date.now() - 1000), tersediapada: new Date(Date.now() - 1000) },
  });
