import type { KeyObject } from "node:crypto";
import { mkdirSync } from "node:fs";
import { type Book, openBook } from "./book.ts";
import { type Contract, contractOf, readContracts } from "./contract.ts";
import type { Exchange } from "./entry.ts";
import { type Faults, noFaults, randomFrom } from "./fault.ts";
import { openKey } from "./keys.ts";
import type { Settings } from "./settings.ts";

/** The bank of one folder, with what it knows only while it runs. */
export interface Bank {
  readonly settings: Settings;
  readonly key: KeyObject;
  readonly book: Book;
  readonly now: () => Date;
  readonly contracts: () => Contract[];
  readonly findContract: (va: string) => Contract | undefined;
  /** Both ways, oldest first, at most {@link mostMessages}. */
  readonly messages: readonly Exchange[];
  readonly tell: (exchange: Exchange) => void;
  readonly faults: () => Faults;
  /** The next number between 0 and 1 of the seed. */
  readonly chance: () => number;
  readonly setFaults: (faults: Faults) => void;
  /** Is aborted when the bank closes: nothing waits any longer. */
  readonly closing: AbortSignal;
  readonly close: () => void;
}

const mostMessages = 200;

export function openBank(settings: Settings, now: () => Date = () => new Date()): Bank {
  // The contracts in it have secrets.
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  const book = openBook(settings.folder);
  const messages: Exchange[] = [];
  const contracts = () => readContracts(settings.folder);
  const closing = new AbortController();
  let faults = noFaults;
  let chance = randomFrom(faults.seed);
  return {
    settings,
    key: openKey(settings.folder),
    book,
    now,
    contracts,
    findContract: (va) => contractOf(contracts(), va),
    messages,
    tell: (exchange) => {
      messages.push(exchange);
      if (messages.length > mostMessages) messages.shift();
    },
    faults: () => faults,
    chance: () => chance(),
    setFaults: (next) => {
      faults = next;
      chance = randomFrom(next.seed);
    },
    closing: closing.signal,
    close: () => {
      closing.abort();
      book.close();
    },
  };
}
