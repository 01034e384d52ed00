import type { Language } from "@retribusi/contract/define/label";
import { formatNumber } from "@retribusi/contract/define/number";

const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** A length of time in its largest whole unit: `3 minutes`. */
export function formatSeconds(seconds: number, language: Language): string {
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
  return formatNumber(Math.floor(seconds / size), language, { style: "unit", unit, unitDisplay: "long" });
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Bytes in the unit that leaves at most four digits: `3,4 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const style = { style: "unit", unit: units[step] ?? "byte", unitDisplay: "short", maximumFractionDigits: 1 } as const;
  return formatNumber(bytes / 1024 ** step, language, style);
}
