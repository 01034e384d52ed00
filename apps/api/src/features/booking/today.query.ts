import { lastDayUsed, localDate, toInstant, zoneOf, zones } from "@retribusi/contract/define/dates";
import type { bookingsToday } from "@retribusi/contract/features/booking/booking.endpoints";
import { type BookingState, codeOf } from "@retribusi/contract/features/booking/booking.states";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { sqlInstant } from "@retribusi/db/client";
import { instant, int, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import { scopeWhere } from "./cards.query.ts";
import { presentCards } from "./present.ts";

type Answer = z.output<typeof bookingsToday.answer>;

/** More of them than anybody handles from a home page; the rest is in the lists. */
const shown = 20;

/** What says of a booking whether it is of today, on the clocks of its object. */
const times = {
  id: int("b.id"),
  start: instant("b.tglmulaipemakaian"),
  end: instant("b.tglakhirpemakaian"),
  zone: text("COALESCE(o.zonawaktu, p.zonawaktu)"),
};

type Times = ReturnType<ReturnType<typeof rowsOf<typeof times>>["answer"]>[number];

const beginsOn = (now: Date) => (row: Times) =>
  localDate(row.start, zoneOf(row.zone)) === localDate(now, zoneOf(row.zone));

const endsBy = (now: Date) => (row: Times) =>
  lastDayUsed(row.end, zoneOf(row.zone)) <= localDate(now, zoneOf(row.zone));

/** From the first moment of today in any zone to the last one: objects stand in several. */
function boundsOf(now: Date) {
  const days = Object.keys(zones).map((name) => {
    const zone = zoneOf(name);
    const today = localDate(now, zone);
    return { from: toInstant(today, "00:00", zone).getTime(), until: toInstant(today, "24:00", zone).getTime() };
  });
  return [
    new Date(Math.min(...days.map((day) => day.from))),
    new Date(Math.max(...days.map((day) => day.until))),
  ] as const;
}

/** Bookings of the scope in one state, the first by a time; some belong to the neighbouring day of their own zone. */
function foundBy(
  scoped: Readonly<Record<string, number | string>>,
  state: BookingState,
  by: string,
  condition: string,
  values: readonly unknown[],
) {
  const within = Object.entries(scoped);
  return rowsOf(
    times,
    `FROM booking b STRAIGHT_JOIN mst_objectretribusi o ON o.objectid = b.objectid STRAIGHT_JOIN tbl_pemda p ON p.idpemda = o.idpemda
      WHERE ${["b.statusbooking = ?", ...within.map(([column]) => `b.${column} = ?`)].join(" AND ")}
        AND b.jenisbooking IN (${bookingKinds.map(() => "?").join(", ")}) AND ${condition}
      ORDER BY ${by}, b.id LIMIT ${2 * shown}`,
    [codeOf(state), ...within.map(([, value]) => value), ...bookingKinds, ...values],
  );
}

/** The first of those that are meant, by a time, as far as they are shown. */
function firstOf(rows: readonly Times[], by: "start" | "end", isMeant: (row: Times) => boolean) {
  const meant = rows.filter(isMeant).toSorted((a, b) => a[by].getTime() - b[by].getTime() || a.id - b.id);
  return { ids: meant.slice(0, shown).map(({ id }) => id), hasMore: meant.length > shown };
}

/** Both are found by scope, kind and state in an index: who has paid and begins, and who uses it and should be gone by tonight. */
export async function listToday({ db, clock }: Pick<Deps, "db" | "clock">, user: CurrentUser): Promise<Answer> {
  const scoped = scopeWhere(user);
  if (!scoped) return { datang: { records: [], hasMore: false }, pulang: { records: [], hasMore: false } };
  const now = clock.now();
  const [from, until] = boundsOf(now).map(sqlInstant);
  const found = await ask(sqlOf(db.prisma), {
    arriving: foundBy(scoped, "paid", "b.tglmulaipemakaian", "b.tglmulaipemakaian >= ? AND b.tglmulaipemakaian < ?", [
      from,
      until,
    ]),
    leaving: foundBy(scoped, "inUse", "b.tglakhirpemakaian", "b.tglakhirpemakaian <= ?", [until]),
  });
  const arriving = firstOf(found.arriving, "start", beginsOn(now));
  const leaving = firstOf(found.leaving, "end", endsBy(now));
  const cards = await presentCards(db, user, [...arriving.ids, ...leaving.ids]);
  const cardsOf = ({ ids, hasMore }: typeof arriving) => ({
    records: cards.filter(({ id }) => ids.includes(id)),
    hasMore,
  });
  return { datang: cardsOf(arriving), pulang: cardsOf(leaving) };
}
