import { type DocumentFormat, documentFormats, type ExportFormat } from "@retribusi/contract/define/export";
import { documentsPage, orderDocument } from "@retribusi/contract/features/report/document.endpoints";
import { callEndpoint } from "../../lib/api.ts";
import type { Query } from "../../lib/call-address.ts";

interface Source {
  readonly path: string;
  readonly query?: Query;
}

type Value = string | Record<string, string>;

/** Not of the file: which part of it a screen shows. */
const ofScreen: ReadonlySet<string> = new Set(["page", "limit", "halaman"]);

/** `report/rekap/export` is the report, `tbl_skpd/export` the list; a single record isn't made in the background. */
export function sourceOf(path: string): string | undefined {
  const [, report] = /^report\/(\w+)\/export$/.exec(path) ?? [];
  const [, list] = /^(\w+)\/export$/.exec(path) ?? [];
  return report ? `laporan/${report}` : list && `daftar/${list}`;
}

/** A query of an address as a body: `filter[a]` becomes a part of `filter`. */
export function asBody(query: Query = {}): Record<string, Value> {
  const body: Record<string, Value> = {};
  const filters: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === "" || ofScreen.has(name)) continue;
    const [, field] = /^filter\[(\w+)\]$/.exec(name) ?? [];
    if (field) filters[field] = String(value);
    else body[name] = String(value);
  }
  return Object.keys(filters).length > 0 ? { ...body, filter: filters } : body;
}

export const isMadeBehind = (format: ExportFormat): format is DocumentFormat =>
  documentFormats.some((one) => one === format);

/** Where the files stand that are made in the background. */
export const documentsPath = `/${documentsPage}`;

/** Has a file made in the background, which may have any length. */
export const orderFile = (sumber: string, { query }: Source, format: DocumentFormat) =>
  callEndpoint(orderDocument, { body: { sumber, format, query: asBody(query) } });
