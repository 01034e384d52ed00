import { isTest, type Problem, type Source } from "./source.ts";

const CAP = 300;
const LIMITS = [
  { share: 0.5, name: "median", lines: 80 },
  { share: 0.9, name: "90th percentile", lines: 200 },
];

/** Files are small: no file over 300 lines, the median at most 80 and the 90th percentile at most 200. */
export function checkSizes(sources: readonly Source[]): Problem[] {
  const counted = sources
    .filter(({ path }) => !isTest(path) && !/\/(locales|migrations)\//.test(path))
    .map(({ path, text }) => ({ path, lines: countLines(text) }))
    .sort((a, b) => a.lines - b.lines);
  const long = counted
    .filter(({ lines }) => lines > CAP)
    .map(({ path, lines }) => ({ path, mend: `split its ${lines} lines by what they are about: ${CAP} at most` }));
  const skewed = LIMITS.flatMap(({ share, name, lines }) => {
    const found = percentile(counted, share);
    if (found === undefined || found.lines <= lines) return [];
    return [
      { path: found.path, mend: `split files like this one: the ${name} is ${found.lines} lines, ${lines} at most` },
    ];
  });
  return [...long, ...skewed];
}

/** One figure for a person: `212 files, median 44, p90 120, longest 288 lines`. */
export function describeSizes(sources: readonly Source[]): string {
  const lines = sources.filter(({ path }) => !isTest(path)).map(({ text }) => countLines(text));
  const sorted = lines.sort((a, b) => a - b);
  const [median, high] = [percentile(sorted, 0.5), percentile(sorted, 0.9)];
  return `${sorted.length} files, median ${median ?? 0}, p90 ${high ?? 0}, longest ${sorted.at(-1) ?? 0} lines`;
}

/** The nearest-rank percentile of a sorted list. */
function percentile<Item>(sorted: readonly Item[], share: number): Item | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

function countLines(text: string): number {
  return text === "" ? 0 : text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}
