import { setTimeout as wait } from "node:timers/promises";
import type { Env } from "../../lib/env.ts";
import { type ApiProcess, startApi } from "../api-process.ts";

/** Processes of the API on one database, each started again when it has ended, as whoever runs a service has it. */
export interface ApiPair {
  /** Those that serve at this moment. */
  urls(): readonly string[];
  /** Ends one of those that serve as a failure of power would; another one takes its place by itself. */
  kill(): Promise<void>;
  /** One of those that serve stands still for so many milliseconds, and comes back as if no time had passed. */
  pause(milliseconds: number): Promise<void>;
  /** As `kill`, and whoever takes the place has a clock that is off by so many seconds, until it ends. */
  skew(seconds: number): Promise<void>;
  /** Asks one of them to end, as for a new version; resolves when it has. Another one takes its place by itself. */
  restart(place: number): Promise<void>;
  /** Resolves when both serve. @throws Error when they don't within two minutes */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

const count = 2;
const patience = 120_000;

/** `former`: what starts the version that serves until it is restarted. */
export function startApiPair(env: Env, former?: URL): ApiPair {
  let skewed: URL | undefined;
  const serving: (ApiProcess | undefined)[] = Array.from({ length: count });
  let isWanted = true;
  async function keepAlive(place: number): Promise<void> {
    let version = former;
    while (isWanted) {
      // One that can't start, since the database is down, is tried again.
      const clock = skewed;
      skewed = undefined;
      const process = await startApi(env, clock, version).catch(() => wait(500, undefined));
      if (!process) continue;
      if (!isWanted) return process.stop();
      version = undefined;
      serving[place] = process;
      await process.ended;
      serving[place] = undefined;
    }
  }
  const kept = serving.map((_, place) => keepAlive(place));
  const alive = () => serving.filter((process) => process !== undefined);
  return {
    urls: () => alive().map(({ url }) => url),
    async kill() {
      await alive()[0]?.kill();
    },
    async pause(milliseconds) {
      const [one] = alive();
      one?.pause();
      await wait(milliseconds);
      one?.resume();
    },
    async skew(seconds) {
      skewed = new URL(`skewed-clock.ts?seconds=${seconds}`, import.meta.url);
      await alive()[0]?.kill();
    },
    async restart(place) {
      await serving[place]?.stop();
    },
    async whole() {
      for (const deadline = Date.now() + patience; alive().length < count; await wait(50))
        if (Date.now() > deadline) throw new Error("The processes of the API don't serve again.");
    },
    async stop() {
      isWanted = false;
      for (const process of alive()) process.resume();
      await Promise.all(alive().map((process) => process.stop()));
      await Promise.all(kept);
    },
  };
}
