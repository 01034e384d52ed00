import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { billAtBankEndpoint } from "../bank/bill.endpoints.ts";
import { bill, bookingSummary, payment } from "../booking/booking.record.ts";
import { paperKinds } from "../payment/receipt.rules.ts";
import { guestPaperCall, readGuestBookingCall } from "./guest.calls.ts";

/** In the body, because addresses are written down on their way. */
const body = z.strictObject({ tanda: z.string().max(200) });

/** What whoever has the link may know: nothing of the person but the name that bill and receipt are made out to. */
const guestBooking = z.object({
  keadaan: z.literal("buka"),
  pesanan: bookingSummary.pick({
    ...{ id: true, jenisbooking: true, statusbooking: true, uraianstatus: true, bataswaktu: true, versi: true },
    ...{ namapemesan: true, objek: true, waktu: true, tglmulaipemakaian: true, tglakhirpemakaian: true },
    ...{ harga: true, kodecek: true },
  }),
  /** The bill that can be paid now. */
  tagihan: bill.nullable(),
  /** By which bank and steps it is paid, in the language of the caller. */
  bank: z.string().nullable(),
  cara: billAtBankEndpoint("gedung").answer.shape.cara,
  pembayaran: z.array(payment.pick({ nomorkuitansi: true, jumlah: true, tgltransaksi: true })),
  /** Which paper `printGuestPaper` makes; `null` where the state has none for guests. */
  dokumen: z.enum(paperKinds).nullable(),
  berlakusampai: z.iso.datetime(),
});

/** A link that was good once: whom to ask for another. */
const overLink = z.object({
  keadaan: z.enum(["dicabut", "berakhir"]),
  pengelola: z.object({ pengelolaname: z.string(), notelp: z.string().nullable() }),
});

/** A booking by the link of somebody without an account. NOT_FOUND for a link that is none of ours. */
export const readGuestBooking = defineEndpoint({
  ...readGuestBookingCall,
  summary: "A booking with its bill and receipt, by a link and without signing in",
  access: "public",
  body,
  answer: z.discriminatedUnion("keadaan", [guestBooking, overLink]),
});
export type GuestBooking = z.output<typeof guestBooking>;
export type OverLink = z.output<typeof overLink>;

/** The paper of the booking as PDF, without identity number, address and phone. NOT_FOUND for a link that isn't good, and in a state without a paper. */
export const printGuestPaper = defineEndpoint({
  ...guestPaperCall,
  summary: "Print bill or receipt, by a link and without signing in",
  access: "public",
  body,
  answer: z.file().mime("application/pdf"),
});
