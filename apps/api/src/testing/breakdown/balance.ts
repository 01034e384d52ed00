import { setTimeout as wait } from "node:timers/promises";
import { localDate } from "@retribusi/contract/define/dates";
import type { BankProcess } from "../bank-process.ts";
import { brokenInvariants } from "../invariants.ts";
import type { TestApp } from "../test-app.ts";

/** A payment in the books of the bank. */
interface Transaction {
  readonly id: string;
  readonly amount: number;
  readonly state: "taken" | "returned" | "open" | "arrived";
  readonly untold: boolean;
  readonly trxDateTime: string;
  readonly exchanges: readonly object[];
}

const zone = "Asia/Jakarta";
const day = 86_400_000;

/** All of the bank's transactions of yesterday, today and tomorrow: a run may go past midnight, and a second of two is paid a second later. */
export async function readBank(bank: BankProcess): Promise<readonly Transaction[]> {
  const days = [-day, 0, day].map((apart) => localDate(new Date(Date.now() + apart), zone));
  const read = days.map((date) => bank.control<{ transactions: Transaction[] }>(`transactions?date=${date}`));
  return (await Promise.all(read)).flatMap(({ transactions }) => transactions);
}

const isUnsettled = ({ state, untold }: Transaction) => state === "open" || untold;
const patience = 180_000;

/** Lets the bank ask after every payment of which it doesn't know what became, until it knows of all: what a bank does at the end of its day. */
export async function settleAll(bank: BankProcess): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const open = (await readBank(bank)).filter(isUnsettled);
    if (open.length === 0) return;
    for (const { id } of open) await bank.control("settle", { id });
    await wait(50);
  }
  throw new Error("There are payments of which the bank doesn't come to know what became.");
}

/** What each side says about the same money. */
export interface Balance {
  /** What the bank has given us: taken for a bill, or merely arrived. */
  readonly bank: ReadonlyMap<string, number>;
  readonly ledger: ReadonlyMap<string, number>;
  readonly exceptions: ReadonlyMap<string, number>;
}

const sumOf = (entries: ReadonlyMap<string, number>): number =>
  [...entries.values()].reduce((sum, one) => sum + one, 0);

export async function readBalance(bank: BankProcess, { deps: { db } }: TestApp): Promise<Balance> {
  const given = (await readBank(bank)).filter(({ state }) => state === "taken" || state === "arrived");
  const select = { referensi: true, jumlah: true } as const;
  const entriesOf = (rows: readonly { readonly referensi: string; readonly jumlah: bigint }[]) =>
    new Map(rows.map(({ referensi, jumlah }) => [referensi, Number(jumlah)]));
  return {
    bank: new Map(given.map(({ id, amount }) => [id, amount])),
    ledger: entriesOf(await db.prisma.pembayaran.findMany({ select })),
    exceptions: entriesOf(await db.prisma.pengecualian_bayar.findMany({ select })),
  };
}

/** Each money of which one side says something else than the other. */
export function differences({ bank, ledger, exceptions }: Balance): readonly string[] {
  const ours = new Map([...ledger, ...exceptions]);
  const lost = [...bank].filter(([id, amount]) => ours.get(id) !== amount).map(([id]) => `not here: ${id}`);
  const made = [...ours].filter(([id, amount]) => bank.get(id) !== amount).map(([id]) => `not at the bank: ${id}`);
  const both = [...ledger.keys()].filter((id) => exceptions.has(id)).map((id) => `here twice: ${id}`);
  return [...lost, ...made, ...both];
}

/** What must never be, whatever ended meanwhile: of money, of bills and of the rest. */
export async function wrongs(bank: BankProcess, testApp: TestApp): Promise<readonly string[]> {
  const { db } = testApp.deps;
  const balance = await readBalance(bank, testApp);
  const sums = sumOf(balance.bank) === sumOf(balance.ledger) + sumOf(balance.exceptions);
  const twice = await db.prisma.pembayaran.groupBy({
    by: ["tagihanid"],
    having: { tagihanid: { _count: { gt: 1 } } },
  });
  const unowned = await db.prisma.pengecualian_bayar.count({ where: { penanggungjawab: null } });
  return [
    ...differences(balance),
    ...(sums ? [] : ["the sums differ"]),
    ...twice.map(({ tagihanid }) => `a bill that is paid twice: ${tagihanid}`),
    ...(unowned === 0 ? [] : [`exceptions without an owner: ${unowned}`]),
    ...(await brokenInvariants(db)),
  ];
}
