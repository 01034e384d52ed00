import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingEntity, pagesFor } from "../booking/booking.rights.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import { payChannels } from "./way.entity.ts";

const idParams = z.strictObject({ id: z.coerce.number().int().positive() });
const instant = z.iso.datetime();
const bank = z.object({ systemid: z.int(), namabank: z.string() });

/** How the latest bill of a booking is paid: through which bank, whether the bank has it yet, by which steps, and where else. */
export const billAtBankEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/carabayar/:id`,
    summary: "How the bill of a booking is paid",
    access: { pages: pagesFor(kind, "view") },
    params: idParams,
    answer: z.object({
      idbilling: z.string(),
      bank,
      /** Whether it can be paid there now; not before the bank has it, where the bank keeps it. */
      siap: z.boolean(),
      /** Since when the bank doesn't take it over. */
      tertundasejak: instant.nullable(),
      /** The bank can be asked for a payment. */
      dapatditanya: z.boolean(),
      /** The bank makes a QRIS code for it. */
      qris: z.boolean(),
      /** In the language of the caller. */
      cara: z.array(z.object({ kanal: z.enum(payChannels.map(({ value }) => value)), langkah: z.array(z.string()) })),
      /** Other banks that the bill could be paid through. */
      banklain: z.array(bank),
    }),
  });

/** Asks the bank now whether the latest bill of a booking was paid; money that it has and never told of is entered. */
export const askBankEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/cekstatus/:id`,
    summary: "Ask the bank for a payment",
    access: { pages: pagesFor(kind, "view") },
    params: idParams,
    answer: z.object({
      /** `tidakterjawab`: the bank gave no answer that says anything. */
      hasil: z.enum(["lunas", "belum", "tidakterjawab"]),
      /** When the bank was asked. */
      waktu: instant,
    }),
  });

/** The QRIS code of the open bill of a booking, made by the bank the first time that somebody asks for it. */
export const qrisEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/qris/:id`,
    summary: "The QRIS code of a bill",
    access: { pages: pagesFor(kind, "view") },
    params: idParams,
    answer: z.object({
      /** What the code says, to be drawn. */
      isi: z.string(),
      berlakusampai: instant,
    }),
  });
