import type { EntityName } from "@retribusi/contract/access/entities";
import { pagesFor } from "@retribusi/contract/access/pages";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { type ExportFormat, exportFormats, exportLimits } from "@retribusi/contract/define/export";
import { severalOf } from "@retribusi/contract/define/filter";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { validate } from "../../lib/validate.ts";
import { type ListQuery, readListQuery } from "../list-query.ts";

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly query: ListQuery;
  /** Most rows, more are refused; any number when absent. */
  readonly max: number | undefined;
}

const formatSchema = z.strictObject({ format: z.enum(exportFormats) });

/** Throws VALIDATION for a format that there isn't. */
export const readFormat = (query: unknown): ExportFormat => validate(formatSchema, query).format;

/** Columns of the list pages that the user holds, in the entity's order. */
export function exportableColumns(user: CurrentUser, name: EntityName, entity: AnyEntity): string[] {
  const held = pagesFor(user.pages, name, "list").flatMap((page) => page.columns ?? entity.columns);
  return entity.columns.filter((column) => held.includes(column));
}

function readColumns(allowed: readonly string[], asked: unknown): readonly string[] {
  if (asked === undefined || asked === "") return allowed;
  const wanted = typeof asked === "string" ? [...new Set(severalOf(asked))] : [];
  const unknown = wanted.filter((name) => !allowed.includes(name)).join(", ");
  if (wanted.length > 0 && unknown === "") return wanted;
  const message = {
    en: `These columns are not in the list: ${unknown}. There are: ${allowed.join(", ")}.`,
    id: `Kolom ini tidak ada dalam daftar: ${unknown}. Yang ada: ${allowed.join(", ")}.`,
  };
  throw new AppError("VALIDATION", { fields: { columns: message } });
}

/** What to export of a list: its own filters, search and order, the columns in the order asked for, all rows whatever the page. */
export function readExportRequest(
  user: CurrentUser,
  name: EntityName,
  entity: AnyEntity,
  asked: object,
): ExportRequest {
  const { format: wanted, columns, ...list }: Readonly<Record<string, unknown>> = { ...asked };
  const format = readFormat({ format: wanted });
  return {
    format,
    max: exportLimits[format],
    columns: readColumns(exportableColumns(user, name, entity), columns),
    query: readListQuery(entity, list),
  };
}
