import { z } from "zod";
import type { Bank } from "../book/bank.ts";
import { variants } from "../book/entry.ts";
import type { Order } from "../caller/pay.ts";
import { OrderRefused } from "../caller/words.ts";
import { readInstant } from "../standard/time.ts";

/** How a customer comes to pay, by ISO 18245. */
export const channels = {
  "6010": "teller",
  "6011": "internet",
  "6012": "atm",
  "6017": "mobile",
  "6018": "qris",
} as const;

export const orderSchema = z.strictObject({
  va: z.string().trim().min(1).max(512),
  amount: z.number().int().min(1).max(1e14).optional(),
  variant: z.enum(variants).default("normal"),
  at: z
    .string()
    .refine((text) => readInstant(text) !== null, "an instant with its offset: 2026-11-25T09:30:00+07:00")
    .optional(),
  channel: z
    .string()
    .regex(/^\d{4}$/)
    .default("6011"),
});

/**
 * The number that is meant: digits, typed with spaces perhaps, or what a payment code of this bank says.
 *
 * @throws OrderRefused for what is neither
 */
export function readNumber(bank: Bank, typed: string): string {
  const code = [...bank.book.codes.values()].find(({ qrContent }) => qrContent === typed.trim());
  // A biller may have several codes for one number, told apart by what follows a hyphen.
  const va = code ? code.partnerReferenceNo.replace(/-.*$/, "") : typed.replaceAll(" ", "");
  if (/^\d{2,28}$/.test(va)) return va;
  throw new OrderRefused({
    en: "A billing number has 2 to 28 digits.",
    id: "Nomor tagihan terdiri atas 2 sampai 28 angka.",
  });
}

export function readOrder(bank: Bank, order: z.infer<typeof orderSchema>): Order {
  const at = order.at === undefined ? undefined : (readInstant(order.at) ?? undefined);
  return { ...order, at, va: readNumber(bank, order.va) };
}
