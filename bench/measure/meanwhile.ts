import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "../service.ts";
import { median, quantile } from "../statistics.ts";
import type { Figure } from "./figure.ts";

/** What some work cost the server, and what others met meanwhile. */
export interface Cost {
  readonly seconds: number;
  /** Megabytes by which the server was larger at most than before. */
  readonly growth: number;
  /** Megabytes that the server has taken at most since it began. */
  readonly peak: number;
  /** Milliseconds of 99 of 100 lists that somebody else asked for meanwhile. */
  readonly p99: number;
  /** Milliseconds for which the event loop was blocked at most. */
  readonly block: number;
}

export interface Made extends Cost {
  /** Megabytes of the file. */
  readonly size: number;
}

const megabyte = 1024 * 1024;
const pauseMs = 20;
const warmUp = 300;

/** Megabytes of a process as Linux tells them: what it takes now, or took at most since it began. */
export const memoryOf = (pid: number, which: "VmRSS" | "VmHWM" = "VmRSS"): number =>
  Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Reads an answer to its end and throws it away; answers its size in bytes. */
export async function download(url: string, token?: string): Promise<number> {
  const headers = {
    "accept-encoding": "identity",
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  let size = 0;
  for await (const piece of answer.body) size += piece.byteLength;
  return size;
}

/**
 * A server that answers lists to the owner of the token while it does some work; its memory is compared with what it had before, once such
 * lists had made it warm.
 */
export async function watching({ origin, pid, ask }: Service, token: string) {
  const list = () => download(`${origin}/api/report_trx_all?filter[statusbooking]=70`, token);
  for (let round = 0; round < warmUp; round += 1) await list();
  const before = memoryOf(pid);
  return async <Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> => {
    await ask("begin");
    const start = performance.now();
    let most = memoryOf(pid);
    let runs = true;
    const done = work().finally(() => {
      runs = false;
    });
    // What fails meanwhile is told below; it must not end this process before the server is stopped.
    done.catch(() => undefined);
    const waits: number[] = [];
    while (runs) {
      const asked = performance.now();
      await list();
      waits.push(performance.now() - asked);
      most = Math.max(most, memoryOf(pid));
      await wait(pauseMs);
    }
    const result = await done;
    const seconds = (performance.now() - start) / 1000;
    const peak = memoryOf(pid, "VmHWM");
    const block = Number(await ask("tell"));
    return { result, cost: { seconds, growth: most - before, peak, p99: quantile(waits, 0.99), block } };
  };
}

/** Such a server that makes files, one at each call. */
export async function watched(service: Service, token: string) {
  const meanwhile = await watching(service, token);
  return async (path: string): Promise<Made> => {
    const { result, cost } = await meanwhile(() => download(`${service.origin}${path}`, token));
    return { ...cost, size: result / megabyte };
  };
}

export const secondsOf = (files: readonly { readonly seconds: number }[]): number[] =>
  files.map(({ seconds }) => seconds);

const atMost = (limit: number | undefined) =>
  limit === undefined ? {} : { wanted: [{ of: "ours", most: limit }] as const };

/** What others met beside the work: lists, and the longest block of the event loop. */
export function othersFigures(name: string, costs: readonly Cost[], limits: { p99?: number; block: number }): Figure[] {
  return [
    {
      what: `${name}: lists meanwhile, 99 of 100`,
      unit: "ms",
      ours: median(costs.map(({ p99 }) => p99)),
      ...atMost(limits.p99),
    },
    {
      what: `${name}: longest block of the loop`,
      unit: "ms",
      ours: Math.max(...costs.map(({ block }) => block)),
      ...atMost(limits.block),
    },
  ];
}

/** What was met beside the making of a file: growth of memory, and what others met. */
export function besideFigures(
  name: string,
  files: readonly Made[],
  limits: { growth?: number; p99?: number; block: number },
): Figure[] {
  return [
    {
      what: `${name}: growth of memory`,
      unit: "MB",
      ours: Math.max(...files.map(({ growth }) => growth)),
      ...atMost(limits.growth),
    },
    ...othersFigures(name, files, limits),
  ];
}
