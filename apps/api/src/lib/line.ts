/** Too many wait already. */
export class LineFullError extends Error {
  constructor() {
    super("Too many are waiting");
    this.name = "LineFullError";
  }
}

export interface LineLimits {
  /** So many work at the same time, of one person `perPerson`. */
  readonly atOnce: number;
  readonly perPerson: number;
  /** So many may wait, of one person `waitingPerPerson`. */
  readonly waiting: number;
  readonly waitingPerPerson: number;
}

/** By whom it is fair: a person, or the network of visitors. */
export type Who = number | string;

export interface Waiter {
  readonly who: Who;
  /** Leaves the line when nobody waits for it any more; `take` then throws the signal's reason. */
  readonly signal: AbortSignal;
  /** Hears the place in line whenever it changes; 1 is next. Never called for whoever doesn't have to wait. */
  readonly onPlace?: (place: number) => void;
}

interface Entry extends Waiter {
  readonly admit: () => void;
  /** When it came, or when the person's work before it ended. */
  since: number;
  /** Milliseconds on the process's own clock. */
  readonly came: number;
  place: number;
}

/**
 * Where work of one kind waits for its turn within this process, which so bounds what it holds in memory; another process has a line of
 * its own. It is fair by person: everybody's first piece of work goes before anybody's second, and whoever has just had a turn goes
 * behind those who wait.
 */
export class Line {
  readonly #limits: LineLimits;
  readonly #running = new Map<Who, number>();
  #waiting: readonly Entry[] = [];
  #total = 0;
  #moment = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** Waits for the turn; answers with how to end it, which may be called twice. Throws LineFullError. */
  async take(waiter: Waiter): Promise<() => void> {
    waiter.signal.throwIfAborted();
    if (this.#mustWait(waiter.who) && this.#isFull(waiter.who)) throw new LineFullError();
    await this.#admission(waiter);
    let isHeld = true;
    return () => {
      if (isHeld) this.#end(waiter.who);
      isHeld = false;
    };
  }

  /** Milliseconds for which whoever is next has waited for somebody else's work to end; 0 when nobody waits or a place is free. */
  waited(): number {
    const [next] = this.#total < this.#limits.atOnce ? [] : this.#inOrder();
    return next ? performance.now() - next.came : 0;
  }

  #admission(waiter: Waiter): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
      reject(waiter.signal.reason);
      this.#advance();
    };
    const admit = () => {
      waiter.signal.removeEventListener("abort", leave);
      resolve();
    };
    this.#moment += 1;
    const entry: Entry = { ...waiter, admit, since: this.#moment, came: performance.now(), place: 0 };
    waiter.signal.addEventListener("abort", leave, { once: true });
    this.#waiting = [...this.#waiting, entry];
    this.#advance();
    return promise;
  }

  #runningOf(who: Who): number {
    return this.#running.get(who) ?? 0;
  }

  #mustWait(who: Who): boolean {
    return this.#total >= this.#limits.atOnce || this.#runningOf(who) >= this.#limits.perPerson;
  }

  #isFull(who: Who): boolean {
    const own = this.#waiting.filter((entry) => entry.who === who);
    return this.#waiting.length >= this.#limits.waiting || own.length >= this.#limits.waitingPerPerson;
  }

  #inOrder(): readonly Entry[] {
    const rounds = new Map(this.#running);
    const placed = this.#waiting.map((entry) => {
      const round = rounds.get(entry.who) ?? 0;
      rounds.set(entry.who, round + 1);
      return { entry, round };
    });
    return placed
      .toSorted((one, other) => one.round - other.round || one.entry.since - other.entry.since)
      .map(({ entry }) => entry);
  }

  #advance(): void {
    while (this.#total < this.#limits.atOnce) {
      const next = this.#inOrder().find(({ who }) => this.#runningOf(who) < this.#limits.perPerson);
      if (!next) break;
      this.#waiting = this.#waiting.filter((entry) => entry !== next);
      this.#running.set(next.who, this.#runningOf(next.who) + 1);
      this.#total += 1;
      next.admit();
    }
    for (const [at, entry] of this.#inOrder().entries()) {
      if (entry.place === at + 1) continue;
      entry.place = at + 1;
      entry.onPlace?.(entry.place);
    }
  }

  #end(who: Who): void {
    const left = this.#runningOf(who) - 1;
    if (left > 0) this.#running.set(who, left);
    else this.#running.delete(who);
    this.#total -= 1;
    this.#moment += 1;
    for (const entry of this.#waiting) if (entry.who === who) entry.since = this.#moment;
    this.#advance();
  }
}
