import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import type { Transaction, variants } from "../book/entry.ts";
import type { Spoil } from "./message.ts";
import { goOn } from "./recovery.ts";
import { getTransaction, messageOf, round } from "./round.ts";

export type Variant = (typeof variants)[number];

/** Says what a way to pay says, of one transaction or, in a way that has two, of both. */
export type Play = (bank: Bank, contract: Contract, id: string, later: string) => Promise<void>;

const once =
  (manner: { advise?: boolean; spoil?: Spoil } = {}): Play =>
  async (bank, contract, id) =>
    round(bank, id, [await messageOf(bank, contract, id, manner)]);

const tenMinutes = 10 * 60 * 1000;

const twice: Play = async (bank, contract, id, later) => {
  await once()(bank, contract, id, later);
  await once()(bank, contract, later, id);
};

const repeat: Play = async (bank, contract, id) => {
  const message = await messageOf(bank, contract, id);
  await round(bank, id, [message]);
  await round(bank, id, [message]);
};

const otherExternalId: Play = async (bank, contract, id) => {
  await round(bank, id, [await messageOf(bank, contract, id)]);
  await round(bank, id, [await messageOf(bank, contract, id)]);
};

const twin: Play = async (bank, contract, id) => {
  const message = await messageOf(bank, contract, id);
  await round(bank, id, [message, message]);
};

const timeout: Play = async (bank, contract, id) => round(bank, id, [await messageOf(bank, contract, id)], true);

/** The biller refuses, and the money is at its account all the same: it is told of that. */
const arrived: Play = async (bank, contract, id, later) => {
  await once()(bank, contract, id, later);
  await goOn(bank, contract, id);
  const transaction = getTransaction(bank, id);
  if (transaction.state === "returned") {
    bank.book.keepTransaction({ ...transaction, state: "arrived", untold: true });
  }
};

/** Nothing is asked: the money went back before, and all that is told is told by the notice. */
const nothing: Play = async () => {};

export const plays: Record<Variant, Play> = {
  normal: once(),
  late: once(),
  wrongAmount: once(),
  advise: once({ advise: true }),
  clockOff: once({ spoil: { clockMs: tenMinutes } }),
  unsigned: once({ spoil: { signature: "none" } }),
  badSignature: once({ spoil: { signature: "wrong" } }),
  twice,
  outOfOrder: (bank, contract, id, later) => twice(bank, contract, later, id),
  repeat,
  otherExternalId,
  twin,
  timeout,
  refused: nothing,
  arrived,
};

/** Ways that make two payments. */
export const hasTwo = (variant: Transaction["variant"]): boolean => variant === "twice" || variant === "outOfOrder";
