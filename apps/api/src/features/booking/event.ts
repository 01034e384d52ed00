import { lastDayUsed, localDate, zoneOf } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import ical from "ical-generator";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Download } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { publicBase } from "../../lib/web-address.ts";
import { presentFacts } from "./present.ts";
import { readRecord } from "./record.query.ts";

const day = 24 * 60 * 60_000;
const words = {
  en: { number: "Booking no.", phone: "Phone of the manager" },
  id: { number: "Pesanan no.", phone: "Telepon pengelola" },
} as const;

type Summary = ReturnType<typeof presentFacts>;
type Times = Pick<Summary, "tglmulaipemakaian" | "tglakhirpemakaian"> & {
  readonly harga: Pick<Summary["harga"], "satuantarif">;
  readonly objek: Pick<Summary["objek"], "zona">;
};

/** What an event says of a booking. */
export type Told = Pick<Summary, "id"> &
  Times & {
    readonly objek: Pick<
      Summary["objek"],
      "objectname" | "subobjectname" | "lokasialamat" | "lokasikabkota" | "lintang" | "bujur" | "notelppengelola"
    >;
  };

/** Moments in UTC, which every calendar shows right; days that are used whole are days of the object's calendar and have no clock. */
export function timesOf({ tglmulaipemakaian, tglakhirpemakaian, harga, objek }: Times) {
  const [start, end, zone] = [new Date(tglmulaipemakaian), new Date(tglakhirpemakaian), zoneOf(objek.zona)];
  if (harga.satuantarif !== "hari" && harga.satuantarif !== "bulan") return { start, end };
  const midnight = (date: string) => new Date(`${date}T00:00:00Z`);
  const last = midnight(lastDayUsed(end, zone));
  return { allDay: true, start: midnight(localDate(start, zone)), end: new Date(last.getTime() + day) };
}

/** What, where, when and which number, with the address of the booking's page: nothing about whoever ordered it. */
export function eventOf(summary: Told, language: Language, url: string) {
  const { id, objek, harga } = summary;
  const interval = { start: new Date(summary.tglmulaipemakaian), end: new Date(summary.tglakhirpemakaian) };
  const say = words[language];
  const lines = [
    `${say.number} ${id}`,
    describePeriod(interval, harga.satuantarif, zoneOf(objek.zona), language),
    ...(objek.notelppengelola ? [`${say.phone}: ${objek.notelppengelola}`] : []),
    url,
  ];
  const { lintang: lat, bujur: lon } = objek;
  const place = `${objek.lokasialamat}, ${objek.lokasikabkota}`;
  return {
    ...timesOf(summary),
    summary: [objek.objectname, objek.subobjectname].filter(Boolean).join(", "),
    location: lat === null || lon === null ? place : { title: place, geo: { lat, lon } },
    description: lines.join("\n"),
    url,
  };
}

/** An empty calendar of ours. */
export const emptyCalendar = (language: Language) =>
  ical({ prodId: { company: "e-retribusi", product: "e-retribusi", language: language.toUpperCase() } });

/** The same of a booking wherever it is taken from, so that programs know it again. */
export const eventId = (base: string, id: number): string => `pesanan-${id}@${new URL(base).host}`;

export const bookingAddress = (base: string, kind: BookingKind, id: number): string =>
  `${base}/#/${bookingEntity[kind]}/view/${id}`;

interface Asked {
  readonly kind: BookingKind;
  readonly id: number;
  readonly language: Language;
}

/** A booking as one event of a calendar; taken over again it replaces the one before, whatever has changed. */
export function composeEvent({ env }: Pick<Deps, "env">, summary: Summary, now: Date, language: Language) {
  const { id, jenisbooking, versi } = summary;
  const base = publicBase(env);
  const calendar = emptyCalendar(language);
  calendar.createEvent({
    ...eventOf(summary, language, bookingAddress(base, jenisbooking, id)),
    id: eventId(base, id),
    sequence: versi,
    stamp: now,
  });
  return {
    filename: `pesanan-${id}.ics`,
    type: "text/calendar; charset=utf-8",
    body: Buffer.from(calendar.toString()),
  };
}

/** The event of a booking within the user's scope. Throws NOT_FOUND. */
export async function makeEvent(deps: Deps, user: CurrentUser, { kind, id, language }: Asked): Promise<Download> {
  const { row, now } = await readRecord(deps.db.prisma, user, kind, id);
  return composeEvent(deps, presentFacts(row), now, language);
}
