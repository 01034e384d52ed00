import { z } from "zod";
import { countAnswer } from "../../define/count.ts";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { inboxPage } from "./inbox.pages.ts";

/** More than these aren't counted: a bell says “99+”. */
export const mostUnread = 99;

const id = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const access = { pages: [inboxPage] } as const;

const letter = z.object({
  id: z.int(),
  judul: z.string(),
  isi: z.string(),
  /** The booking that it is about; without one both are null. */
  bookingid: z.int().nullable(),
  jenisbooking: z.enum(bookingKinds).nullable(),
  /** The page of the application that it leads to, where it is about no booking. */
  halaman: z.string().nullable(),
  /** When it was read; null for one that nobody has. */
  dibaca: z.iso.datetime().nullable(),
  date_created: z.iso.datetime(),
});
export type Letter = z.output<typeof letter>;

/** Latest first. `sebelum` is the bookmark: the id of the last one of the page before. */
export const listInbox = defineEndpoint({
  method: "get",
  path: "inbox",
  summary: "Messages to oneself, latest first",
  access,
  query: z.strictObject({
    sebelum: id.optional(),
    /** Only those that nobody has read. */
    belum: z.literal("1").optional(),
    limit: id.max(100).optional(),
  }),
  answer: z.object({ records: z.array(letter), hasMore: z.boolean() }),
});

export const countUnread = defineEndpoint({
  method: "get",
  path: "inbox/count",
  summary: "How many messages to oneself nobody has read, up to 99",
  access,
  answer: countAnswer,
});

/** Marks some as read, those about a booking, or all up to one: what came while the list was looked at stays unread. Others' are passed over. */
export const markRead = defineEndpoint({
  method: "post",
  path: "inbox/dibaca",
  summary: "Mark messages to oneself as read",
  access,
  body: z.union([
    z.strictObject({ ids: z.array(id).min(1).max(100) }),
    z.strictObject({ sampai: id }),
    z.strictObject({ bookingid: id }),
  ]),
  answer: countAnswer,
});
export type Reading = z.input<typeof markRead.body>;
