import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { billingId } from "../booking/booking.input.ts";
import { exceptionKinds } from "../payment/payment.endpoints.ts";
import { exceptionActions, exceptionEnds } from "./exception.rules.ts";
import { byId, caseCalls, remark, shownCase, worklistQuery } from "./settlement.body.ts";
import { exceptionsPage } from "./settlement.pages.ts";
import { amount, caseBooking, instant, person, stepVerdict, storyEntry } from "./settlement.record.ts";

const pages = [exceptionsPage];
const access = { pages } as const;

/** Money that arrived and fits no open bill, as a line of the worklist. */
const exceptionLine = z.object({
  id: z.int(),
  versi: z.int(),
  jenis: z.enum(exceptionKinds),
  jumlah: amount,
  /** As it was told, which may be no billing id at all. */
  idbilling: z.string(),
  /** The bank's time. */
  tgltransaksi: instant,
  /** Since when it waits. */
  tglterima: instant,
  penanggungjawab: person.nullable(),
  /** How it ended; `null` while it is open. */
  penyelesaian: z.enum(exceptionEnds).nullable(),
  tglselesai: instant.nullable(),
  booking: caseBooking.nullable(),
});
export type ExceptionLine = z.output<typeof exceptionLine>;

const exceptionCase = exceptionLine
  .extend({
    bankid: z.string(),
    referensi: z.string(),
    /** Why it fits no bill, or what whoever recorded it said. */
    keterangan: z.string().nullable(),
    /** The receipt, once it has paid a bill; the refund case, once it is to go back. */
    nomorkuitansi: z.string().nullable(),
    dibayaruntuk: caseBooking.pick({ id: true, jenisbooking: true }).nullable(),
    pengembalianid: z.int().nullable(),
    can: z.record(z.enum(exceptionActions), stepVerdict),
    riwayat: z.array(storyEntry),
  })
  .meta({ id: "PaymentException" });
export type ExceptionCase = z.output<typeof exceptionCase>;

/** The oldest first. */
export const listExceptions = defineEndpoint({
  method: "get",
  path: exceptionsPage,
  summary: "Money that fits no bill",
  access,
  query: worklistQuery.extend({
    jenis: z.enum(exceptionKinds).optional(),
    keadaan: z.enum(["terbuka", "selesai"]).optional(),
  }),
  answer: z.object({ records: z.array(exceptionLine), page: z.int(), limit: z.int(), hasMore: z.boolean() }),
});

export const viewException = defineEndpoint({
  method: "get",
  path: `${exceptionsPage}/view/:id`,
  summary: "Money that fits no bill, with what was done about it",
  access,
  params: byId,
  answer: exceptionCase,
});

export const exceptionCalls = caseCalls(exceptionsPage, pages, "payment exceptions", exceptionCase);

/** Open bills that it could pay: of the same amount and bank, those of the same customer first. */
export const listFittingBills = defineEndpoint({
  method: "get",
  path: `${exceptionsPage}/tagihan/:id`,
  summary: "Open bills that the money could pay",
  access,
  params: byId,
  answer: z.object({
    records: z.array(
      z.object({
        idbilling: z.string(),
        nomordokumen: z.string(),
        jumlah: amount,
        tglexpired: instant,
        booking: caseBooking,
        /** Of the customer whose money it is. */
        orangsama: z.boolean(),
      }),
    ),
  }),
});

/** The money pays the bill, with a receipt; refused unless the bill is open and equal to the rupiah. */
export const applyException = defineEndpoint({
  method: "post",
  path: `${exceptionsPage}/terapkan/:id`,
  summary: "Let the money pay an open bill",
  access,
  params: byId,
  body: shownCase.extend({ idbilling: billingId, catatan: remark }),
  answer: exceptionCase,
});

/** Opens a refund case for all of it. */
export const refundException = defineEndpoint({
  method: "post",
  path: `${exceptionsPage}/kembalikan/:id`,
  summary: "Ask for the money to be paid back",
  access,
  params: byId,
  body: shownCase.extend({ catatan: remark }),
  answer: exceptionCase,
});
