import { z } from "zod";
import { wibDay } from "../standard/time.ts";

const exchangeSchema = z.object({
  /** Of the message, an instant. */
  at: z.string(),
  /** `out`: said by the bank to the biller. */
  direction: z.enum(["out", "in"]),
  service: z.string(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  /** 0 when nobody answered; `note` says why. */
  status: z.number(),
  answer: z.string(),
  ms: z.number(),
  note: z.string(),
});

/** A message and its answer, without secrets. */
export type Exchange = z.infer<typeof exchangeSchema>;

const accountSchema = z.object({
  partnerServiceId: z.string(),
  va: z.string(),
  name: z.string(),
  trxId: z.string(),
  /** Whole rupiah; null where the payer says how much. */
  amount: z.number().nullable(),
  /** An instant as the biller wrote it. */
  expiredDate: z.string().nullable(),
  /** What else the biller said, given back as it came. */
  more: z.record(z.string(), z.unknown()),
  state: z.enum(["open", "paid", "deleted"]),
  updatedAt: z.string(),
  paidAt: z.string().nullable(),
});

/** A bill that is kept at the bank. */
export type Account = z.infer<typeof accountSchema>;

export const variants = [
  "normal",
  "late",
  "twice",
  "repeat",
  "otherExternalId",
  "advise",
  "wrongAmount",
  "timeout",
  "refused",
  "outOfOrder",
  "clockOff",
  "unsigned",
  "badSignature",
  "twin",
  "arrived",
] as const;

const transactionSchema = z.object({
  /** `paymentRequestId` of every message about it. */
  id: z.string(),
  recordedAt: z.string(),
  partnerServiceId: z.string(),
  va: z.string(),
  name: z.string(),
  amount: z.number(),
  /** What the bill says, where it was known. */
  billAmount: z.number(),
  referenceNo: z.string(),
  channel: z.string(),
  variant: z.string(),
  /** When the customer paid, with +07:00; the day of the report. */
  trxDateTime: z.string(),
  /**
   * Where the customer's money is: `taken` for the bill, `returned` to the customer, `open` while nobody knows, `arrived` at the biller's
   * account although it doesn't fit.
   */
  state: z.enum(["taken", "returned", "open", "arrived"]),
  /** Whether the biller still has to be told of it. */
  untold: z.boolean(),
  /** The latest answer, or why there was no message. */
  reason: z.string(),
  exchanges: z.array(exchangeSchema),
});

export type Transaction = z.infer<typeof transactionSchema>;

/** The day of a transaction: when the customer paid, in Western Indonesia. */
export const dayOf = ({ trxDateTime }: Transaction): string => wibDay(new Date(trxDateTime));

/** Whether its money is at the biller's account. */
export const isCredited = ({ state }: Transaction): boolean => state === "taken" || state === "arrived";

const codeSchema = z.object({
  partnerServiceId: z.string(),
  partnerReferenceNo: z.string(),
  referenceNo: z.string(),
  qrContent: z.string(),
  amount: z.number(),
});

/** A payment code that a wallet reads; its reference of the biller is the number that it pays. */
export type Code = z.infer<typeof codeSchema>;

/** One line of the journal. */
export const entrySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("account"), account: accountSchema }),
  // With what the payment did to the account that it paid: there is never one without the other.
  z.object({ kind: z.literal("transaction"), transaction: transactionSchema, account: accountSchema.optional() }),
  z.object({ kind: z.literal("code"), code: codeSchema }),
  z.object({ kind: z.literal("externalId"), day: z.string(), key: z.string() }),
]);

export type Entry = z.infer<typeof entrySchema>;
