import { lastDayUsed, localDate, usualZone, zoneOf } from "@retribusi/contract/define/dates";
import {
  type DeputyBoard,
  mostStandIns,
  type StandInRecord,
  type StandingIn,
} from "@retribusi/contract/features/deputy/deputy.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { instant, int, rowsOf, text } from "@retribusi/db/column";
import type { Prisma } from "@retribusi/db/generated/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { dayOf } from "../../lib/day-of.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { standingIn } from "./standing-in.ts";

/** The manager groups in somebody's scope for queries of Prisma's. */
export function groupRows(user: CurrentUser): Prisma.tbl_kelompokpengelolaWhereInput {
  const { rows } = scope(user, "tbl_kelompokpengelola");
  if (rows === "all") return {};
  return rows === "none" ? { pengelolaid: { in: [] } } : rows;
}

const group = { pengelolaid: true, pengelolaname: true } as const;
export const groupParts = {
  ...{ ...group, idskpd: true },
  tbl_pemda: { select: { zonawaktu: true } },
} as const satisfies Prisma.tbl_kelompokpengelolaSelect;

export type Group = Prisma.tbl_kelompokpengelolaGetPayload<{ select: typeof groupParts }>;

export const zoneOfGroup = ({ tbl_pemda }: Pick<Group, "tbl_pemda">) => zoneOf(tbl_pemda.zonawaktu);

/** A group in scope; throws NOT_FOUND. */
export async function getGroup(tx: Transaction, user: CurrentUser, pengelolaid: number): Promise<Group> {
  const where = { AND: [{ pengelolaid }, groupRows(user)] };
  const found = await tx.tbl_kelompokpengelola.findFirst({ where, select: groupParts });
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** Managers who work: they can be away, and stand in for each other. */
export const managers = {
  statusakun: accountStatus.active,
  model_has_roles: { some: { roles: { name: "pengelola" } } },
} as const satisfies Prisma.userdataWhereInput;

const listPeople = (tx: Transaction, { pengelolaid }: Group) =>
  tx.userdata.findMany({
    where: { ...managers, pengelolaid },
    select: { userid: true, fullname: true },
    orderBy: [{ fullname: "asc" }, { userid: "asc" }],
  });

const name = { select: { fullname: true } } as const;
export const parts = {
  tbl_kelompokpengelola: { select: groupParts },
  ...{ userdata_digantikan: name, userdata_pengganti: name, userdata_user_created: name },
} as const satisfies Prisma.wakilInclude;

export type StandInRow = Prisma.wakilGetPayload<{ include: typeof parts }>;

export function presentStandIn(row: StandInRow, now: Date): StandInRecord {
  const { id, versi, pengelolaid, mulai, sampai, catatan, tglmulai, tglakhir } = row;
  const begun = tglakhir <= now ? "selesai" : "berjalan";
  return {
    ...{ id, versi, pengelolaid, catatan, mulai: dayOf(mulai), sampai: dayOf(sampai) },
    pengelolaname: row.tbl_kelompokpengelola.pengelolaname,
    digantikan: row.userdata_digantikan.fullname,
    pengganti: row.userdata_pengganti.fullname,
    oleh: row.userdata_user_created?.fullname ?? null,
    keadaan: tglmulai > now ? "mendatang" : begun,
  };
}

const nowColumns = {
  ...{ pengelolaid: int("s.pengelolaid"), pengelolaname: text("g.pengelolaname"), zone: text("r.zonawaktu") },
  ...{ digantikan: text("a.fullname"), pengganti: text("p.fullname"), until: instant("s.tglakhir") },
};

/** Who does whose work at this moment, under a condition on `s`, by the group and the name of whoever is away. */
async function listNow(tx: Transaction, condition: string, values: readonly number[]): Promise<StandingIn[]> {
  const { rows } = await ask(sqlOf(tx), {
    rows: rowsOf(
      nowColumns,
      `FROM ${standingIn} s JOIN tbl_kelompokpengelola g ON g.pengelolaid = s.pengelolaid
        JOIN tbl_pemda r ON r.idpemda = g.idpemda
        JOIN userdata a ON a.userid = s.digantikan JOIN userdata p ON p.userid = s.pengganti WHERE ${condition}`,
      values,
    ),
  });
  return rows
    .map(({ until, zone, ...row }) => ({ ...row, sampai: lastDayUsed(until, zoneOf(zone)) }))
    .toSorted((a, b) => a.pengelolaname.localeCompare(b.pengelolaname) || a.digantikan.localeCompare(b.digantikan));
}

export const listOwnStandIns = ({ db }: Pick<Deps, "db">, { userid }: CurrentUser): Promise<StandingIn[]> =>
  listNow(db.prisma, "s.pengganti = ?", [userid]);

/** The board of one group, or of all in scope; of the only one where there is no choice. Throws NOT_FOUND. */
export async function getBoard(
  { db: { prisma }, clock }: Pick<Deps, "db" | "clock">,
  user: CurrentUser,
  wanted: number | undefined,
): Promise<DeputyBoard> {
  const now = clock.now();
  const all = await prisma.tbl_kelompokpengelola.findMany({
    where: groupRows(user),
    select: groupParts,
    orderBy: { pengelolaname: "asc" },
  });
  const shown = wanted === undefined && all.length === 1 ? all[0] : all.find((one) => one.pengelolaid === wanted);
  if (wanted !== undefined && !shown) throw new AppError("NOT_FOUND");
  const ids = (shown ? [shown] : all).map(({ pengelolaid }) => pengelolaid);
  const rows = await prisma.wakil.findMany({
    where: { pengelolaid: { in: ids } },
    include: parts,
    orderBy: [{ sampai: "desc" }, { id: "desc" }],
    take: mostStandIns + 1,
  });
  const among = `s.pengelolaid IN (${ids.map(() => "?").join(", ")})`;
  return {
    kelompok: all.map(({ pengelolaid, pengelolaname }) => ({ pengelolaid, pengelolaname })),
    pengelolaid: shown?.pengelolaid ?? null,
    hariini: localDate(now, shown ? zoneOfGroup(shown) : usualZone),
    orang: shown ? await listPeople(prisma, shown) : [],
    sekarang: ids.length > 0 ? await listNow(prisma, among, ids) : [],
    records: rows.slice(0, mostStandIns).map((row) => presentStandIn(row, now)),
    hasMore: rows.length > mostStandIns,
  };
}
