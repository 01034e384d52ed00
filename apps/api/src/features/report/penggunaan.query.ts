import {
  hourMeasures,
  penggunaanReport,
  type UsageMeasure,
  usageMeasures,
  usualUsage,
} from "@retribusi/contract/features/report/penggunaan.report";
import type { DimensionName } from "@retribusi/contract/features/report/report.dimensions";
import type { z } from "zod";
import { type CubeRow, readCube } from "./cube.query.ts";
import { filterFacts, groupFact, idleFact, periodFact } from "./facts.ts";
import { groupName, groupRows } from "./group.ts";
import { listObjectPlaces, type ObjectPlace } from "./object-places.query.ts";
import { questionOf, readColumns, readGroups } from "./question.ts";
import { cellOfKind, type ReportReader, type Result, withBases } from "./result.ts";
import { availableOf, keyText, type Sums, usedOf } from "./usage.query.ts";

type Query = z.output<typeof penggunaanReport.query>;

const isMeasure = (name: string): name is UsageMeasure => Object.hasOwn(usageMeasures, name);
const isHourly = (name: UsageMeasure): boolean => hourMeasures.some((one) => one === name);
const measures = Object.keys(usageMeasures).filter(isMeasure);

interface Found {
  readonly available: Sums;
  readonly used: Sums;
  readonly bookings: ReadonlyMap<string, CubeRow>;
}

function measured({ available, used, bookings }: Found, key: string, name: UsageMeasure): number | null {
  const figures = bookings.get(key)?.figures;
  switch (name) {
    case "tersedia":
    case "jamtersedia":
      return available.get(key)?.value ?? 0;
    case "terpakai":
    case "jamterpakai":
      return used.get(key)?.value ?? 0;
    case "haripakai":
      return (figures?.menitpakailunas ?? 0) / 1440;
    case "haritunggu":
      return figures?.haritunggulunas ?? 0;
    case "pendapatan":
      return figures?.dibayar ?? 0;
    case "okupansi":
    case "okupansijam":
    case "ratalama":
    case "ratatunggu":
    case "perunit":
      return null;
    default:
      return figures?.[name] ?? 0;
  }
}

/** Names of what the objects belong to, by dimension and key. */
function namesOf(places: readonly ObjectPlace[], group: DimensionName): ReadonlyMap<string, string> {
  const isNamed = (name: string): name is keyof ObjectPlace["names"] => Object.hasOwn(places[0]?.names ?? {}, name);
  if (!isNamed(group)) return new Map();
  return new Map(places.map(({ keys, names }) => [String(keys[group]), names[group]]));
}

const columnsOf = (query: Query, groups: readonly DimensionName[]): UsageMeasure[] =>
  groups.includes("jam")
    ? [...hourMeasures]
    : withBases(
        usageMeasures,
        readColumns(
          query.kolom,
          measures.filter((name) => !isHourly(name)),
          usualUsage,
        ),
      );

/** What of bookings is read beside their use. */
const figures = ["lunas", "dibatalkan", "tidakhadir", "dibayar", "haritunggulunas", "menitpakailunas"] as const;

/** Could be sold, and wasn't at all. */
const isIdle = ({ available, used }: Found, key: string): boolean =>
  (available.get(key)?.value ?? 0) > 0 && (used.get(key)?.value ?? 0) === 0;

/** What was used of what there is, by one or two dimensions; also what was not used at all. Throws VALIDATION. */
export async function readUsageResult(reader: ReportReader, query: Query): Promise<Result> {
  const { deps, user, language } = reader;
  const groups = readGroups(query.kelompok ?? "objectid", query.rinci);
  const columns = columnsOf(query, groups);
  const question = questionOf(user, deps.clock.now(), query, { basis: "pakai", groups, figures });
  const places = await listObjectPlaces(deps.db, question);
  const byHour = groups.includes("jam");
  const cube = byHour ? [] : await readCube(deps.db, question);
  const read: Found = {
    available: availableOf(question, places),
    used: await usedOf(deps.db, question),
    bookings: new Map(cube.map((row) => [keyText(row.keys), row])),
  };
  const names = groups.map((group) => namesOf(places, group));
  const all = new Map([...read.available, ...read.used, ...read.bookings].map(([key, { keys }]) => [key, keys]));
  const onlyIdle = query.hanya === "menganggur";
  const chosen = onlyIdle ? [...all].filter(([key]) => isIdle(read, key)) : [...all];
  const found = chosen.map(([key, keys]) => ({
    keys,
    names: groups.map((group, at) =>
      groupName(group, keys[at] ?? "", names[at]?.get(String(keys[at])) ?? null, language),
    ),
    figures: columns.map((name) => cellOfKind(usageMeasures[name].kind, measured(read, key, name))),
  }));
  return {
    report: penggunaanReport,
    period: question.period,
    columns: [...groups, ...columns],
    groupedBy: groups.length > 1 ? 0 : undefined,
    facts: [
      periodFact(question.period, language),
      groupFact(groups, language),
      ...(onlyIdle ? [idleFact({ idle: found.length, all: all.size }, language)] : []),
      ...(await filterFacts(reader, question.filters)),
    ],
    rows: groupRows(groups, found),
    chart:
      groups.length === 1
        ? { category: groups[0] ?? "objectid", values: [byHour ? "jamterpakai" : "terpakai"] }
        : undefined,
  };
}
