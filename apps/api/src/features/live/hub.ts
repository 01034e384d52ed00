import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { every, type Stop } from "../../lib/every.ts";
import { closedSignal } from "../../lib/request.ts";
import { findSession } from "../identity/session.ts";
import { findTails, readNews, type Tails } from "./news.query.ts";
import { type BookingNews, hears, isSame, type Reach, reachOf } from "./reach.ts";
import { Stream, written } from "./stream.ts";
import { patience } from "./tail.ts";

/** Streams of one person and of this process. */
export const mostStreams = { person: 10, process: 2000 } as const;
/** Milliseconds between two looks at what has happened, and at whether a session is still good. */
const pause = { news: 1000, session: 20_000 } as const;

/** Whoever listens: by which token, and to what it lets them listen. */
interface Listener {
  readonly stream: Stream;
  readonly token: string;
  readonly reach: Reach;
  checkedAt: number;
}

interface Told<T> {
  readonly at: number;
  readonly what: T;
}

function forgetOld(told: Map<number, Told<unknown>>, now: number): void {
  for (const [key, { at }] of told) if (at <= now - patience) told.delete(key);
}

/** Tells somebody what of it they may hear. */
function tell({ stream, reach }: Listener, changed: Iterable<BookingNews>, readers: ReadonlySet<number>, now: number) {
  for (const one of changed) {
    const { id, jenis, bookingid } = one;
    if (hears(reach, one)) stream.say(written("booking", { id, jenis, bookingid }), now);
  }
  if (readers.has(reach.userid)) stream.say(written("inbox"), now);
}

/** Runs as if nobody had asked for it: what goes on for everybody belongs to no request. */
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * Tells the people who are connected to this process what has happened. While somebody listens it looks once a second, by one statement,
 * whoever and how many they are.
 */
export class Hub {
  readonly #deps: Deps;
  readonly #listeners = new Set<Listener>();
  /** By booking and by reader what was told lately, and when. */
  readonly #lately = { bookings: new Map<number, Told<BookingNews>>(), letters: new Map<number, Told<number>>() };
  #tails: Tails | undefined;
  #stop: Stop | undefined;
  #isOver = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** How many are connected. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Connects somebody until they go, their session ends or changes, or a newer stream of theirs needs the room. Throws BUSY. */
  connect(user: CurrentUser, token: string, answer: ServerResponse): void {
    if (this.#isOver || this.size >= mostStreams.process) throw new AppError("BUSY");
    this.#makeRoom(user.userid);
    const now = this.#now();
    // Who came together isn't looked at together for ever.
    const checkedAt = now - ((this.size % 10) * pause.session) / 20;
    const listener = { stream: new Stream(answer, now), token, reach: reachOf(user), checkedAt };
    this.#listeners.add(listener);
    this.#tellLately(listener, now);
    closedSignal(answer).addEventListener("abort", () => this.#leave(listener));
    this.#stop ??= outsideRequests(() => every(pause.news, "live", () => this.look(), this.#deps.log));
  }

  /** Takes no more streams, and ends those that are there one after the other within so many milliseconds: all of them connect again. */
  end(within: number): void {
    this.#isOver = true;
    const share = within / Math.max(1, this.size);
    for (const [at, listener] of [...this.#listeners].entries()) {
      setTimeout(() => {
        listener.stream.end();
        this.#leave(listener);
      }, at * share);
    }
  }

  /** Tells what has happened since the last look, and whom it no longer concerns. */
  async look(): Promise<void> {
    const now = this.#now();
    const tails = this.#tails ?? (await findTails(this.#deps.db));
    this.#tails = tails;
    const { bookings, letters } = await readNews(this.#deps.db, tails);
    const changed = tails.bookings.take(bookings, now);
    for (const one of changed) this.#lately.bookings.set(one.bookingid, { at: now, what: one });
    const readers = new Set(tails.letters.take(letters, now).map(({ userid }) => userid));
    for (const userid of readers) this.#lately.letters.set(userid, { at: now, what: userid });
    // Once for each booking, whatever happened to it.
    const each = [...new Map(changed.map((one) => [one.bookingid, one])).values()];
    for (const listener of this.#listeners) tell(listener, each, readers, now);
    forgetOld(this.#lately.bookings, now);
    forgetOld(this.#lately.letters, now);
    await this.#check(now);
    for (const { stream } of this.#listeners) stream.beat(now);
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }

  /** A phone that lost its connection leaves a stream behind that nobody has noticed yet: the oldest makes way. */
  #makeRoom(userid: number): void {
    const own = [...this.#listeners].filter(({ reach }) => reach.userid === userid);
    for (const oldest of own.slice(0, Math.max(0, own.length - mostStreams.person + 1))) {
      oldest.stream.end(written("replaced"));
      this.#leave(oldest);
    }
  }

  #leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.size > 0) return;
    void this.#stop?.();
    this.#stop = undefined;
    this.#tails = undefined;
    this.#lately.bookings.clear();
    this.#lately.letters.clear();
  }

  /** A screen has asked its first question before it began to listen: what happened since is told. */
  #tellLately(listener: Listener, now: number): void {
    const { bookings, letters } = this.#lately;
    tell(
      listener,
      [...bookings.values()].map(({ what }) => what),
      new Set(letters.keys()),
      now,
    );
  }

  /** Ends the streams of sessions that have ended or hear of something else by now; being asked is no use of a session. */
  async #check(now: number): Promise<void> {
    const due = [...this.#listeners].filter(({ checkedAt }) => now - checkedAt >= pause.session);
    await Promise.all(
      due.map(async (listener) => {
        listener.checkedAt = now;
        if (!(await this.#isGood(listener))) listener.stream.end();
      }),
    );
  }

  async #isGood({ token, reach }: Listener): Promise<boolean> {
    try {
      return isSame(reach, reachOf(await findSession(this.#deps, token, false)));
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

const hubs = new WeakMap<Database, Hub>();

/** Who is connected to this process. */
export function hubOf(deps: Deps): Hub {
  const hub = hubs.get(deps.db) ?? new Hub(deps);
  hubs.set(deps.db, hub);
  return hub;
}
