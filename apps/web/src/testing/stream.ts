import { vi } from "vitest";

/** One stream of the server, as a test goes on with it. */
export interface FakeStream {
  readonly headers: Headers;
  readonly address: string;
  say(text: string): void;
  cut(): void;
  /** Whether the browser still listens. */
  isOpen(): boolean;
}

/** The server's streams in the order in which they were asked for; `answer` decides which are given. */
export function fakeStreams(answer: (count: number) => number = () => 200): FakeStream[] {
  const streams: FakeStream[] = [];
  const fetched = async (address: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
    let isOpen = true;
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
    });
    const close = () => {
      isOpen = false;
    };
    signal.addEventListener("abort", () => {
      if (isOpen) controller?.error(signal.reason);
      close();
    });
    streams.push({
      ...{ headers, address, isOpen: () => isOpen },
      say: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      cut() {
        if (isOpen) controller?.close();
        close();
      },
    });
    const status = answer(streams.length);
    return status === 200 ? new Response(body, { status }) : new Response("{}", { status });
  };
  vi.stubGlobal("fetch", fetched);
  return streams;
}

/** Locks as browsers give them: the next one in line gets it when it is let go. */
export function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
      const before = held.get(name) ?? Promise.resolve();
      const mine = before.then(() => (signal.aborted ? undefined : work()));
      held.set(name, mine);
      await mine;
    },
  };
}
