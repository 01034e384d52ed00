import type { EntityName } from "@retribusi/contract/access/entities";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import type { Deps } from "../../lib/deps.ts";
import { retried } from "../../lib/transaction.ts";

const shown = 20;
const day = 24 * 3_600_000;

/** Who took over what and when: of one's own region, or of all for people who see all regions. */
export async function listHistory({ db }: Deps, user: CurrentUser, entitas: EntityName) {
  const { pemdaid } = user;
  if (pemdaid === null && scope(user, "tbl_pemda").rows !== "all") return [];
  const rows = await db.prisma.sinkronisasi.findMany({
    where: { entitas, tglditerapkan: { not: null }, ...(pemdaid === null ? {} : { idpemda: pemdaid }) },
    orderBy: { tglditerapkan: "desc" },
    take: shown,
    omit: { perbandingan: true },
    include: { userdata: { select: { fullname: true } } },
  });
  return rows.map((row) => ({
    id: row.id,
    at: (row.tglditerapkan ?? row.date_created).toISOString(),
    who: row.userdata.fullname,
    source: row.sumber,
    origin: row.asal,
    added: row.ditambah,
    edited: row.diubah,
    offered: row.jumlahbeda,
  }));
}

/** Forgets comparisons of which nothing was taken over within a day; answers with their number. */
export async function sweepComparisons({ db, clock }: Deps): Promise<number> {
  const before = new Date(clock.now().getTime() - day);
  const where = { tglditerapkan: null, date_created: { lt: before } };
  const { count } = await retried(() => db.prisma.sinkronisasi.deleteMany({ where }));
  return count;
}
