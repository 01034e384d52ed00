import { z } from "zod";
import { momentOf } from "./bank-time.ts";
import { badRequest, missing, wrongFormat } from "./snap-error.ts";

const text = (most: number) => z.string().min(1).max(most);
/** Some banks send numbers without quotes; `readBody` has kept how they were spelled. */
const digits = (most: number) => z.string().regex(new RegExp(`^\\d{1,${most}}$`));

/** Rupiah as banks write them: `"1500000.00"`. Whole and parts of a hundred. */
const amount = z.looseObject({ value: z.string().regex(/^\d{1,14}\.\d{2}$/), currency: z.literal("IDR") });
export type SentAmount = z.output<typeof amount>;

const moment = z
  .string()
  .max(29)
  .refine((typed) => momentOf(typed) !== undefined);

/** Which account: the number of the contract, filled up with blanks to eight places, and the customer's number after it. */
const account = {
  partnerServiceId: z
    .string()
    .regex(/^ *\d{1,8}$/)
    .max(8),
  customerNo: digits(20),
  virtualAccountNo: z
    .string()
    .regex(/^ *\d+$/)
    .max(28),
};

const rest = { channelCode: digits(4).optional(), additionalInfo: z.looseObject({}).optional() };

export const inquiryMessage = z.looseObject({
  ...account,
  trxDateInit: moment.optional(),
  inquiryRequestId: text(128),
  ...rest,
});

export const paymentMessage = z.looseObject({
  ...account,
  paymentRequestId: text(128),
  paidAmount: amount,
  totalAmount: amount.optional(),
  trxDateTime: moment.optional(),
  referenceNo: text(64).optional(),
  flagAdvise: z.enum(["Y", "N"]).optional(),
  ...rest,
});

export const statusMessage = z.looseObject({
  ...account,
  inquiryRequestId: text(128).optional(),
  paymentRequestId: text(128).optional(),
  ...rest,
});

/** The standard names neither amount nor result; banks send them here or in `additionalInfo`. */
export const notificationMessage = z.looseObject({
  ...account,
  paymentRequestId: text(128).optional(),
  partnerReferenceNo: text(128).optional(),
  paidAmount: amount.optional(),
  trxDateTime: moment.optional(),
  referenceNo: text(64).optional(),
  paymentStatus: z.string().max(32).optional(),
  ...rest,
});

/** A QRIS code was paid. The standard names no time of it; banks have one of their own, or none. */
export const codeMessage = z.looseObject({
  originalReferenceNo: text(64),
  originalPartnerReferenceNo: text(64),
  latestTransactionStatus: text(2),
  amount,
  transactionDate: moment.optional(),
  ...rest,
});

export type Account = z.output<z.ZodObject<typeof account>>;

/** The number as it stands on the bill: digits without blanks. Throws SnapError where its parts don't make it. */
export function billingIdOf({ partnerServiceId, customerNo, virtualAccountNo }: Account): string {
  const number = virtualAccountNo.trim();
  if (number !== partnerServiceId.trim() + customerNo) throw wrongFormat("virtualAccountNo");
  return number;
}

/** Whole rupiah; `null` where there are parts of a hundred. */
export const rupiahOf = ({ value }: Pick<SentAmount, "value">): number | null =>
  value.endsWith(".00") ? Number(value.slice(0, -3)) : null;

/** Rupiah as banks read them. */
export const amountOf = (rupiah: number | bigint): SentAmount => ({ value: `${rupiah}.00`, currency: "IDR" });

/** Numbers where the standard has texts are kept as they were spelled: 20 digits are more than a number can hold. */
const bareNumbers = new Set(["customerNo", "paymentType", "channelCode"]);

const reviver = (key: string, value: unknown, { source }: { readonly source?: string } = {}): unknown =>
  typeof value === "number" && bareNumbers.has(key) ? source : value;

/** The JSON of a body; throws SnapError. */
export function readBody(raw: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw), reviver);
  } catch {
    throw badRequest();
  }
}

const isMissing = (body: unknown, path: readonly PropertyKey[]): boolean => {
  let value: unknown = body;
  for (const name of path) value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return value === undefined || value === null || value === "";
};

/** A message as the standard has it; throws SnapError with the first field that is wrong, missing ones before those that are badly formed. */
export function readMessage<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw badRequest();
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const paths = read.error.issues.map(({ path }) => path);
  const absent = paths.find((path) => isMissing(body, path));
  if (absent) throw missing(absent.join("."));
  throw wrongFormat((paths[0] ?? []).join("."));
}
