import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { line, rupiah, typedPassword } from "../../define/field.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { denominations } from "./till.rules.ts";

/** The page of a teller's day. */
export const tillPage = "billing/kas";

/** A shift that is closed. Amounts are whole rupiah, moments UTC. */
export const cashClosing = z.object({
  id: z.int(),
  namapetugas: z.string(),
  tglmulai: z.iso.datetime(),
  tgltutup: z.iso.datetime(),
  jumlahpembayaran: z.int(),
  total: z.int(),
  tunai: z.int(),
  nontunai: z.int(),
  /** Negative where something was missing. */
  selisih: z.int(),
  catatan: z.string().nullable(),
});
export type CashClosing = z.output<typeof cashClosing>;

const tillPayment = z.object({
  id: z.int(),
  tglterima: z.iso.datetime(),
  idbilling: z.string(),
  jumlah: z.int(),
  nomorkuitansi: z.string(),
  referensi: z.string(),
  bookingid: z.int(),
  jenisbooking: z.enum(bookingKinds),
  namapemesan: z.string(),
});

/** Payments that the caller has recorded since their shift before was closed, the latest first, and their latest closings. */
export const readTill = defineEndpoint({
  method: "get",
  path: "billing/kas",
  summary: "Payments of the open shift",
  access: { pages: [tillPage] },
  answer: z.object({
    /** The latest ones; `jumlahpembayaran` and `total` are of all. */
    pembayaran: z.array(tillPayment),
    jumlahpembayaran: z.int(),
    total: z.int(),
    /** When the first of them was recorded. */
    tglmulai: z.iso.datetime().nullable(),
    penutupan: z.array(cashClosing),
  }),
});

/**
 * Closes the caller's shift up to the payment that was shown last, signed with their password. Refused with CONFLICT when those payments
 * aren't what was shown any more, with VALIDATION for a difference that no note explains. The same `kunci` again answers the first closing.
 */
export const closeTill = defineEndpoint({
  method: "post",
  path: "billing/kas/tutup",
  summary: "Close the shift",
  access: { pages: [tillPage] },
  body: z.strictObject({
    kunci: z.uuid(),
    /** `id` of the latest payment that was shown. */
    sampai: z
      .int()
      .min(1)
      .max(2 ** 31 - 1),
    /** What was shown as the total. */
    total: rupiah,
    pecahan: z
      .array(z.strictObject({ nominal: z.literal(denominations), lembar: z.int().min(0).max(1_000_000) }))
      .max(denominations.length),
    nontunai: rupiah,
    catatan: line(1000).optional(),
    passwordlama: typedPassword.min(1),
  }),
  answer: cashClosing,
});

/** The closing report as PDF. NOT_FOUND for a closing out of the caller's scope. */
export const printClosing = defineEndpoint({
  method: "get",
  path: "penutupan_kas/cetak/:id",
  summary: "Print a closing report",
  access: { pages: ["penutupan_kas/cetak"] },
  params: z.strictObject({ id: z.coerce.number().int().positive() }),
  answer: z.file().mime("application/pdf"),
});
