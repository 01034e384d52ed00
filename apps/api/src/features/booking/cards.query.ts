import { entities } from "@retribusi/contract/access/entities";
import type { bookingCards } from "@retribusi/contract/features/booking/booking.endpoints";
import { codesOf } from "@retribusi/contract/features/booking/booking.states";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { InvariantError } from "../../lib/invariant.ts";
import { escapeLike, prefixSearchOf } from "../../records/condition.ts";
import { presentCards } from "./present.ts";

type Query = z.output<typeof bookingCards.query>;

/** The scope of bookings is the same for the three kinds. */
export function scopeWhere(user: CurrentUser): Readonly<Record<string, number | string>> | undefined {
  const { rows } = scope(user, "trx_penginapan");
  if (rows === "none") return undefined;
  const columns = rows === "all" ? [] : Object.entries(rows);
  return Object.fromEntries(
    columns.map(([column, value]) => {
      if (typeof value === "object") throw new InvariantError(`bookings narrowed by several values of ${column}`);
      return [column, value];
    }),
  );
}

/** A search as the lists of bookings understand it; the three kinds are searched alike. */
function searchWhere(search: string): Prisma.bookingWhereInput {
  if (search === "") return {};
  const meant = prefixSearchOf(entities.trx_penginapan, search);
  if ("key" in meant) return { id: meant.key };
  return { OR: meant.fields.map((field) => ({ [field]: { startsWith: escapeLike(meant.prefix) } })) };
}

const orders = {
  batas: [{ bataswaktu: "asc" }, { id: "asc" }],
  terbaru: [{ id: "desc" }],
} as const satisfies Record<string, Prisma.bookingOrderByWithRelationInput[]>;

/** One page of the user's bookings as cards, with what may be done to each. */
export async function listCards(db: Database, user: CurrentUser, query: Query) {
  const { page = 1, limit = 20 } = query;
  const scoped = scopeWhere(user);
  if (!scoped) return { records: [], page, limit, hasMore: false };
  const found = await db.prisma.booking.findMany({
    where: {
      ...scoped,
      ...searchWhere(query.cari?.trim() ?? ""),
      jenisbooking: { in: query.jenis ? [query.jenis] : [...bookingKinds] },
      ...(query.usulan ? { diskon_booking: { some: { keputusan: "diajukan" } } } : {}),
      ...(query.jadwal ? { permintaan_jadwal: { some: { keputusan: "diminta" } } } : {}),
      ...(query.status ? { statusbooking: { in: codesOf(query.status) } } : {}),
    },
    orderBy: orders[query.urut ?? "terbaru"],
    skip: (page - 1) * limit,
    take: limit + 1,
    select: { id: true },
  });
  const ids = found.slice(0, limit).map(({ id }) => id);
  const records = await presentCards(db, user, ids);
  return { records, page, limit, hasMore: found.length > limit };
}
