import { randomInt } from "node:crypto";
import { z } from "zod";
import type { Account } from "../book/entry.ts";
import { readMoney, totalAmount } from "../standard/number.ts";
import { refusals } from "../standard/refusal.ts";
import { readInstant, wib } from "../standard/time.ts";
import { type Handler, success } from "./answer.ts";
import { amount, getAccount, getUnpaid, identity, identityFields, numberOf, ownContract, read } from "./read.ts";

/** What the bank gives back as it came. */
const kept = {
  virtualAccountEmail: z.string().max(255).optional(),
  virtualAccountPhone: z.string().max(30).optional(),
  billDetails: z.array(z.unknown()).max(24).optional(),
  freeTexts: z.array(z.unknown()).max(25).optional(),
  virtualAccountTrxType: z.string().max(1).optional(),
  feeAmount: amount.optional(),
  additionalInfo: z.record(z.string(), z.unknown()).optional(),
};

const changes = {
  ...kept,
  virtualAccountName: z.string().min(1).max(255),
  totalAmount: amount.optional(),
  expiredDate: z
    .string()
    .refine((text) => readInstant(text) !== null)
    .optional(),
};

const changesSchema = z.object(changes).partial();

type Changes = z.infer<typeof changesSchema>;

const trxId = z.string().min(1).max(64);
const createSchema = z.object({
  ...z.object(identityFields).partial({ customerNo: true, virtualAccountNo: true }).shape,
  ...changes,
  trxId,
});
const updateSchema = z.object({ ...identityFields, ...changesSchema.shape, trxId: trxId.optional() });
const oneSchema = z.object({ ...identityFields, trxId: trxId.optional() });

/** What a message says of an account, over what was known. @throws Refusal for an amount that is no whole rupiah */
function changed(before: Account, said: Changes): Account {
  const { virtualAccountName, totalAmount: total, expiredDate, ...rest } = said;
  const rupiah = total ? readMoney(total) : before.amount;
  if (total && rupiah === null) throw refusals.format("totalAmount.value");
  const more = z.object(kept).parse(rest);
  return {
    ...before,
    name: virtualAccountName ?? before.name,
    amount: rupiah,
    expiredDate: expiredDate ?? before.expiredDate,
    more: { ...before.more, ...more },
  };
}

function shown(account: Account, more: object = {}): { virtualAccountData: object } {
  const { name, trxId: id, amount: rupiah, expiredDate } = account;
  const data = { ...identity(account), virtualAccountName: name, trxId: id, ...totalAmount(rupiah), ...account.more };
  return { virtualAccountData: { ...data, ...(expiredDate ? { expiredDate } : {}), ...more } };
}

/** Makes an account. One with the same reference, or number, isn't made twice: whoever lost the answer finds it by asking. */
export const createAccount: Handler = (bank, contracts, body) => {
  const said = read(createSchema, body);
  const { partnerServiceId } = ownContract(contracts, said.partnerServiceId);
  const customerNo = said.customerNo ?? String(randomInt(1e12)).padStart(12, "0");
  const va = numberOf(contracts, {
    ...{ partnerServiceId, customerNo },
    virtualAccountNo: said.virtualAccountNo ?? partnerServiceId + customerNo,
  });
  const others = [...bank.book.accounts.values()].filter(({ state }) => state !== "deleted");
  const isTaken = (other: Account) =>
    other.va === va || (other.trxId === said.trxId && other.partnerServiceId === partnerServiceId);
  if (others.some(isTaken)) throw refusals.duplicate();
  const empty = { amount: null, expiredDate: null, more: {}, state: "open", paidAt: null } as const;
  const account = changed(
    { ...empty, partnerServiceId, va, name: said.virtualAccountName, trxId: said.trxId, updatedAt: wib(bank.now()) },
    said,
  );
  bank.book.keepAccount(account);
  return success("27", shown(account));
};

/** Checks that a message about an account means the same reference. */
function samePartner(account: Account, said: { trxId?: string | undefined }): Account {
  if (said.trxId !== undefined && said.trxId !== account.trxId) throw refusals.bill("trxId");
  return account;
}

export const updateAccount: Handler = (bank, contracts, body) => {
  const said = read(updateSchema, body);
  const before = samePartner(getUnpaid(bank, numberOf(contracts, said)), said);
  const account = { ...changed(before, said), updatedAt: wib(bank.now()) };
  bank.book.keepAccount(account);
  return success("28", shown(account, { lastUpdateDate: account.updatedAt }));
};

export const deleteAccount: Handler = (bank, contracts, body) => {
  const said = read(oneSchema, body);
  const account = samePartner(getUnpaid(bank, numberOf(contracts, said)), said);
  bank.book.keepAccount({ ...account, state: "deleted", updatedAt: wib(bank.now()) });
  return success("31", { virtualAccountData: { ...identity(account), trxId: account.trxId, additionalInfo: {} } });
};

export const showAccount: Handler = (bank, contracts, body) => {
  const said = read(oneSchema, body);
  const account = samePartner(getAccount(bank, numberOf(contracts, said)), said);
  const { updatedAt, paidAt } = account;
  return success("30", shown(account, { lastUpdateDate: updatedAt, ...(paidAt ? { paymentDate: paidAt } : {}) }));
};
