import { freeUnits } from "@retribusi/contract/features/booking/booking.availability";
import { codeOf, codesOf } from "@retribusi/contract/features/booking/booking.states";
import {
  type DecisionFacts,
  noShowMonths,
  proposalStates,
  type readQueue,
} from "@retribusi/contract/features/booking/queue.endpoints";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import { instant, int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { capacityOf, takenDuring } from "./availability.ts";
import { scopeWhere } from "./cards.query.ts";

type Scope = NonNullable<ReturnType<typeof scopeWhere>>;

const marks = (values: readonly unknown[]): string => values.map(() => "?").join(", ");

/** A condition: bookings `b` of the scope. */
const within = (scoped: Scope): string => ["TRUE", ...Object.keys(scoped).map((name) => `b.${name} = ?`)].join(" AND ");

/** How often the customer of the booking `b` didn't come lately, as far as the scope of the reader goes, in which `b` itself is. */
function noShowsOf(scoped: Scope): string {
  const alike = ["idpemesan", ...Object.keys(scoped)].map((name) => `n.${name} = b.${name}`).join(" AND ");
  return `IF(b.idpemesan IS NULL, NULL, (SELECT COUNT(*) FROM booking n WHERE ${alike} AND n.id <> b.id
    AND n.statusbooking = ${codeOf("noShow")} AND n.tglmulaipemakaian >= UTC_TIMESTAMP(3) - INTERVAL ${noShowMonths} MONTH))`;
}

const proposed = "(SELECT MAX(d.jumlah) FROM diskon_booking d WHERE d.bookingid = b.id AND d.keputusan = 'diajukan')";

const ordersOf = (ids: readonly number[], scoped: Scope) =>
  rowsOf(
    {
      id: int("b.id"),
      objectid: int("b.objectid"),
      start: instant("b.tglmulaipemakaian"),
      end: instant("b.tglakhirpemakaian"),
      since: instant("b.tglstatus"),
      jumlahobject: int("o.jumlahobject"),
      jedamenit: int("o.jedamenit"),
      zonawaktu: orNull(text("o.zonawaktu")),
      regionZone: text("p.zonawaktu"),
      noShows: orNull(int(noShowsOf(scoped))),
      proposal: orNull(int(proposed)),
    },
    `FROM booking b JOIN mst_objectretribusi o ON o.objectid = b.objectid
      JOIN tbl_pemda p ON p.idpemda = o.idpemda WHERE b.id IN (${marks(ids)}) AND ${within(scoped)}`,
    [...ids, ...Object.values(scoped)],
  );

/** Who was mailed last because these orders wait too long, since they came into their state. */
const mailedOf = (ids: readonly number[]) =>
  rowsOf(
    { bookingid: int("e.bookingid"), fullname: text("u.fullname") },
    `FROM eskalasi e JOIN booking b ON b.id = e.bookingid AND b.tglstatus = e.sejak AND b.statusbooking = ${codeOf("submitted")}
      JOIN userdata u ON u.userid = e.userid WHERE e.bookingid IN (${marks(ids)})
      AND e.langkah = (SELECT MAX(f.langkah) FROM eskalasi f WHERE f.bookingid = e.bookingid AND f.sejak = e.sejak)`,
    ids,
  );

/** What a decision on these bookings of the scope needs to know, by two statements, however many they are. */
export async function listDecisionFacts(
  { prisma }: Database,
  user: CurrentUser,
  ids: readonly number[],
): Promise<DecisionFacts[]> {
  const scoped = scopeWhere(user);
  if (!scoped) return [];
  const asked = await ask(sqlOf(prisma), { orders: ordersOf(ids, scoped) });
  if (asked.orders.length === 0) return [];
  const orders = asked.orders.map(({ regionZone, ...order }) => ({ ...order, tbl_pemda: { zonawaktu: regionZone } }));
  const windows = orders.map((order) => ({ objects: [order], during: order }));
  const { taken, mailed } = await ask(sqlOf(prisma), {
    taken: takenDuring(windows),
    mailed: mailedOf(orders.map(({ id }) => id)),
  });
  return orders.map((order) => ({
    id: order.id,
    sejak: order.since.toISOString(),
    bebas: freeUnits(order, capacityOf(order, taken(order.objectid))),
    jumlahobject: order.jumlahobject,
    takhadir: order.noShows,
    usulan: order.proposal,
    disurati: mailed.filter(({ bookingid }) => bookingid === order.id).map(({ fullname }) => fullname),
  }));
}

/** Of any kind: said, so that the indexes of the lists are of use. */
const everyKind = `b.jenisbooking IN (${bookingKinds.map((kind) => `'${kind}'`).join(", ")})`;

/** How much waits for a decision in the scope. */
export async function countQueue({ prisma }: Database, user: CurrentUser): Promise<z.output<typeof readQueue.answer>> {
  const scoped = scopeWhere(user);
  if (!scoped) return { num: 0, tertua: null, usulan: 0, jadwal: 0 };
  const values = Object.values(scoped);
  const { orders, proposals, requests } = await ask(sqlOf(prisma), {
    orders: rowsOf(
      { num: int("COUNT(*)"), oldest: orNull(instant("MIN(b.tglstatus)")) },
      `FROM booking b WHERE b.statusbooking = ? AND ${everyKind} AND ${within(scoped)}`,
      [codeOf("submitted"), ...values],
    ),
    proposals: rowsOf(
      { num: int("COUNT(*)") },
      `FROM booking b WHERE b.statusbooking IN (${marks(proposalStates)}) AND ${everyKind} AND ${within(scoped)}
        AND EXISTS (SELECT 1 FROM diskon_booking d WHERE d.bookingid = b.id AND d.keputusan = 'diajukan')`,
      [...codesOf(proposalStates), ...values],
    ),
    requests: rowsOf(
      { num: int("COUNT(*)") },
      `FROM permintaan_jadwal r JOIN booking b ON b.id = r.bookingid WHERE r.keputusan = 'diminta' AND ${within(scoped)}`,
      values,
    ),
  });
  const [order] = orders;
  return {
    num: order?.num ?? 0,
    tertua: order?.oldest?.toISOString() ?? null,
    usulan: proposals[0]?.num ?? 0,
    jadwal: requests[0]?.num ?? 0,
  };
}
