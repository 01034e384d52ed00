import type { Server } from "node:http";
import type { Logger } from "./lib/log.ts";
import { currentRequest, runningRequests } from "./lib/request.ts";

/** So long may running requests and jobs take to finish after an error that nobody expected, and the database to be closed, in milliseconds. */
const timeoutMs = 10_000;

interface Running {
  readonly server: Server;
  readonly log: Logger;
  /** Ends answers that would go on by themselves. */
  endStreams(): void;
  /** Ends jobs and database. */
  close(): Promise<void>;
}

const named = ({ id, method, path }: { id: string; method: string; path: string }) => `${id} ${method} ${path}`;

/**
 * Ends the process in order at SIGTERM and SIGINT, and after an error that nobody caught: it takes no more requests, lets the running
 * ones finish, closes the database. After such an error it ends with code 1, at the latest after ten seconds, and whoever runs it
 * starts it again: what the error left behind in memory can't be trusted.
 */
export function endInOrder({ server, log, endStreams, close }: Running): void {
  let stopping = false;

  function stop(end: () => void): void {
    if (stopping) return;
    stopping = true;
    server.close(() => {
      // A database that is gone answers nobody, and nothing else is left to wait for.
      setTimeout(() => process.exit(), timeoutMs).unref();
      close()
        .catch((error: unknown) => log.error({ err: error }, "the database did not close cleanly"))
        .finally(end);
    });
    endStreams();
    server.closeIdleConnections();
  }

  function fail(error: unknown, origin: string): void {
    const request = currentRequest();
    // Without a request of its own the error came out of a connection that they share: one of the running ones.
    const about = { ...(request ? { request: named(request) } : {}), running: runningRequests().map(named) };
    log.fatal({ err: error, origin, ...about }, "nobody caught this error: the process ends");
    process.exitCode = 1;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    stop(() => process.exit(1));
  }

  process.on("uncaughtException", fail);
  process.on("unhandledRejection", (reason) => fail(reason, "unhandledRejection"));
  process.once("SIGTERM", () => stop(() => undefined));
  process.once("SIGINT", () => stop(() => undefined));
}
