import type {
  CalendarAddress,
  CalendarList,
  CalendarWish,
} from "@retribusi/contract/features/calendar/calendar.endpoints";

/** Which calendars a place offers: all that one may have, those of groups, or that of one object. */
export type CalendarPlace = "all" | "groups" | { readonly objectid: number };

/** What one may have an address for, with its name; one's own bookings have none. */
export interface Choice {
  readonly key: string;
  readonly wish: CalendarWish;
  readonly name: string | null;
}

/** An address and a wish for the same bookings have the same key. */
const keyOf = (one: CalendarWish | CalendarAddress): string => {
  if (one.jenis === "object") return `object-${one.objectid}`;
  return one.jenis === "kelompok" ? `kelompok-${one.pengelolaid}` : "orang";
};

const choice = (wish: CalendarWish, name: string | null): Choice => ({ key: keyOf(wish), wish, name });

function offered({ sendiri, kelompok }: CalendarList, place: CalendarPlace): Choice[] {
  if (typeof place === "object") return [choice({ jenis: "object", ...place }, null)];
  const own = sendiri && place === "all" ? [choice({ jenis: "orang" }, null)] : [];
  return [
    ...own,
    ...kelompok.map(({ pengelolaid, pengelolaname }) => choice({ jenis: "kelompok", pengelolaid }, pengelolaname)),
  ];
}

/** The addresses that a place shows, and what there may be another one for. */
export function calendarsOf(list: CalendarList, place: CalendarPlace) {
  const choices = offered(list, place);
  const here = new Set(choices.map(({ key }) => key));
  const records = place === "all" ? list.records : list.records.filter((record) => here.has(keyOf(record)));
  const taken = new Set(records.map(keyOf));
  return { records, choices: choices.filter(({ key }) => !taken.has(key)) };
}

/** The wish that makes a new address in the place of this one. */
export function wishAgain({ jenis, objectid, pengelolaid }: CalendarAddress): CalendarWish {
  if (jenis === "object") return { jenis, objectid: objectid ?? 0 };
  return jenis === "kelompok" ? { jenis, pengelolaid: pengelolaid ?? 0 } : { jenis };
}

/** The same address as programs know to subscribe to it. */
const subscribable = (address: string): string => address.replace(/^https?:/, "webcal:");

/** Where Google and Outlook subscribe to an address. */
export const programLinks = (address: string) => ({
  google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscribable(address))}`,
  apple: subscribable(address),
  outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}`,
});
