import { pages, pagesFor } from "@retribusi/contract/access/pages";
import { minePage } from "@retribusi/contract/features/booking/booking.mine";
import type { usePaperVerb } from "@retribusi/contract/features/booking/booking.papers";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";

/** The names of a kind's own pages: a customer's and a manager's, as the specification has them. */
const kindPages = {
  penginapan: {
    ownList: "list_booking_nasabah",
    groupList: "list_booking_pengelola",
    ownConfirm: "konfirmasipesanan_nasabah",
  },
  gedung: { ownList: "list_gedung_nsb", groupList: "list_gedung", ownConfirm: "konfirmasipesanan_nsb" },
  alat: { ownList: "list_alat_nsb", groupList: "list_alat", ownConfirm: "konfirmasipesanan_nsb" },
} as const satisfies Record<BookingKind, Record<string, string>>;

export type ListPage = keyof (typeof kindPages)[BookingKind];

const listPath = (kind: BookingKind, page: ListPage): string => `/${bookingEntity[kind]}/${kindPages[kind][page]}`;

/** What a person does with one booking on a page of its own. */
export type BookingVerb = "complete" | "change" | "reschedule" | "cancel" | "print" | typeof usePaperVerb;

/** The form of one booking stands below the desk of the changes, for the staff who hold the desk and no page of one record. */
export const changeDesk = "perubahanpesanan";

/** Where the holder of these pages does it: the pages that stand for the verb say so, here as on the server. */
export function bookingPath(
  held: readonly string[],
  kind: BookingKind,
  verb: BookingVerb,
  id: number,
): string | undefined {
  const entity = bookingEntity[kind];
  const choices = pagesFor(held, entity, verb);
  const own = choices.find(({ path }) => path.endsWith("/:id"));
  if (own) return own.path.replace(":id", String(id));
  const desk = choices.find(({ name }) => name === `${entity}/${changeDesk}`);
  return desk && `${desk.path}/${id}`;
}

/** Addresses for the signed-in person. */
export function useBookingLinks() {
  const session = useSession();
  const held = session.status === "signed-in" ? session.current.pages : [];
  const holds = new Set(held);
  const isCustomer = session.status === "signed-in" && session.role === "nasabah";
  return {
    /** `undefined` when the person holds no such page. */
    to: (kind: BookingKind, verb: BookingVerb, id: number) => bookingPath(held, kind, verb, id),
    /** The person's own list: a customer's bookings of all kinds, or those of one kind of a manager's group. */
    list: (kind: BookingKind): string | undefined => {
      if (isCustomer && holds.has(minePage)) return paths.page(minePage);
      return (["ownList", "groupList"] as const)
        .filter((page) => holds.has(listPath(kind, page).slice(1)))
        .map((page) => listPath(kind, page))[0];
    },
  };
}

/** Every address of a page that all kinds have under the same name, for the routes. */
export const eachKindPath = (page: string): string[] =>
  Object.values(bookingEntity).flatMap((entity) =>
    pages.filter(({ name }) => name === `${entity}/${page}`).map(({ path }) => path),
  );
