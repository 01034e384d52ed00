import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "../service.ts";
import { median, quantile } from "../statistics.ts";
import type { Figure } from "./figure.ts";

/** What making a file cost, and what others met meanwhile. */
export interface Made {
  readonly seconds: number;
  /** Megabytes of the file. */
  readonly size: number;
  /** Megabytes by which the server was larger at most than before. */
  readonly growth: number;
  /** Milliseconds of 99 of 100 lists that somebody else asked for meanwhile. */
  readonly p99: number;
  /** Milliseconds for which the event loop was blocked at most. */
  readonly block: number;
}

const megabyte = 1024 * 1024;
const pauseMs = 20;
const warmUp = 300;

/** Resident memory of a process in megabytes, as Linux tells it. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

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

/** A server that answers lists to somebody while it makes files; its memory is compared with what it had before the first of them. */
export async function watched({ origin, pid, ask }: Service, token: string) {
  const list = () => download(`${origin}/api/report_trx_all?filter[statusbooking]=70`, token);
  for (let round = 0; round < warmUp; round += 1) await list();
  const before = memoryOf(pid);
  return async (path: string): Promise<Made> => {
    await ask("begin");
    const start = performance.now();
    let peak = memoryOf(pid);
    let runs = true;
    const file = download(`${origin}${path}`, token).finally(() => {
      runs = false;
    });
    // What fails meanwhile is told below; it must not end this process before the server is stopped.
    file.catch(() => undefined);
    const waits: number[] = [];
    while (runs) {
      const asked = performance.now();
      await list();
      waits.push(performance.now() - asked);
      peak = Math.max(peak, memoryOf(pid));
      await wait(pauseMs);
    }
    const size = (await file) / megabyte;
    const seconds = (performance.now() - start) / 1000;
    return { seconds, size, growth: peak - before, p99: quantile(waits, 0.99), block: Number(await ask("tell")) };
  };
}

export const secondsOf = (files: readonly { readonly seconds: number }[]): number[] =>
  files.map(({ seconds }) => seconds);

/** What was met beside the making of a file: growth of memory, lists of others, and the longest block of the event loop. */
export function besideFigures(
  name: string,
  files: readonly Made[],
  limits: { growth?: number; p99?: number; block: number },
): Figure[] {
  const { growth, p99, block } = limits;
  const most = (limit: number | undefined) =>
    limit === undefined ? {} : { wanted: [{ of: "ours", most: limit }] as const };
  return [
    {
      what: `${name}: growth of memory`,
      unit: "MB",
      ours: Math.max(...files.map((file) => file.growth)),
      ...most(growth),
    },
    {
      what: `${name}: lists meanwhile, 99 of 100`,
      unit: "ms",
      ours: median(files.map((file) => file.p99)),
      ...most(p99),
    },
    {
      what: `${name}: longest block of the loop`,
      unit: "ms",
      ours: Math.max(...files.map((file) => file.block)),
      ...most(block),
    },
  ];
}
