import type { BookingState } from "@retribusi/contract/features/booking/booking.states";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";

/** How many bookings of a kind stand in a state, and the page that deals with them. */
export interface WaitingCount {
  readonly kind: BookingKind;
  readonly entity: `trx_${BookingKind}`;
  readonly state: BookingState;
  /** Permission of the page that the number leads to. */
  readonly page: string;
}

/** Bookings that wait for the same thing. */
export interface WaitingGroup {
  readonly title: "countConfirm" | "countUnpaid" | "countPaid";
  readonly counts: readonly WaitingCount[];
}

type Pages = Readonly<Record<BookingKind, string>>;

const everyKind = (page: string): Pages => ({ penginapan: page, gedung: page, alat: page });
const staffLists: Pages = { penginapan: "list_booking_pengelola", gedung: "list_gedung", alat: "list_alat" };

const group = (title: WaitingGroup["title"], state: BookingState, pages: Pages): WaitingGroup => ({
  title,
  counts: (["penginapan", "gedung", "alat"] as const).map((kind) => {
    const entity = `trx_${kind}` as const;
    return { kind, entity, state, page: `${entity}/${pages[kind]}` };
  }),
});

/** First what somebody waits for, then who will come. */
export const staffWork: readonly WaitingGroup[] = [
  group("countConfirm", "submitted", everyKind("konfirmasipesanan")),
  group("countUnpaid", "awaitingPayment", everyKind("perubahanpesanan")),
  group("countPaid", "paid", staffLists),
];
