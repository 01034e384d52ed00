import type { ExportFormat } from "@retribusi/contract/define/export";
import type { connectionSettings } from "@retribusi/db/connection";
import type { Piece } from "../../render/pieces.ts";
import type { Frame, Row } from "../../render/table.ts";
import type { Look } from "../holder.ts";
import type { ListPresentation } from "./list-rows.ts";

/**
 * Rows that a thread reads by itself, as plain data: scope, filters and rights were decided when it was asked for, and stand in the SQL.
 */
export interface ListRows extends ListPresentation {
  readonly connection: ReturnType<typeof connectionSettings>;
  /** Nothing where the scope has no rows. */
  readonly query: { readonly sql: string; readonly values: readonly unknown[] } | null;
  /** Most rows, one more is refused; any number when undefined. */
  readonly max: number | undefined;
}

/** What a thread makes a file of. */
export interface FileJob {
  readonly format: ExportFormat;
  /** A pdf of any length as one document after the other, each a piece. */
  readonly inParts: boolean;
  readonly frame: Frame;
  /** Null where the rows are made by whoever asks for the file. */
  readonly list: ListRows | null;
}

/** What a thread says. */
export type FromThread =
  /** A part of the file, the rows read so far, and the records whose identity numbers were shown since the piece before. */
  | { readonly is: "piece"; readonly piece: Piece; readonly rows: number; readonly looks: readonly Look[] }
  /** It asks for more rows. */
  | { readonly is: "rows" }
  | { readonly is: "end" }
  | { readonly is: "tooMany" }
  /** `facts`: what the database says of an error beside its message, which an error loses on its way. */
  | { readonly is: "failure"; readonly error: unknown; readonly facts: Readonly<Record<string, unknown>> };

/** What a thread is told; nobody waits for its file any more when the line is closed. */
export type ToThread =
  /** One more piece may come, in the memory of one that has gone. */
  | { readonly is: "credit"; readonly memory: ArrayBuffer | null }
  /** Null is the end. */
  | { readonly is: "rows"; readonly rows: readonly Row[] | null };

/** Pieces that may be on their way at once, of 64 KB each: a slow receiver keeps its thread waiting, and the thread the database. */
export const mostPieces = 4;

/** A list has more rows than its format takes. */
export class TooManyRowsError extends Error {
  constructor() {
    super("There are more rows than the format takes");
    this.name = "TooManyRowsError";
  }
}
