import { join } from "node:path";
import { z } from "zod";
import { type Account, type Code, type Entry, entrySchema, type Transaction } from "./entry.ts";
import { openJournal } from "./journal.ts";

/** What the bank remembers. Whatever it writes is on the disk before the call returns. */
export interface Book {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly transactions: ReadonlyMap<string, Transaction>;
  /** By the biller's reference. */
  readonly codes: ReadonlyMap<string, Code>;
  keepAccount: (account: Account) => void;
  /** With the account as the transaction left it, if it changed one. */
  keepTransaction: (transaction: Transaction, account?: Account) => void;
  keepCode: (code: Code) => void;
  /** False when the id was used before on that day. */
  takeExternalId: (day: string, key: string) => boolean;
  close: () => void;
}

export function openBook(folder: string): Book {
  const accounts = new Map<string, Account>();
  const transactions = new Map<string, Transaction>();
  const codes = new Map<string, Code>();
  const externalIds = new Set<string>();
  const remember = (entry: Entry): void => {
    if (entry.kind === "code") codes.set(entry.code.partnerReferenceNo, entry.code);
    if (entry.kind === "externalId") externalIds.add(`${entry.day} ${entry.key}`);
    if (entry.kind === "transaction") transactions.set(entry.transaction.id, entry.transaction);
    if ("account" in entry && entry.account) accounts.set(entry.account.va, entry.account);
  };
  const journal = openJournal(join(folder, "journal.jsonl"));
  for (const entry of z.array(entrySchema).parse(journal.lines)) remember(entry);
  const keep = (entry: Entry): void => {
    journal.append(entry);
    remember(entry);
  };
  return {
    accounts,
    transactions,
    codes,
    keepAccount: (account) => keep({ kind: "account", account }),
    keepTransaction: (transaction, account) =>
      keep({ kind: "transaction", transaction, ...(account ? { account } : {}) }),
    keepCode: (code) => keep({ kind: "code", code }),
    takeExternalId: (day, key) => {
      if (externalIds.has(`${day} ${key}`)) return false;
      keep({ kind: "externalId", day, key });
      return true;
    },
    close: journal.close,
  };
}
