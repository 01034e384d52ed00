import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bankAccount } from "../billing/account.rules.ts";
import { refundStates } from "../billing/refund.rules.ts";
import { reference, someRupiah } from "../booking/booking.input.ts";
import { refundActions, refundOffices } from "./refund-step.rules.ts";
import { byId, caseCalls, fileId, remark, shownCase, worklistQuery } from "./settlement.body.ts";
import { refundsPage, treasurerPage } from "./settlement.pages.ts";
import { amount, caseBooking, instant, person, stepVerdict, storyEntry } from "./settlement.record.ts";

const pages = [refundsPage, treasurerPage];
const access = { pages } as const;

/** Where the money came from: a payment of a booking, or money that fitted no bill. */
const refundSources = ["pembayaran", "pengecualian"] as const;

/** An account as it is shown: the number by its last digits. */
const shownAccount = z.object({
  namabank: z.string(),
  norekening: z.string(),
  namarekening: z.string(),
  /** Who entered it, and when. */
  oleh: z.string(),
  waktu: instant,
});

const refundLine = z.object({
  id: z.int(),
  versi: z.int(),
  asal: z.enum(refundSources),
  jumlah: amount,
  statuspengembalian: z.enum(refundStates),
  /** Whose turn it is. */
  giliran: z.enum(refundOffices).nullable(),
  penanggungjawab: person.nullable(),
  date_created: instant,
  booking: caseBooking.nullable(),
});
export type RefundLine = z.output<typeof refundLine>;

const refundCase = refundLine
  .extend({
    alasan: z.string(),
    /** What was received, and by which number. */
    diterima: z.object({ jumlah: amount, tgltransaksi: instant, nomor: z.string() }).nullable(),
    pengecualianid: z.int().nullable(),
    /** `null` is the system. */
    pengusul: z.string().nullable(),
    rekening: shownAccount.nullable(),
    /** The day it was paid, and the bank's reference of that. */
    tglbayar: z.iso.date().nullable(),
    referensibayar: z.string().nullable(),
    can: z.record(z.enum(refundActions), stepVerdict),
    /** The reader may see the account number in full. */
    lihatrekening: z.boolean(),
    riwayat: z.array(storyEntry),
  })
  .meta({ id: "Refund" });
export type RefundCase = z.output<typeof refundCase>;

/** The oldest first. */
export const listRefunds = defineEndpoint({
  method: "get",
  path: refundsPage,
  summary: "Refund cases",
  access,
  query: worklistQuery.extend({
    asal: z.enum(refundSources).optional(),
    /** A state, or all that are open or closed. */
    keadaan: z.enum([...refundStates, "terbuka", "selesai"]).optional(),
  }),
  answer: z.object({ records: z.array(refundLine), page: z.int(), limit: z.int(), hasMore: z.boolean() }),
});

export const viewRefund = defineEndpoint({
  method: "get",
  path: `${refundsPage}/view/:id`,
  summary: "A refund case, with what was done about it",
  access,
  params: byId,
  answer: refundCase,
});

export const refundCalls = caseCalls(refundsPage, pages, "refund cases", refundCase);

/** Proposes that money of a booking goes back; refused while one of its refunds is open, and beyond what is left of the payment. */
export const proposeRefund = defineEndpoint({
  method: "post",
  path: `${refundsPage}/ajukan`,
  summary: "Propose a refund of a booking",
  access: { pages: [refundsPage] },
  body: z.strictObject({ bookingid: byId.shape.id, jumlah: someRupiah, alasan: remark }),
  answer: refundCase,
});

const step = <P extends string>(path: P, summary: string) =>
  defineEndpoint({
    method: "post",
    path: `${refundsPage}/${path}/:id`,
    summary,
    access,
    params: byId,
    body: shownCase.extend({ catatan: remark.optional() }),
    answer: refundCase,
  });

export const verifyRefund = step("verifikasi", "Verify a refund, as the agency");
export const approveRefund = step("setujui", "Approve a refund, as the region");

/** What fitted no bill is open again then. */
export const rejectRefund = defineEndpoint({
  method: "post",
  path: `${refundsPage}/tolak/:id`,
  summary: "Refuse a refund",
  access,
  params: byId,
  body: shownCase.extend({ catatan: remark }),
  answer: refundCase,
});

/** The transfer with its proof: the day it was made, the bank's reference, which stands under one refund only, and the paper. */
export const payRefund = defineEndpoint({
  method: "post",
  path: `${refundsPage}/bayar/:id`,
  summary: "Record that a refund was paid",
  access: { pages: [treasurerPage] },
  params: byId,
  body: shownCase.extend({
    tglbayar: z.iso.date(),
    referensi: reference,
    berkasid: fileId,
    catatan: remark.optional(),
  }),
  answer: refundCase,
});

/** The account of whoever has no page of their own, from paper. */
export const recordAccount = defineEndpoint({
  method: "post",
  path: `${refundsPage}/rekening/:id`,
  summary: "Write the account of a walk-in down",
  access: { pages: [refundsPage] },
  params: byId,
  body: shownCase.extend({ rekening: bankAccount }),
  answer: refundCase,
});

/** The number in full; the look is in the audit trail. */
export const showAccount = defineEndpoint({
  method: "get",
  path: `${treasurerPage}/rekening/:id`,
  summary: "Show the account of a refund in full",
  access: { pages: [treasurerPage] },
  params: byId,
  answer: bankAccount,
});

/** Customers give the account of a refund of their own booking. */
export const giveAccount = defineEndpoint({
  method: "post",
  path: "account/pengembalian/:id",
  summary: "Give the account for a refund of one's own booking",
  access: "signed-in",
  params: byId,
  body: shownCase.extend({ rekening: bankAccount }),
  answer: z.object({ id: z.int(), versi: z.int(), rekening: shownAccount.pick({ namabank: true, norekening: true }) }),
});
