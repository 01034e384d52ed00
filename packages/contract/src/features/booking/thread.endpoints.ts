import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { visible, words } from "../../define/pattern.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import { moveRequest } from "./booking.record.ts";
import { bookingEntity, pagesFor } from "./booking.rights.ts";
import { longestMessage, mostAttachments, mostMessages } from "./booking.thread.ts";

const id = z.int().positive().max(2_147_483_647);
const params = z.strictObject({ id: z.coerce.number().pipe(id) });

/** A file that came with a message, at an address that works for half an hour. */
const attachment = z
  .object({ berkasid: z.int(), namaasli: z.string(), mime: z.string(), path: z.string() })
  .meta({ id: "ThreadAttachment" });

/** Whose words they are: the customer's, or those of the staff who look after the booking. */
export const threadSides = ["pemesan", "petugas"] as const;

export const threadMessage = z
  .object({
    id: z.int(),
    pihak: z.enum(threadSides),
    /** The customer's name. Of the staff, the customer reads the name of the group. */
    nama: z.string(),
    /** The reader wrote it. */
    milik: z.boolean(),
    /** Plain text; empty where only files were sent. */
    isi: z.string(),
    lampiran: z.array(attachment),
    /** ISO 8601, UTC. */
    waktu: z.iso.datetime(),
  })
  .meta({ id: "ThreadMessage" });
export type ThreadMessage = z.output<typeof threadMessage>;

/** May be written to; its time is over; or there is nobody to talk with, because the customer has no account. */
export const threadStates = ["buka", "tutup", "tanpaakun"] as const;

export const thread = z
  .object({
    keadaan: z.enum(threadStates),
    /** Until when messages can be written. */
    ditutup: z.iso.datetime(),
    /** The latest ones, the oldest of them first. */
    records: z.array(threadMessage),
    /** There are earlier ones. */
    hasMore: z.boolean(),
    /** Up to which message the reader has read; 0 before the first. */
    dibaca: z.int(),
    /** Other dates that were asked for and when that was answered, the earliest first. */
    jadwal: z.array(moveRequest.extend({ id: z.int(), tglputus: z.iso.datetime().nullable() })),
  })
  .meta({ id: "Thread" });
export type Thread = z.output<typeof thread>;

/** Messages about a booking. NOT_FOUND out of the caller's scope, and for a bank. */
export const readThread = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/percakapan/:id`,
    summary: "Messages about a booking",
    access: { pages: pagesFor(kind, "view") },
    params,
    query: z.strictObject({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(2 * mostMessages.ever)
        .optional(),
    }),
    answer: thread,
  });

const empty = words({ en: "Write something, or attach a file.", id: "Tulis sesuatu atau lampirkan berkas." });

/** What is written: a text, files, or both. */
export const messageBody = z
  .strictObject({
    /** Made by the device: sent twice, it is there once. */
    kunci: z.uuid(),
    isi: z
      .string()
      .trim()
      .max(longestMessage)
      .refine(
        (text) => text === "" || visible.test(text),
        words({
          en: "This contains characters that can't be shown. Please type it again.",
          id: "Ada karakter yang tidak dapat ditampilkan. Silakan ketik ulang.",
        }),
      ),
    berkas: z.array(id).max(mostAttachments),
  })
  .refine(({ isi, berkas }) => isi !== "" || berkas.length > 0, { error: empty, path: ["isi"] });

/**
 * Writes a message, and tells the other side. ACTION_REFUSED once the thread is closed, without a customer to talk with, or when too many
 * were written; VALIDATION at a file that can't be sent; NOT_FOUND out of the caller's scope, and for a bank.
 */
export const writeMessage = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/tulispercakapan/:id`,
    summary: "Write a message about a booking",
    access: { pages: pagesFor(kind, "view") },
    params,
    body: messageBody,
    answer: thread,
  });

/** Notes that the caller has read up to a message. Never takes back what was read. NOT_FOUND out of the caller's scope, and for a bank. */
export const markThreadRead = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/bacapercakapan/:id`,
    summary: "Mark messages about a booking as read",
    access: { pages: pagesFor(kind, "view") },
    params,
    body: z.strictObject({ sampai: id }),
    answer: z.object({ dibaca: z.int() }),
  });
