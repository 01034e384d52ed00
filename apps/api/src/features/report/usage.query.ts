import type { LocalDate } from "@retribusi/contract/define/dates";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import type { Database } from "@retribusi/db/client";
import type { Rows } from "../../access/scopes.ts";
import type { Filter } from "../../records/condition.ts";
import { runSql } from "../../records/reader.ts";
import { daysOf, openHoursOf, unitDaysOf } from "./capacity.ts";
import { type ObjectPlace, objectCondition, objectTables } from "./object-places.query.ts";
import type { Period } from "./period.ts";

/** What of objects is asked: whose, and on which days. */
export interface UsageQuestion {
  readonly rows: Rows;
  readonly filters: readonly Filter[];
  readonly period: Period;
  readonly groups: readonly DimensionName[];
}

/** Sums under the keys of a group, joined. */
export type Sums = Map<string, { readonly keys: readonly (string | number)[]; value: number }>;

export const keyText = (keys: readonly (string | number)[]): string => keys.join("\n");

export function addTo(sums: Sums, keys: readonly (string | number)[], value: number): void {
  const text = keyText(keys);
  const known = sums.get(text);
  if (known) known.value += value;
  else sums.set(text, { keys, value });
}

const weekday = (day: LocalDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The key of an object's day in a dimension. */
function keyOf(name: DimensionName, { keys }: ObjectPlace, day: LocalDate, hour: number): string | number {
  switch (name) {
    case "objectid":
    case "pengelolaid":
    case "idskpd":
    case "idpemda":
    case "kategoriid":
    case "jenisbooking":
      return keys[name];
    case "bulan":
      return day.slice(0, 7);
    case "haripekan":
      return weekday(day);
    case "jam":
      return hour;
    default:
      return day;
  }
}

/** What could have been taken: unit-days, or unit-hours where hours are told apart. */
export function availableOf({ groups, period }: UsageQuestion, places: readonly ObjectPlace[]): Sums {
  const sums: Sums = new Map();
  const byHour = groups.includes("jam");
  const days = daysOf(period);
  for (const place of places) {
    for (const day of days) {
      const keysAt = (hour: number) => groups.map((group) => keyOf(group, place, day, hour));
      if (byHour) for (const [hour, minutes] of openHoursOf(place, day)) addTo(sums, keysAt(hour), minutes / 60);
      else addTo(sums, keysAt(0), unitDaysOf(place, day));
    }
  }
  return sums;
}

const columnOf: Partial<Record<DimensionName, string>> = {
  jenisbooking: "k.jenisbooking",
  bulan: "DATE_FORMAT(u.tgl, '%Y-%m')",
  hari: "u.tgl",
  haripekan: "WEEKDAY(u.tgl)",
  jam: "u.jam",
};

/** What was taken, from the daily summaries: unit-days, or unit-hours where hours are told apart; or how many bookings began. */
export async function usedOf(
  db: Database,
  { rows, filters, period, groups }: UsageQuestion,
  measure: "unithari" | "datang" = "unithari",
): Promise<Sums> {
  const byHour = groups.includes("jam");
  const condition = objectCondition(rows, filters);
  const keys = groups.map((name, at) => `${columnOf[name] ?? `t.\`${name}\``} AS k${at}`);
  const found = await runSql(
    db,
    `SELECT ${[...keys, byHour ? "SUM(u.menit) / 60 AS value" : `SUM(u.${measure}) AS value`].join(", ")}
     FROM ${objectTables} JOIN ${byHour ? "penggunaan_jam" : "penggunaan_harian"} u ON u.objectid = t.objectid
     WHERE u.tgl BETWEEN ? AND ? AND ${condition.sql} ${keys.length > 0 ? `GROUP BY ${groups.map((_, at) => `k${at}`).join(", ")}` : ""}`,
    [period.from, period.until, ...condition.values],
  );
  const sums: Sums = new Map();
  for (const row of found) {
    const named = groups.map((name, at) =>
      dimensionOf(name).entity || name === "haripekan" || name === "jam"
        ? Number(row[`k${at}`])
        : String(row[`k${at}`]),
    );
    addTo(sums, named, Number(row.value ?? 0));
  }
  return sums;
}
