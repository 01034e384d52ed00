import { orderNotice } from "./action/order.ts";
import { actions } from "./actions.ts";
import { occasionNotices } from "./reminder-words.ts";
import type { Notice } from "./server-action.ts";
import { toCustomer } from "./thread-notice.ts";

const ofActions = Object.entries(actions).flatMap(([aksi, { notice }]) => (notice ? [[aksi, notice] as const] : []));
const ofOccasions = Object.values(occasionNotices).map((notice) => [notice.event, notice] as const);

/** What is told of bookings, by the action of the machine or what else happened; money that goes its own way is told above bookings. */
export const bookingNotices: ReadonlyMap<string, Notice> = new Map([
  ["order", orderNotice] as const,
  ...ofActions,
  ...ofOccasions,
  ["message", toCustomer] as const,
]);
