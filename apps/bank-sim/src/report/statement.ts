import { dayOf, isCredited, type Transaction } from "../book/entry.ts";

/** Dates of a statement have six digits. */
const short = (day: string): string => day.slice(2).replaceAll("-", "");

/** Amounts of a statement have a comma, here always with two decimals. */
const decimal = (rupiah: number): string => `${rupiah},00`;

const dayMs = 24 * 60 * 60 * 1000;

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

const dayOfYear = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / dayMs) + 1;

const sum = (transactions: readonly Transaction[]): number =>
  transactions.reduce((total, { amount }) => total + amount, 0);

/** Information for the account's owner has at most six lines of 65 signs. */
function lines({ va, id, channel, name }: Transaction): string[] {
  // The set of SWIFT has no other signs; a name keeps what it can.
  const plain = name.normalize("NFD").replace(/[^A-Za-z0-9 /?:().,'+-]/g, "");
  return [`:86:VA ${va}`, `PRID ${id}`, `CHANNEL ${channel} ${plain}`.trim().slice(0, 65)];
}

function entry(transaction: Transaction): string[] {
  const day = short(dayOf(transaction));
  const head = `:61:${day}${day.slice(2)}C${decimal(transaction.amount)}NTRF${transaction.referenceNo}`;
  return [head, ...lines(transaction)];
}

/**
 * The statement of a contract's account for a day in Western Indonesia, as SWIFT MT940: what was there before, each credit, what is there
 * after. `all`: the contract's transactions of every day.
 */
export function statement(partnerServiceId: string, day: string, all: readonly Transaction[]): string {
  const credits = all.filter(isCredited);
  const before = sum(credits.filter((one) => dayOf(one) < day));
  const today = credits.filter((one) => dayOf(one) === day);
  const text = [
    `:20:SIM${short(day)}`,
    `:25:SIMULATOR/${partnerServiceId}`,
    `:28C:${String(dayOfYear(day)).padStart(5, "0")}/001`,
    `:60F:C${short(dayBefore(day))}IDR${decimal(before)}`,
    ...today.flatMap(entry),
    `:62F:C${short(day)}IDR${decimal(before + sum(today))}`,
    "-",
  ];
  return text.map((line) => `${line}\r\n`).join("");
}
