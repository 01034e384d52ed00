import { setTimeout as wait } from "node:timers/promises";
import { statementOf } from "./packets.ts";

/** A statement that is to be held, or is. */
export interface Hold {
  /** Settled when the statement stands before the server. */
  readonly reached: Promise<void>;
  /** Lets it through, with everything behind it; a statement that hasn't come will not be held. May be called twice. */
  release(): void;
}

type Way = (packet: Buffer) => void;

/** Where the packets of all connections of a link pass on their way to the server. */
export interface StatementGate {
  /** Holds the next statement that is meant, and what follows it on its connection. A new hold takes the place of one not reached. */
  hold(isMeant: (sql: string) => boolean): Hold;
  /** When a packet last went through: milliseconds of `performance.now`. */
  passedAt(): number;
  /** From now on everything takes so many milliseconds longer. */
  delay(milliseconds: number): void;
  /** The way of one connection through the gate. */
  wayOf(onward: Way): Way;
  /** Lets everything through. */
  open(): void;
}

interface Waiting {
  readonly isMeant: (sql: string) => boolean;
  /** Told how the statement is let through. */
  readonly onReach: (release: () => void) => void;
}

class Gate implements StatementGate {
  readonly #held = new Set<() => void>();
  #waiting: Waiting | undefined;
  #passedAt = 0;
  #late = 0;

  passedAt = (): number => this.#passedAt;

  #take(packet: Buffer): Waiting | undefined {
    const waiting = this.#waiting;
    const sql = waiting && statementOf(packet);
    if (sql === undefined || !waiting?.isMeant(sql)) return;
    this.#waiting = undefined;
    return waiting;
  }

  hold = (isMeant: Waiting["isMeant"]): Hold => {
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const ways: (() => void)[] = [];
    const onReach = (release: () => void) => {
      ways.push(release);
      resolve();
    };
    const waiting: Waiting = { isMeant, onReach };
    this.#waiting = waiting;
    const release = () => {
      if (this.#waiting === waiting) this.#waiting = undefined;
      for (const letThrough of ways) letThrough();
    };
    return { reached, release };
  };

  delay = (milliseconds: number): void => {
    this.#late = milliseconds;
  };

  /** None overtakes another one of its connection. */
  #inTime(way: Way): Way {
    let waiting = 0;
    let last = Promise.resolve();
    const passLater = async (packet: Buffer) => {
      await wait(this.#late);
      waiting -= 1;
      way(packet);
    };
    return (packet) => {
      if (this.#late === 0 && waiting === 0) return way(packet);
      waiting += 1;
      last = last.then(() => passLater(packet));
    };
  }

  wayOf = (onward: Way): Way => {
    const pass: Way = (packet) => {
      this.#passedAt = performance.now();
      onward(packet);
    };
    let behind: Buffer[] | undefined;
    const way: Way = (packet) => {
      if (behind) return void behind.push(packet);
      const waiting = this.#take(packet);
      if (!waiting) return pass(packet);
      behind = [];
      const release = () => {
        if (!this.#held.delete(release)) return;
        const rest = behind ?? [];
        behind = undefined;
        pass(packet);
        for (const next of rest) way(next);
      };
      this.#held.add(release);
      waiting.onReach(release);
    };
    return this.#inTime(way);
  };

  open = (): void => {
    this.#waiting = undefined;
    for (const release of this.#held) release();
  };
}

export const createStatementGate = (): StatementGate => new Gate();
