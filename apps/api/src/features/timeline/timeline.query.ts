import { addDays, daysBetween, type LocalDate, localDate, toInstant } from "@retribusi/contract/define/dates";
import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import {
  mostDays,
  objectsPerPage,
  type readTimeline,
  type Timeline,
  type TimelineObject,
} from "@retribusi/contract/features/timeline/timeline.endpoints";
import type { Database } from "@retribusi/db/client";
import { clock } from "@retribusi/db/column";
import type { Prisma } from "@retribusi/db/generated/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { conditionFor } from "../../records/condition.ts";
import { isManagerOf } from "../booking/actor.ts";
import { capacityOf, type Taken, takenDuring, type Window } from "../booking/availability.ts";
import { dayChoices, freeSlots, overlaps, slotsOf, toDays } from "../booking/calendar-day.ts";
import { scopeWhere } from "../booking/cards.query.ts";
import { hoursOf, pricedColumns } from "../booking/object.query.ts";
import { offeredParts } from "../booking/offer.ts";
import { type Bars, barQuestions, barsBy } from "./bar.query.ts";

type Query = z.output<typeof readTimeline.query>;

const wrongRange = {
  en: `Choose at most ${mostDays} days, the last one not before the first.`,
  id: `Pilih paling banyak ${mostDays} hari, yang terakhir tidak sebelum yang pertama.`,
};

const shown = {
  ...pricedColumns,
  ...offeredParts,
  ...{ objectname: true, subobjectname: true, pengelolaid: true, satuanobject: true, tarif: true },
} as const satisfies Prisma.mst_objectretribusiSelect;
const objects = treeOf("mst_objectretribusi", { select: shown });
type ObjectRow = Prisma.mst_objectretribusiGetPayload<{ select: typeof shown }>;

type Found = Window["objects"][number];

/** The objects of a page and one more, if there is one, by name. */
function findObjects({ prisma }: Database, user: CurrentUser, query: Query, page: number): Promise<readonly Found[]> {
  const { idskpd, cari = "", jenis } = query;
  const { rows } = scope(user, "mst_objectretribusi");
  const filters = idskpd === undefined ? [] : [{ field: "idskpd", oneOf: [idskpd] }];
  const { sql, values } = conditionFor(objectretribusi, rows, { filters, search: cari });
  const kind = jenis ? { sql: " AND k.jenisbooking = ?", values: [jenis] } : { sql: "", values: [] };
  return sqlOf(prisma).query(
    `SELECT t.objectid, t.jedamenit FROM mst_objectretribusi t JOIN tbl_kategoriobject k ON k.kategoriid = t.kategoriid
      WHERE ${sql}${kind.sql} ORDER BY t.objectname, t.subobjectname, t.objectid LIMIT ? OFFSET ?`,
    [...values, ...kind.values, objectsPerPage + 1, (page - 1) * objectsPerPage],
  );
}

function daysOf({ dari, sampai }: Query): LocalDate[] {
  const length = daysBetween(dari, sampai) + 1;
  if (length < 1 || length > mostDays) throw new AppError("VALIDATION", { fields: { sampai: wrongRange } });
  return Array.from({ length }, (_, at) => addDays(dari, at));
}

/** All that the days touch in any zone: a night ends on the next day, and so may an evening. */
const windowOf = ({ dari, sampai }: Query, found: readonly Found[]): Window => ({
  objects: found,
  during: {
    start: toInstant(dari, "00:00", "Asia/Jayapura"),
    end: toInstant(addDays(sampai, 1), "24:00", "Asia/Jakarta"),
  },
});

interface Read {
  readonly user: CurrentUser;
  readonly now: Date;
  readonly days: readonly LocalDate[];
  readonly taken: (objectid: number) => Taken;
  readonly bars: (objectid: number) => Bars;
}

function toObject(object: ObjectRow, { user, now, days, taken, bars }: Read): TimelineObject {
  const { objectid, pengelolaid, tbl_skpd, tbl_kategoriobject } = object;
  const { zone } = hoursOf(object);
  const ditawarkan = object.statusobject === 1 && object.tarif !== null;
  const who = { isCounter: isManagerOf(user, pengelolaid) };
  const choices = days.flatMap((day) => dayChoices(object, day));
  const slots = freeSlots(slotsOf(choices, object, now, who), capacityOf(object, taken(objectid)));
  const { bookings, closures, units } = bars(objectid);
  const closed = closures.map(({ start, end, row }) => ({ start, end, alasan: row.alasan }));
  const during: Interval = {
    start: toInstant(days.at(0) ?? "", "00:00", zone),
    end: toInstant(days.at(-1) ?? "", "24:00", zone),
  };
  return {
    ...{ objectid, objectname: object.objectname, subobjectname: object.subobjectname },
    ...{ jenisbooking: tbl_kategoriobject.jenisbooking, skpdname: tbl_skpd.skpdname },
    ...{ jumlahobject: object.jumlahobject, satuanobject: object.satuanobject, satuantarif: object.satuantarif },
    ...{ zona: zone, hariini: localDate(now, zone), ditawarkan, unit: [...units] },
    pesanan: bookings.filter((bar) => overlaps(bar, during)).map(({ row }) => row),
    penutupan: closures.filter((bar) => overlaps(bar, during)).map(({ row }) => row),
    hari: toDays(object, days, slots, closed, now).map(({ tanggal, bebas, lewat, tutup }) => ({
      ...{ tanggal, lewat, tutup: tutup !== null },
      bebas: ditawarkan ? bebas : 0,
    })),
  };
}

/** A page of objects with what is on them, by two statements: which objects, and all about them. */
export async function getTimeline(db: Database, user: CurrentUser, query: Query): Promise<Timeline> {
  const { page = 1 } = query;
  const days = daysOf(query);
  const scoped = scopeWhere(user);
  const next = await findObjects(db, user, query, page);
  const answer = { page, limit: objectsPerPage, hasMore: next.length > objectsPerPage };
  const window = windowOf(query, next.slice(0, objectsPerPage));
  const ids = window.objects.map(({ objectid }) => objectid);
  if (ids.length === 0 || !scoped) return { ...answer, records: [] };
  const { rows, now, taken, ...found } = await ask(sqlOf(db.prisma), {
    rows: objects.where(`t.objectid IN (${ids.map(() => "?").join(", ")})`, ids),
    now: clock,
    taken: takenDuring([window]),
    ...barQuestions(window, scoped),
  });
  const read = { user, now, days, taken, bars: barsBy(found) };
  const byId = new Map(rows.map((row) => [row.objectid, row]));
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
  return { ...answer, records: inOrder.map((row) => toObject(row, read)) };
}
