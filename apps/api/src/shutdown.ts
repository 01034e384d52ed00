import type { Server } from "node:http";
import type { Logger } from "./lib/log.ts";
import { currentRequest, runningRequests } from "./lib/request.ts";

/** So long may it take after an error that nobody expected, and so long the database to be closed, in milliseconds. */
const timeoutMs = 10_000;
/** So long may requests and jobs that run take to finish after the process was asked to end, in milliseconds. */
const finishMs = 30_000;

interface Running {
  readonly server: Server;
  readonly log: Logger;
  /** Milliseconds between the news that this process takes nothing more and its taking nothing more. */
  readonly drainMs: number;
  /** Begins to say that the process takes nothing more, and ends what goes on by itself. */
  leave(within: number): void;
  /** Ends jobs and database. */
  close(): Promise<void>;
}

const named = ({ id, method, path }: { id: string; method: string; path: string }) => `${id} ${method} ${path}`;

/**
 * Ends the process in order at SIGTERM and SIGINT: it says at once that it takes nothing more, so that a balancer chooses another one, and
 * serves for a while what still comes; then it listens no longer, lets running requests finish, closes the database. After an error that
 * nobody caught it takes nothing more at once and ends with code 1, at the latest after ten seconds, and whoever runs it starts it again:
 * what the error left behind in memory can't be trusted.
 */
export function endInOrder({ server, log, drainMs, leave, close }: Running): void {
  let stopping = false;

  function stopListening(end: () => void): void {
    server.close(() => {
      // A database that is gone answers nobody, and nothing else is left to wait for.
      setTimeout(() => process.exit(), timeoutMs).unref();
      close()
        .catch((error: unknown) => log.error({ err: error }, "the database did not close cleanly"))
        .finally(end);
    });
    server.closeIdleConnections();
    setTimeout(() => {
      log.warn({ running: runningRequests().map(named) }, "what takes too long is cut off");
      process.exit();
    }, finishMs).unref();
  }

  function stop(serveMs: number, end: () => void): void {
    if (stopping) return;
    stopping = true;
    leave(serveMs / 2);
    if (serveMs === 0) stopListening(end);
    else setTimeout(() => stopListening(end), serveMs);
  }

  function fail(error: unknown, origin: string): void {
    const request = currentRequest();
    // Without a request of its own the error came out of a connection that they share: one of the running ones.
    const about = { ...(request ? { request: named(request) } : {}), running: runningRequests().map(named) };
    log.fatal({ err: error, origin, ...about }, "nobody caught this error: the process ends");
    process.exitCode = 1;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    stop(0, () => process.exit(1));
  }

  process.on("uncaughtException", fail);
  process.on("unhandledRejection", (reason) => fail(reason, "unhandledRejection"));
  process.once("SIGTERM", () => stop(drainMs, () => undefined));
  process.once("SIGINT", () => stop(drainMs, () => undefined));
}
