import { localTime, zoneOf } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { calendarStatus, readAgainAfter } from "@retribusi/contract/features/calendar/calendar.rules";
import { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Deps } from "../../lib/deps.ts";
import { publicBase } from "../../lib/web-address.ts";
import { bookingAddress, emptyCalendar, eventId, eventOf, timesOf } from "../booking/event.ts";
import { type FeedBooking, type FeedClosure, findFeed } from "./feed.query.ts";
import type { Reader } from "./reader.query.ts";

const words = {
  en: { own: "My bookings", closed: "Closed", units: (count: number) => `Closed units: ${count}` },
  id: { own: "Pesanan saya", closed: "Ditutup", units: (count: number) => `Unit yang ditutup: ${count}` },
} as const;

/** How an event is told to this reader. */
interface Telling {
  readonly base: string;
  readonly language: Language;
  readonly jenis: Reader["jenis"];
}

const timed = (
  { start, end, zona }: Pick<FeedBooking, "start" | "end" | "zona">,
  satuantarif: FeedBooking["satuantarif"],
) => ({
  tglmulaipemakaian: start.toISOString(),
  tglakhirpemakaian: end.toISOString(),
  harga: { satuantarif },
  objek: { zona: zoneOf(zona) },
});

/** As the customer's own event of it; whoever manages it reads at once who ordered it, and nothing else of them. */
function bookingEvent(row: FeedBooking, { base, language, jenis }: Telling) {
  const { id, jenisbooking, versi, diubah, namapemesan, satuantarif, ...rest } = row;
  const times = timed(row, satuantarif);
  const told = { id, ...times, objek: { ...rest, ...times.objek } };
  const event = eventOf(told, language, bookingAddress(base, jenisbooking, id));
  return {
    ...event,
    summary: jenis === "orang" ? event.summary : `${event.summary}: ${namapemesan}`,
    id: eventId(base, id),
    sequence: versi,
    // When it changed, not when it is read: what hasn't changed is the same file.
    stamp: diubah,
    status: ICalEventStatus[calendarStatus(stateOf(row.statusbooking))],
  };
}

function closureEvent(row: FeedClosure, { base, language, jenis }: Telling) {
  const { id, start, end, zona, alasan, jumlahunit, objectname, subobjectname, diubah } = row;
  const say = words[language];
  const isWhole = [start, end].every((moment) => localTime(moment, zoneOf(zona)) === "00:00");
  const object = [objectname, subobjectname].filter(Boolean).join(", ");
  return {
    ...timesOf(timed(row, isWhole ? "hari" : "jam")),
    id: `penutupan-${id}@${new URL(base).host}`,
    stamp: diubah,
    summary: `${say.closed}: ${jenis === "object" ? alasan : `${object} – ${alasan}`}`,
    description: [object, ...(jumlahunit === null ? [] : [say.units(jumlahunit)])].join("\n"),
    location: `${row.lokasialamat}, ${row.lokasikabkota}`,
  };
}

/** The calendar of an address as its owner may see it now, as a program reads it; nothing where they may not. */
export async function makeFeed(deps: Pick<Deps, "db" | "env">, reader: Reader): Promise<string | undefined> {
  const found = await findFeed(deps.db, reader);
  if (!found) return;
  const { jenis, language } = reader;
  const telling: Telling = { base: publicBase(deps.env), language, jenis };
  const calendar = emptyCalendar(language);
  const name = jenis === "orang" ? words[language].own : (found.subject[0]?.nama ?? "");
  calendar
    .name(`e-Retribusi: ${name}`)
    .method(ICalCalendarMethod.PUBLISH)
    .ttl(readAgainAfter * 60);
  for (const row of found.bookings) calendar.createEvent(bookingEvent(row, telling));
  for (const row of found.closures) calendar.createEvent(closureEvent(row, telling));
  return calendar.toString();
}
