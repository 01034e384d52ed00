import { addDays, lastDayUsed, localDate } from "@retribusi/contract/define/dates";
import type { waitlistDemand } from "@retribusi/contract/features/booking/waitlist.endpoints";
import type { Database } from "@retribusi/db/client";
import type { z } from "zod";
import type { CurrentUser } from "../../../access/current-user.ts";
import { objectRows, objectZone } from "../object.query.ts";
import { type WaitRow, waitParts } from "./wait-row.ts";

type Answer = z.output<typeof waitlistDemand.answer>;

/** Rows of the answer, and places in lists that are looked at for it. */
const most = { rows: 500, waiting: 5000 } as const;

/** The days of the object's place, from today on, on which a place in the list wants its units. */
function daysOf({ tglmulai, tglakhir, mst_objectretribusi }: WaitRow, now: Date): string[] {
  const zone = objectZone(mst_objectretribusi);
  const [today, last] = [localDate(now, zone), lastDayUsed(tglakhir, zone)];
  const days: string[] = [];
  for (let next = localDate(tglmulai, zone); next <= last; next = addDays(next, 1)) days.push(next);
  return days.filter((one) => one >= today);
}

/** The last day of lodging is the one it is left on. */
const nightsOf = (row: WaitRow, days: readonly string[]) =>
  row.satuantarif === "malam" && days.length > 1 ? days.slice(0, -1) : days;

/** Who waits for objects of one's scope, by object and day. Reads all places of them, which are few beside bookings. */
export async function listDemand(
  { prisma }: Database,
  user: CurrentUser,
  objectid: number | undefined,
  now: Date,
): Promise<Answer> {
  const rows = await prisma.daftar_tunggu.findMany({
    where: {
      keadaan: { in: ["menunggu", "ditawari"] },
      tglakhir: { gt: now },
      mst_objectretribusi: { is: objectRows(user) },
      ...(objectid === undefined ? {} : { objectid }),
    },
    ...waitParts,
    orderBy: { id: "asc" },
    take: most.waiting,
  });
  const found = rows.flatMap((row) => nightsOf(row, daysOf(row, now)).map((tanggal) => ({ row, tanggal })));
  const records = [...Map.groupBy(found, ({ row, tanggal }) => `${tanggal} ${row.objectid}`).values()].flatMap(
    (same) => {
      const [first] = same;
      if (!first) return [];
      const { mst_objectretribusi: object } = first.row;
      const waiting = same.filter(({ row }) => row.keadaan === "menunggu");
      const sum = (some: typeof same) => some.reduce((total, { row }) => total + row.jumlahunit, 0);
      return [
        {
          ...{ objectid: first.row.objectid, jenisbooking: object.tbl_kategoriobject.jenisbooking },
          ...{ objectname: object.objectname, subobjectname: object.subobjectname, tanggal: first.tanggal },
          orang: waiting.length,
          unit: sum(waiting),
          ditawarkan: sum(same) - sum(waiting),
        },
      ];
    },
  );
  const sorted = records.toSorted(
    (one, other) => one.tanggal.localeCompare(other.tanggal) || one.objectid - other.objectid,
  );
  return { records: sorted.slice(0, most.rows), hasMore: sorted.length > most.rows || rows.length === most.waiting };
}
