/** Whose work it is: where it comes from and what it is about. */
export interface Origin {
  readonly address: string;
  readonly account: string;
}

interface Limits {
  /** So many run at the same time. */
  readonly atOnce: number;
  /** So many may wait of one address, about one account, and altogether. */
  readonly address: number;
  readonly account: number;
  readonly total: number;
}

/** The share of whoever asked is full; others are still served. */
export class ShareFull extends Error {
  constructor() {
    super("Too much of the same origin waits already");
    this.name = "ShareFull";
  }
}

export interface FairQueue {
  /** Runs the work when its turn comes; throws ShareFull when its origin has too much waiting. */
  run<T>(origin: Origin, work: () => Promise<T>): Promise<T>;
}

type Start = () => void;
/** Address → account → what waits. A Map keeps its order: who was served goes to the end. */
type Waiting = Map<string, Map<string, Start[]>>;

function takeFirst(queues: Map<string, Start[]>): Start | undefined {
  for (const [account, [start, ...rest]] of queues) {
    queues.delete(account);
    if (rest.length > 0) queues.set(account, rest);
    if (start) return start;
  }
  return;
}

/** The next one: of the address that has waited longest for a turn, and there of the account that has. */
function takeNext(waiting: Waiting): Start | undefined {
  for (const [address, queues] of waiting) {
    const start = takeFirst(queues);
    waiting.delete(address);
    if (queues.size > 0) waiting.set(address, queues);
    if (start) return start;
  }
  return;
}

const sizeOf = (queues: Iterable<readonly Start[]>): number => [...queues].reduce((sum, { length }) => sum + length, 0);

function isFull(waiting: Waiting, { address, account }: Origin, limits: Limits): boolean {
  const all = [...waiting.values()];
  const ofAddress = sizeOf(waiting.get(address)?.values() ?? []);
  const ofAccount = sizeOf(all.map((queues) => queues.get(account) ?? []));
  const total = sizeOf(all.flatMap((queues) => [...queues.values()]));
  return ofAddress >= limits.address || ofAccount >= limits.account || total >= limits.total;
}

/**
 * A short queue in which addresses take turns, and within an address accounts: whoever floods it waits behind their own and fills only
 * their own share.
 */
export function createFairQueue(limits: Limits): FairQueue {
  const waiting: Waiting = new Map();
  let running = 0;

  function startNext(): void {
    if (running >= limits.atOnce) return;
    const start = takeNext(waiting);
    if (!start) return;
    running += 1;
    start();
  }

  function turnOf({ address, account }: Origin): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const queues = waiting.get(address) ?? new Map<string, Start[]>();
    queues.set(account, [...(queues.get(account) ?? []), resolve]);
    waiting.set(address, queues);
    return promise;
  }

  return {
    async run(origin, work) {
      if (isFull(waiting, origin, limits)) throw new ShareFull();
      const turn = turnOf(origin);
      startNext();
      await turn;
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
