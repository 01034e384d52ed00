import { z } from "zod";
import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import type { Account } from "../book/entry.ts";
import { type Identity, identityOf } from "../standard/number.ts";
import { refusals } from "../standard/refusal.ts";

/** Samples of the standard write some numbers without quotation marks. */
const digits = (most: number) =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(new RegExp(`^\\d{1,${most}}$`)));

export const amount = z.object({ value: z.string().regex(/^\d{1,16}(\.\d{1,2})?$/), currency: z.literal("IDR") });

export const identityFields = {
  partnerServiceId: z.string().regex(/^(?=.{1,8}$) *\d+$/),
  customerNo: digits(20),
  virtualAccountNo: z.string().regex(/^(?=.{1,28}$) *\d+$/),
};

/** Reads a body. @throws Refusal that names the first field which is missing or wrong */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw refusals.badRequest();
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  throw isMissing(body, path) ? refusals.mandatory(path.join(".")) : refusals.format(path.join("."));
}

function isMissing(body: unknown, path: readonly PropertyKey[]): boolean {
  let value = body;
  for (const step of path) value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
  return value === undefined || value === null || value === "";
}

/** The contract of this number, of those in whose name the message speaks. @throws Refusal when it is another partner's */
export function ownContract(contracts: readonly Contract[], partnerServiceId: string): Contract {
  const found = contracts.find((contract) => contract.partnerServiceId === partnerServiceId.trim());
  if (!found) throw refusals.partner();
  return found;
}

/** The number that the three fields name together. @throws Refusal when they don't agree */
export function numberOf(contracts: readonly Contract[], named: Identity): string {
  const { partnerServiceId } = ownContract(contracts, named.partnerServiceId);
  if (named.virtualAccountNo.trim() !== partnerServiceId + named.customerNo) throw refusals.format("virtualAccountNo");
  return partnerServiceId + named.customerNo;
}

/** An account that isn't deleted. @throws Refusal when there is none */
export function getAccount({ book }: Bank, va: string): Account {
  const account = book.accounts.get(va);
  if (!account || account.state === "deleted") throw refusals.bill("Not Found");
  return account;
}

/** The same, while it isn't paid. @throws Refusal when it is */
export function getUnpaid(bank: Bank, va: string): Account {
  const account = getAccount(bank, va);
  if (account.state === "paid") throw refusals.paid();
  return account;
}

export const identity = ({ partnerServiceId, va }: Pick<Account, "partnerServiceId" | "va">): Identity =>
  identityOf(partnerServiceId, va);
