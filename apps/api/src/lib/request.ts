import { AsyncLocalStorage } from "node:async_hooks";
import type { UUID } from "node:crypto";
import type { EventEmitter } from "node:events";
import type { Span } from "@opentelemetry/api";

/** A request while it is being answered. */
export interface RunningRequest {
  /** Ours, never what somebody sent: it stands in the text of statements. */
  readonly id: UUID;
  readonly method: string;
  readonly path: string;
  /** How many it has asked for so far. */
  statements: number;
  /** Its trace, while requests are traced. */
  readonly span?: Span | undefined;
  /** Whether something of it has been saved for good: from then on no error may say that nothing was changed. */
  saved: boolean;
  /** What it has written into the audit trail, without values; each once, however often its transaction was tried. */
  readonly trail: Map<string, TrailEntry>;
}

/** Who did what to which record. */
export interface TrailEntry {
  readonly aksi: string;
  readonly entitas: string;
  readonly kunci: string;
  readonly userid: number | null;
}

const current = new AsyncLocalStorage<RunningRequest>();
const running = new Set<RunningRequest>();

/** Made once: each costs its stack. */
const closed = new DOMException("The answer is closed", "AbortError");
const closings = new WeakMap<EventEmitter, AbortSignal>();

/**
 * Aborted when the answer is closed, sent whole or not. All who wait for that share one listener of the answer: Node warns of a leak where
 * there are more than ten, and seven are needed to send a stream.
 */
export function closedSignal(answer: EventEmitter): AbortSignal {
  const known = closings.get(answer);
  if (known) return known;
  const closing = new AbortController();
  answer.once("close", () => closing.abort(closed));
  closings.set(answer, closing.signal);
  return closing.signal;
}

/** Runs everything that a request leads to, so that `currentRequest` knows it there; it runs until its answer is closed. */
export function runRequest(request: RunningRequest, answer: EventEmitter, run: () => void): void {
  running.add(request);
  closedSignal(answer).addEventListener("abort", () => running.delete(request));
  current.run(request, run);
}

/** The request that the running code belongs to; none in jobs. */
export const currentRequest = (): RunningRequest | undefined => current.getStore();

/** All requests that are being answered by this process. */
export const runningRequests = (): readonly RunningRequest[] => [...running];

/** A transaction of the running request was committed. */
export function noteCommit(): void {
  const request = current.getStore();
  if (request) request.saved = true;
}

/** An entry was written into the audit trail. */
export const noteTrail = (entry: TrailEntry): void => {
  current.getStore()?.trail.set(JSON.stringify(entry), entry);
};
