import { type AnyEntity, verbsOf } from "../../define/entity.ts";
import { recordOf } from "../../define/record.ts";
import { type BookingKind, bookingKinds } from "../catalog/catalog.kinds.ts";
import { alat } from "./alat.entity.ts";
import { gedung } from "./gedung.entity.ts";
import { penginapan } from "./penginapan.entity.ts";

/** The page family of a kind. */
export const bookingEntity = {
  penginapan: "trx_penginapan",
  gedung: "trx_gedung",
  alat: "trx_alat",
} as const satisfies Record<BookingKind, string>;
export type BookingEntity = (typeof bookingEntity)[BookingKind];

const declared: Readonly<Record<BookingKind, AnyEntity>> = { penginapan, gedung, alat };
const byVerb = recordOf(bookingKinds, (kind) => {
  const pages = Object.entries(declared[kind].pages);
  const verbs = pages.flatMap(([page, declaration]) =>
    verbsOf(declaration).map((verb) => ({ verb, name: `${bookingEntity[kind]}/${page}` })),
  );
  return Map.groupBy(verbs, ({ verb }) => verb);
});

/** Names of the kind's pages on which the action is taken, or which show and list. */
export const pagesFor = (kind: BookingKind, verb: string): readonly string[] =>
  byVerb[kind].get(verb)?.map(({ name }) => name) ?? [];

/** The teller's page. */
export const tellerPage = "billing/terima";

/** What the teller's page is for. */
const payments: readonly string[] = ["pay", "paySupplement"];

/** Whether the held pages include an action on bookings of the kind; payments have a page of their own. */
export const permitsOf =
  (held: ReadonlySet<string>, kind: BookingKind) =>
  (action: string): boolean =>
    payments.includes(action) ? held.has(tellerPage) : pagesFor(kind, action).some((page) => held.has(page));
