import { lastDayUsed, localDate, toInstant, type Zone, zoneOf, zones } from "@retribusi/contract/define/dates";
import type { bookingsToday } from "@retribusi/contract/features/booking/booking.endpoints";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { databaseNow } from "../../lib/transaction.ts";
import { scopeWhere } from "./cards.query.ts";
import { hoursOf } from "./object.query.ts";
import { presentSummary, type ShownRow, shownParts } from "./present.ts";

type Answer = z.output<typeof bookingsToday.answer>;

/** More of them than anybody handles from a home page; the rest is in the lists. */
const shown = 20;

const zoneOfRow = (row: ShownRow): Zone => zoneOf(hoursOf(row.mst_objectretribusi).zone);

const beginsToday = (now: Date) => (row: ShownRow) =>
  localDate(row.tglmulaipemakaian, zoneOfRow(row)) === localDate(now, zoneOfRow(row));

const endsByToday = (now: Date) => (row: ShownRow) =>
  lastDayUsed(row.tglakhirpemakaian, zoneOfRow(row)) <= localDate(now, zoneOfRow(row));

/** From the first moment of today in any zone to the last one: objects stand in several. */
function boundsOf(now: Date) {
  const days = Object.keys(zones).map((name) => {
    const zone = zoneOf(name);
    const today = localDate(now, zone);
    return { from: toInstant(today, "00:00", zone).getTime(), until: toInstant(today, "24:00", zone).getTime() };
  });
  return {
    from: new Date(Math.min(...days.map((day) => day.from))),
    until: new Date(Math.max(...days.map((day) => day.until))),
  };
}

/** Both are found by scope, kind and state in an index: who has paid and begins, and who uses it and should be gone by tonight. */
export async function listToday(db: Database, user: CurrentUser): Promise<Answer> {
  const scoped = scopeWhere(user);
  if (!scoped) return { datang: { records: [], hasMore: false }, pulang: { records: [], hasMore: false } };
  const now = await databaseNow(db.prisma);
  const { from, until } = boundsOf(now);
  const read = async (
    where: Prisma.bookingWhereInput,
    orderBy: Prisma.bookingOrderByWithRelationInput,
    isMeant: (row: ShownRow) => boolean,
  ) => {
    const rows = await db.prisma.booking.findMany({
      where: { ...scoped, jenisbooking: { in: [...bookingKinds] }, ...where },
      orderBy: [orderBy, { id: "asc" }],
      // Some belong to the neighbouring day of their own zone.
      take: 2 * shown,
      include: shownParts,
    });
    const meant = rows.filter(isMeant);
    return {
      records: meant.slice(0, shown).map((row) => presentSummary(row, user, now)),
      hasMore: meant.length > shown,
    };
  };
  return {
    datang: await read(
      { statusbooking: codeOf("paid"), tglmulaipemakaian: { gte: from, lt: until } },
      { tglmulaipemakaian: "asc" },
      beginsToday(now),
    ),
    pulang: await read(
      { statusbooking: codeOf("inUse"), tglakhirpemakaian: { lte: until } },
      { tglakhirpemakaian: "asc" },
      endsByToday(now),
    ),
  };
}
