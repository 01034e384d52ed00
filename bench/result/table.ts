import { type Figure, isReached, type Limit } from "../measure/figure.ts";
import type { Result } from "./kept.ts";

/** A number with as many digits as it is worth. */
const digits = (value: number): string => {
  if (!Number.isFinite(value)) return "–";
  if (Number.isInteger(value)) return value.toLocaleString("en");
  const places = Math.abs(value) < 1 ? 3 : Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toLocaleString("en", { maximumFractionDigits: places });
};

const inUnit = (value: number | undefined, unit: Figure["unit"]): string => {
  if (value === undefined) return "";
  if (unit === "pieces" || unit === "points") return digits(value);
  return unit === "/s" ? `${digits(value)}/s` : unit === "times" ? `× ${digits(value)}` : `${digits(value)} ${unit}`;
};

const names = { ours: "", bare: "bare ", ratio: "× bare " } as const;

function wantedIn({ of, least, most }: Limit, unit: Figure["unit"]): string {
  const shown = (value: number) => (of === "ratio" ? digits(value) : inUnit(value, unit));
  const parts = [
    ...(least === undefined ? [] : [`≥ ${shown(least)}`]),
    ...(most === undefined ? [] : [`≤ ${shown(most)}`]),
  ];
  return names[of] + parts.join(" and ");
}

const reachedMark = (figure: Figure): string => {
  const reached = isReached(figure);
  return reached === undefined ? "" : reached ? "yes" : "**no**";
};

function cellsOf(figure: Figure): string[] {
  const { what, unit, ours, bare, ratio, wanted = [], more = [] } = figure;
  return [
    what,
    inUnit(ours, unit),
    inUnit(bare, unit),
    ratio === undefined ? "" : digits(ratio),
    wanted.map((limit) => wantedIn(limit, unit)).join("; "),
    reachedMark(figure),
    more.join("; "),
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const titles = ["work", "here", "bare", "ratio", "wanted", "reached", "more"];

/** The figures of all rows as a Markdown table; `withCommits` where not all were measured with the same one. */
export function tableOf(results: readonly Result[], withCommits = false): string {
  const measured = ({ commit, at }: Result): string[] => (withCommits ? [`${commit}, ${at.slice(0, 10)}`] : []);
  const head = [...titles, ...(withCommits ? ["measured"] : [])];
  const lines = results.flatMap((result) => result.figures.map((one) => line([...cellsOf(one), ...measured(result)])));
  return [line(head), `|${"---|".repeat(head.length)}`, ...lines].join("\n");
}
