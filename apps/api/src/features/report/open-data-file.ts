import { type OpenData, openParts } from "@retribusi/contract/features/report/transparency.endpoints";
import { stringify } from "csv-stringify/sync";
import type { Download } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";

/** A text that a spreadsheet would run as a formula is written as one that it doesn't. */
const harmless = <Value>(value: Value): Value | string =>
  typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

/** One part of the public figures as csv for machines: commas, the field names as header, nothing where there is no value. */
export function openDataFile(data: OpenData, name: string): Download {
  const part = openParts.find((one) => `${one}.csv` === name);
  if (!part) throw new AppError("NOT_FOUND");
  const rows = data[part].map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, harmless(value)])),
  );
  const body = Buffer.from(stringify(rows, { header: true, cast: { boolean: String } }), "utf8");
  return { filename: `transparansi-${name}`, type: "text/csv; charset=utf-8", body };
}
