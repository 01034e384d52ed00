import { median } from "../statistics.ts";
import type { Bench, Figure, Limit } from "./figure.ts";
import { compared, interleave } from "./interleave.ts";
import { type Call, type Load, load } from "./load.ts";

/** Calls to a program that listens at `origin`, asked in turn. */
export interface Side {
  readonly origin: string;
  readonly calls: readonly Call[];
}

export const rates = (loads: readonly Load[]): number[] => loads.map(({ rate }) => rate);

/** Milliseconds in words. */
const latency = (loads: readonly Load[]): string =>
  `p50 ${median(loads.map(({ p50 }) => p50))} ms, p99 ${median(loads.map(({ p99 }) => p99))} ms`;

/** Answers a second of the application beside those of the bare baseline, in interleaved runs. */
export async function besideBare(
  { rounds, seconds, connections }: Bench,
  { what, ours, bare, wanted }: { what: string; ours: Side; bare: Side; wanted: readonly Limit[] },
): Promise<{ figure: Figure; loads: readonly Load[] }> {
  const run =
    ({ origin, calls }: Side) =>
    () =>
      load({ origin, seconds, connections }, calls);
  const [loads = [], floor = []] = await interleave(rounds, [run(ours), run(bare)]);
  const figure = { what, unit: "/s", ...compared(rates(loads), rates(floor)), wanted, more: [latency(loads)] } as const;
  return { figure, loads };
}
