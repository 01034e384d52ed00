import type { ServerResponse } from "node:http";
import { type LiveEvent, liveType, longestSilence } from "@retribusi/contract/features/live/live.calls";

/** Bytes that may wait for a receiver who doesn't take them. */
const mostWaiting = 64 * 1024;
/** Milliseconds after which something is said, whatever happens. */
const silence = (longestSilence - 5) * 1000;

/** An event as it goes over the line. */
export const written = (event: LiveEvent, data: object = {}): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** An answer that goes on: events of `text/event-stream`. */
export class Stream {
  readonly #answer: ServerResponse;
  #saidAt: number;

  /**
   * Opens the answer. Nothing on the way may collect it: neither packing it, which waits for more, nor a proxy's buffer. The connection isn't
   * used for another call afterwards, so that a process that ends has none to wait for.
   */
  constructor(answer: ServerResponse, now: number) {
    this.#answer = answer;
    this.#saidAt = now;
    answer.setHeader("Content-Type", liveType);
    answer.setHeader("Cache-Control", "no-store, no-transform");
    answer.setHeader("X-Accel-Buffering", "no");
    answer.setHeader("Connection", "close");
    answer.flushHeaders();
    answer.write(":\n\n");
  }

  /** Sends what `written` made. A receiver who takes nothing is given up: whoever connects again reads anew. */
  say(text: string, now: number): void {
    // What was ended is only gone once the other side has taken the rest.
    if (this.#answer.writableEnded || this.#answer.destroyed) return;
    this.#saidAt = now;
    this.#answer.write(text);
    if (this.#answer.writableLength > mostWaiting) this.#answer.destroy();
  }

  /** Says that it is alive, when nothing was said for long. */
  beat(now: number): void {
    if (now - this.#saidAt >= silence) this.say(":\n\n", now);
  }

  end(last?: string): void {
    this.#answer.end(last);
  }
}
