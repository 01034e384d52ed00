import type { Label } from "../../define/label.ts";

/** What a unit is like now; it says nothing about tomorrow: what can't be used on given days is closed for them. */
export const unitStates = ["siap", "dipakai", "dibersihkan", "rusak"] as const;
export type UnitState = (typeof unitStates)[number];

export const unitStateLabels: Record<UnitState, Label> = {
  siap: { en: "Ready", id: "Siap" },
  dipakai: { en: "In use", id: "Dipakai" },
  dibersihkan: { en: "To be cleaned", id: "Perlu dibersihkan" },
  rusak: { en: "Out of order", id: "Rusak" },
};

/** Most units that an object has. */
export const mostUnits = 9999;
/** Letters of a name. */
export const longestName = 32;

/** The names that were written, in their order, or why they can't be. */
export type ReadNames = { readonly names: readonly string[] } | { readonly problem: Label };

const numbered = /^(.*?)(\d+)$/;

/** A range of numbers behind the same letters, as `101–124` or `A01-A12`; `null` for a name that only looks like one. */
function rangeOf(token: string): readonly string[] | "backwards" | null {
  const [from = "", to, ...more] = token.split(/\s*[-–]\s*/);
  if (to === undefined || more.length > 0) return null;
  const [first, last] = [numbered.exec(from), numbered.exec(to)];
  if (!first || !last) return null;
  const [prefix = "", digits = ""] = [first[1], first[2]];
  const [lastPrefix = "", lastDigits = ""] = [last[1], last[2]];
  if (lastPrefix !== prefix && lastPrefix !== "") return null;
  const [low, high] = [Number(digits), Number(lastDigits)];
  if (high < low) return "backwards";
  if (high - low >= mostUnits) return Array.from({ length: mostUnits + 1 }, (_, at) => String(at));
  return Array.from({ length: high - low + 1 }, (_, at) => prefix + String(low + at).padStart(digits.length, "0"));
}

/** The names of a file, one a line: the first column of a csv, without its heading (`nomor`), as they are typed. */
export function namesOfFile(text: string): string {
  const cells = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => (line.split(/[;,\t]/)[0] ?? "").trim().replace(/^["']+|"+$/g, ""))
    .filter((cell) => cell !== "");
  const [heading] = cells;
  return (heading?.toLowerCase() === "nomor" ? cells.slice(1) : cells).join(", ");
}

/** Names separated by commas, semicolons or lines; `101–124` stands for all numbers between. */
export function readUnitNames(typed: string): ReadNames {
  const names: string[] = [];
  const tokens = typed
    .split(/[,;\n]/)
    .map((token) => token.trim())
    .filter((token) => token !== "");
  for (const token of tokens) {
    const range = rangeOf(token);
    if (range === "backwards") {
      return { problem: { en: `“${token}” ends before it begins.`, id: `“${token}” berakhir sebelum mulai.` } };
    }
    names.push(...(range ?? [token]));
  }
  const long = names.find((name) => name.length > longestName);
  if (long !== undefined) {
    return { problem: { en: `“${long}” is too long.`, id: `“${long}” terlalu panjang.` } };
  }
  if (names.length > mostUnits) {
    return { problem: { en: `At most ${mostUnits} units.`, id: `Paling banyak ${mostUnits} unit.` } };
  }
  const twice = names.find((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < at);
  if (twice !== undefined) {
    return { problem: { en: `“${twice}” is there twice.`, id: `“${twice}” ditulis dua kali.` } };
  }
  return { names };
}
