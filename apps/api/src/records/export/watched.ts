import type { EntityName } from "@retribusi/contract/access/entities";
import { type ExportFormat, exportLimits, roomier } from "@retribusi/contract/define/export";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Row } from "../../render/table.ts";
import { writeAudit } from "../audit.ts";
import { noteLooks } from "../identity.ts";
import type { RecordRow } from "../row.ts";
import type { Draft } from "./draft.ts";
import { TooManyRowsError } from "./file-job.ts";
import type { MadePiece } from "./thread.ts";

export interface Watch {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly ip: string;
  readonly format: ExportFormat;
  readonly entity: EntityName;
  /** Key of the record; nothing for a list. */
  readonly key: string;
  /** What was asked for, for the audit trail. */
  readonly asked: Readonly<RecordRow>;
}

const formatNames = { xlsx: "Excel", csv: "CSV" } as const;

const inBackground = {
  en: "Or have it made in the background, where a pdf of any length is made in parts.",
  id: "Atau minta dibuat di latar belakang; di sana pdf sepanjang apa pun dibuat dalam beberapa bagian.",
};

/** Throws TOO_MANY_ROWS, which names the format that takes them all, and whether it can be made in the background as it is. */
function refuse(format: ExportFormat, max: number): never {
  const instead = format === "pdf" || format === "xlsx" ? roomier[format] : "csv";
  const background = format === "pdf";
  throw new AppError("TOO_MANY_ROWS", {
    values: { max, format: formatNames[instead] },
    details: { max, format: instead, background },
    ...(background ? { explanation: inBackground } : {}),
  });
}

async function* noMoreThan(rows: AsyncIterable<Row>, format: ExportFormat, max: number): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    if (count >= max) refuse(format, max);
    count += 1;
    yield row;
  }
}

/** The document with no more rows than its format takes at once; more are refused on their way. Lists are counted where they are read. */
export function bounded(draft: Draft, format: ExportFormat): Draft {
  const max = exportLimits[format];
  return max === undefined || "list" in draft.rows ? draft : { ...draft, rows: noMoreThan(draft.rows, format, max) };
}

/** Leaves in the audit trail who took how many rows out, and whether all of them. */
async function noteExport({ deps, user, ip, format, entity, key, asked }: Watch, baris: number, selesai: boolean) {
  const sesudah = { format, ...asked, baris, selesai };
  await writeAudit(deps.db.prisma, user, ip, { aksi: "export", entitas: entity, kunci: key, sesudah });
}

/** Rows of one record on their way out, which the audit trail keeps. */
export async function* watched(rows: AsyncIterable<RecordRow>, watch: Watch): AsyncGenerator<RecordRow> {
  let baris = 0;
  let selesai = false;
  try {
    for await (const row of rows) {
      baris += 1;
      yield row;
    }
    selesai = true;
  } finally {
    await noteExport(watch, baris, selesai);
  }
}

/**
 * A list on its way out: before a piece leaves, the traces of the identity numbers in it are written. The audit trail keeps who took how
 * many rows out, also when they stopped halfway. Throws TOO_MANY_ROWS, and nothing is kept of that.
 */
export async function* watchedPieces(pieces: AsyncIterable<MadePiece>, watch: Watch, max: number | undefined) {
  let baris = 0;
  let selesai = false;
  let isRefused = false;
  try {
    for await (const made of pieces) {
      await noteLooks({ db: watch.deps.db, ...watch }, watch.entity, made.looks);
      baris = made.rows;
      yield made;
    }
    selesai = true;
  } catch (error) {
    if (!(error instanceof TooManyRowsError) || max === undefined) throw error;
    isRefused = true;
    refuse(watch.format, max);
  } finally {
    if (!isRefused) await noteExport(watch, baris, selesai);
  }
}
