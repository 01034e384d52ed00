import {
  type CalendarAddress,
  type CalendarList,
  calendarPages,
} from "@retribusi/contract/features/calendar/calendar.endpoints";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { iso, isoOrNull } from "../booking/present.ts";
import { groupRows } from "../deputy/deputy.query.ts";

export const addressParts = {
  ...{ id: true, jenis: true, objectid: true, pengelolaid: true, date_created: true, terakhir: true },
  mst_objectretribusi: { select: { objectname: true, subobjectname: true } },
  tbl_kelompokpengelola: { select: { pengelolaname: true } },
} as const satisfies Prisma.kalender_alamatSelect;

type AddressRow = Prisma.kalender_alamatGetPayload<{ select: typeof addressParts }>;

function nameOf({ mst_objectretribusi: object, tbl_kelompokpengelola: group }: AddressRow): string | null {
  if (object) return [object.objectname, object.subobjectname].filter(Boolean).join(", ");
  return group?.pengelolaname ?? null;
}

export const presentAddress = (row: AddressRow): CalendarAddress => ({
  ...{ id: row.id, jenis: row.jenis, objectid: row.objectid, pengelolaid: row.pengelolaid, nama: nameOf(row) },
  date_created: iso(row.date_created),
  terakhir: isoOrNull(row.terakhir),
});

/** A person's addresses that are good, the latest first. */
const listAddresses = (tx: Transaction, userid: number) =>
  tx.kalender_alamat.findMany({
    where: { userid, dicabut: null },
    select: addressParts,
    orderBy: { id: "desc" },
  });

const mostGroups = 200;

/** One's own addresses, and what one may have another for. */
export async function listCalendarsOf({ prisma }: Database, user: CurrentUser): Promise<CalendarList> {
  const holds = (page: string) => user.pages.has(page);
  const [records, kelompok] = await Promise.all([
    listAddresses(prisma, user.userid),
    holds(calendarPages.kelompok)
      ? prisma.tbl_kelompokpengelola.findMany({
          where: groupRows(user),
          select: { pengelolaid: true, pengelolaname: true },
          orderBy: [{ pengelolaname: "asc" }, { pengelolaid: "asc" }],
          take: mostGroups,
        })
      : [],
  ]);
  return { records: records.map(presentAddress), sendiri: holds(calendarPages.orang), kelompok };
}
