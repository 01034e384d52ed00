import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { menuKey } from "../../lib/menu-key.ts";
import { recordKeys } from "../../records/record-keys.ts";
import { bookingsKey, threadKey, threadsKey } from "../booking/booking-query.ts";
import { waitsKey } from "../booking/waitlist/waits-query.ts";
import { inboxKey } from "../inbox/inbox-query.ts";
import type { News } from "./read-stream.ts";

/**
 * Lists of an entity. Single records are left alone: their forms are filled from them, and read them anew when they open. What home counts
 * of the entity lies beside them.
 */
const listsOf = (entity: string): QueryKey[] => [
  recordKeys.pages(entity),
  recordKeys.feeds(entity),
  recordKeys.counts(entity),
  [entity],
];

/** Worklists, lists and what is counted of them. */
const shared: readonly QueryKey[] = [[...bookingsKey, "cards"], [...bookingsKey, "timeline"], menuKey];

/** What may be different after it happened. */
export function queriesOf(news: News): readonly QueryKey[] {
  // Who is told something may have work that waits: what it is about tells the lists itself.
  if (news.about === "inbox") return [inboxKey, menuKey, waitsKey];
  const { jenis, bookingid } = news.booking;
  return [
    [...bookingsKey, jenis, bookingid],
    [...bookingsKey, "bill", jenis, bookingid],
    threadKey(bookingid),
    ...shared,
    ...listsOf(bookingEntity[jenis]),
  ];
}

/** Everything of which news is told: what is read anew where none came. */
export const everyQuery: readonly QueryKey[] = [
  bookingsKey,
  threadsKey,
  inboxKey,
  menuKey,
  waitsKey,
  ...bookingKinds.flatMap((kind) => listsOf(bookingEntity[kind])),
];

/** What is being typed is kept under the booking, too: what the server has of it is older. */
const isDraft = (key: QueryKey): boolean => key.at(-1) === "draf";

const startsWith = (key: QueryKey, start: QueryKey): boolean => start.every((part, at) => key[at] === part);

/** Reads anew what is shown of these, each once, and the rest when it is shown again. */
export const readAnew = (client: QueryClient, keys: readonly QueryKey[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => !isDraft(queryKey) && keys.some((key) => startsWith(queryKey, key)),
  });
