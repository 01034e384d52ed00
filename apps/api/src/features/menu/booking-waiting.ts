import { countLimit } from "@retribusi/contract/define/count";
import { bookingMachine } from "@retribusi/contract/features/booking/booking.machine";
import { queuePage } from "@retribusi/contract/features/booking/booking.queue";
import { pagesFor } from "@retribusi/contract/features/booking/booking.rights";
import { type BookingState, codeOf } from "@retribusi/contract/features/booking/booking.states";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { answered, int, rowsOf } from "@retribusi/db/column";
import type { Question } from "@retribusi/db/statement";

export type BookingScope = Readonly<Record<string, number | string>>;

/** Bookings of a kind, or of all, that wait for one step, which is taken on the page. */
interface Queue {
  readonly kind?: BookingKind;
  readonly page: string;
  readonly states: readonly BookingState[];
}

const awaited = ["confirm", "customerConfirm"] as const;

const queues: readonly Queue[] = [
  { page: queuePage, states: bookingMachine.confirm.from },
  ...bookingKinds.flatMap((kind) =>
    awaited.flatMap((action) =>
      pagesFor(kind, action).map((page) => ({ kind, page, states: bookingMachine[action].from })),
    ),
  ),
];

const number = (sql: string, values: readonly unknown[]): Question<number> =>
  answered(rowsOf({ num: int("COUNT(*)") }, sql, values), ([row]) => row?.num ?? 0);

/** By page, how many bookings of a scope wait there, and at most one more than the screens count. */
export function bookingsWaiting(scoped: BookingScope, pages: readonly string[]): Record<string, Question<number>> {
  const asked = queues.filter(({ page }) => pages.includes(page));
  return Object.fromEntries(
    asked.map(({ kind, page, states }) => {
      const columns = Object.entries({ ...(kind ? { jenisbooking: kind } : {}), ...scoped });
      const state = `b.statusbooking IN (${states.map(() => "?").join(", ")})`;
      const condition = [...columns.map(([column]) => `b.${column} = ?`), state].join(" AND ");
      const sql = `FROM (SELECT 1 FROM booking b WHERE ${condition} LIMIT ${countLimit + 1}) w`;
      return [page, number(sql, [...columns.map(([, value]) => value), ...states.map(codeOf)])];
    }),
  );
}
