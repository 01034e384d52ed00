import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { type DocumentFormat, exportLimits } from "@retribusi/contract/define/export";
import type { Language } from "@retribusi/contract/define/label";
import type { Report } from "@retribusi/contract/define/report";
import { reports } from "@retribusi/contract/features/report/report.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import { requireAccess, requireVerb } from "../../access/permissions.ts";
import { scope } from "../../access/scope.ts";
import type { Rows } from "../../access/scopes.ts";
import { validate } from "../../lib/validate.ts";
import type { Draft } from "../../records/export/draft.ts";
import { type Asker, exportList } from "../../records/export/export-list.ts";
import { readExportRequest } from "../../records/export/export-request.ts";
import { countRows, entityOf } from "../../records/reader.ts";
import type { FileSource } from "../../records/routes/file-source.ts";
import { reportFiles } from "./report-files.ts";

/** What somebody wants as a file: the query as in the address of the list or report, `columns` included. */
export interface DocumentWish {
  readonly format: DocumentFormat;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What documents are made of: a list or a report. */
export interface DocumentSource {
  readonly title: (language: Language) => string;
  /** Throws FORBIDDEN when the user may not read it, VALIDATION for a query that there isn't. */
  readonly check: (user: CurrentUser, wish: DocumentWish) => void;
  /** The rows that the user may see: a file is handed out only while they stay the same. */
  readonly rows: (user: CurrentUser) => Rows;
  /** Rows that there will be, for the progress; null when counting takes as long as reading. */
  readonly count: (asker: Asker, wish: DocumentWish) => Promise<number | null>;
  /** Throws TOO_MANY_ROWS while it is read, where the format ends; a pdf has no end. */
  readonly draft: (asker: Asker, wish: DocumentWish) => Promise<Draft>;
}

function listSource(name: EntityName): DocumentSource {
  const entity = entityOf(name);
  const requestOf = (user: CurrentUser, { format, query }: DocumentWish) => {
    requireVerb(user, name, "list");
    const request = readExportRequest(user, name, entity, { ...query, format });
    return { ...request, max: format === "pdf" ? undefined : exportLimits[format] };
  };
  return {
    title: (language) => entity.title[language],
    check: requestOf,
    rows: (user) => scope(user, name).rows,
    count: async ({ deps, user }, wish) =>
      (await countRows(deps.db, scope(user, name), requestOf(user, wish).query)).num,
    draft: (asker, wish) => exportList(asker, name, requestOf(asker.user, wish)),
  };
}

function reportSource({ title, pages }: Report, file: FileSource): DocumentSource {
  return {
    title: (language) => title[language],
    check(user, { query }) {
      requireAccess(user, { pages });
      validate(file.query, query);
    },
    rows: (user) => scope(user, "report_trx_all").rows,
    // Their rows are known when they are summed up.
    count: async () => null,
    draft: (asker, { query }) => file.draft(asker, query),
  };
}

function findReportSource(name: string): DocumentSource | undefined {
  const report = reports.find((one) => one.name === name);
  const file = reportFiles.find(({ path }) => path === `report/${name}`);
  return report && file && reportSource(report, file);
}

/** The source of a name like `daftar/report_trx_all`; undefined when there is none. */
export function findSource(sumber: string): DocumentSource | undefined {
  const [kind, name = ""] = sumber.split("/");
  if (kind === "daftar") return isEntityName(name) ? listSource(name) : undefined;
  return findReportSource(name);
}
