import { documentFormats } from "@retribusi/contract/define/export";
import { isRole } from "@retribusi/contract/define/roles";
import { type ReportDocument, shownOfDocument } from "@retribusi/contract/features/report/document.endpoints";
import { dimensionOf, dimensions, isDimension } from "@retribusi/contract/features/report/report.dimensions";
import type { dokumen_laporan } from "@retribusi/db/generated/client";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { findActingUser } from "../identity/acting.query.ts";
import { type DocumentSource, type DocumentWish, findSource } from "./document-source.ts";

const formatSchema = z.enum(documentFormats);
const querySchema = z.record(z.string(), z.unknown());

/** A wish as it was stored. */
export const wishOf = ({ format, permintaan }: Pick<dokumen_laporan, "format" | "permintaan">): DocumentWish => ({
  format: formatSchema.parse(format),
  query: querySchema.parse(permintaan),
});

/** The rows of somebody, as they are kept beside the document for comparing. */
export const rowsKey = (source: DocumentSource, user: CurrentUser): string => JSON.stringify(source.rows(user));

type Shown = Readonly<Record<string, string>>;

/** Those of the names that say something, as texts. */
function shownOf(names: readonly string[], asked: Readonly<Record<string, unknown>>): Shown {
  const isShown = (value: unknown) => (typeof value === "string" && value !== "") || typeof value === "number";
  return Object.fromEntries(
    names.flatMap((name) => (isShown(asked[name]) ? [[name, String(asked[name])] as const] : [])),
  );
}

/** What reports are narrowed by; times are days or rows of theirs. */
const filterNames = Object.keys(dimensions).filter((name) => isDimension(name) && !dimensionOf(name).time);

/** What was asked, as far as it tells one document of a list or report from another one. */
function askedOf({ permintaan }: Pick<dokumen_laporan, "permintaan">): Pick<ReportDocument, "query" | "filter"> {
  const query = querySchema.parse(permintaan);
  const ofList = querySchema.safeParse(query["filter"]).data ?? {};
  const filter = { ...shownOf(filterNames, query), ...shownOf(Object.keys(ofList), ofList) };
  return { query: shownOf(shownOfDocument, query), filter };
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A document as its owner sees it. */
export const presentDocument = (row: dokumen_laporan): ReportDocument => ({
  id: row.id,
  judul: row.judul,
  sumber: row.sumber,
  format: formatSchema.parse(row.format),
  ...askedOf(row),
  status: row.status,
  num: row.kemajuan,
  max_value: row.jumlah,
  nama: row.nama,
  jenis: row.jenis,
  ukuran: row.ukuran === null ? null : Number(row.ukuran),
  bagian: row.bagian,
  galat: row.galat,
  date_created: row.date_created.toISOString(),
  tglselesai: iso(row.tglselesai),
  kedaluwarsa: iso(row.kedaluwarsa),
});

type Asked = Pick<dokumen_laporan, "userid" | "peran" | "sumber" | "format" | "permintaan" | "lingkup">;

/**
 * The person a document is for, in the role in which they asked, and its source. Throws RIGHTS_CHANGED when they no longer have that role,
 * no longer may read it, or see other rows than then.
 */
export async function getEntitled({ db }: Pick<Deps, "db">, row: Asked) {
  const source = findSource(row.sumber);
  const user = row.userid === null || !isRole(row.peran) ? undefined : await findActingUser(db, row.userid, row.peran);
  if (!source || !user) throw new AppError("RIGHTS_CHANGED");
  try {
    source.check(user, wishOf(row));
  } catch (error) {
    throw error instanceof AppError ? new AppError("RIGHTS_CHANGED", { cause: error }) : error;
  }
  if (rowsKey(source, user) !== row.lingkup) throw new AppError("RIGHTS_CHANGED");
  return { source, user };
}
