import { addDays, type LocalDate } from "@retribusi/contract/define/dates";
import { writeDays } from "@retribusi/contract/define/filter";
import { type BookingState, codeOf, codesOf } from "@retribusi/contract/features/booking/booking.states";

/** Filters of a list by what somebody at a desk looks for. */
type Filters = Readonly<Record<string, string>>;

/** Bookings that a manager has approved and that aren't over. */
const coming: readonly BookingState[] = ["awaitingPayment", "paid", "inUse"];
const approved = codesOf(coming).join();

export const viewNames = ["today", "week", "inUse", "unpaid", "own"] as const;
export type ListView = (typeof viewNames)[number];

/** What is looked for again and again, by name. `today` is the reader's day, `userid` who reads. */
export const listViews = (today: LocalDate, userid: number): Readonly<Record<ListView, Filters>> => ({
  today: { statusbooking: approved, haripakai: writeDays({ first: today, last: today }) },
  week: { statusbooking: approved, haripakai: writeDays({ first: addDays(today, 1), last: addDays(today, 7) }) },
  inUse: { statusbooking: String(codeOf("inUse")) },
  unpaid: { statusbooking: String(codeOf("awaitingPayment")) },
  own: { user_created: String(userid) },
});

const isSame = (one: Filters, other: Filters): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** The view that these filters are; none where somebody has changed one of them. */
export const viewOf = (views: Readonly<Record<ListView, Filters>>, filters: Filters): ListView | undefined =>
  viewNames.find((name) => isSame(views[name], filters));
