import type { EntityName } from "@retribusi/contract/access/entities";
import { type ExportFormat, exportLimits, roomier } from "@retribusi/contract/define/export";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Row, Table } from "../../render/table.ts";
import { writeAudit } from "../audit.ts";
import type { RecordRow } from "../row.ts";

export interface Watch {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly ip: string;
  readonly format: ExportFormat;
  /** Most rows; any number when undefined. */
  readonly max: number | undefined;
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

/** The table with no more rows than its format takes at once; more are refused on their way. */
export function bounded(table: Table, format: ExportFormat): Table {
  const max = exportLimits[format];
  return max === undefined ? table : { ...table, rows: noMoreThan(table.rows, format, max) };
}

/**
 * Counts the rows on their way out, refuses more than the format takes, and leaves in the audit trail who took how many out, also when
 * they stopped halfway.
 */
export async function* watched(rows: AsyncIterable<RecordRow>, watch: Watch): AsyncGenerator<RecordRow> {
  const { deps, user, ip, format, entity, key, asked } = watch;
  const max = watch.max ?? Number.POSITIVE_INFINITY;
  let baris = 0;
  let selesai = false;
  try {
    for await (const row of rows) {
      if (baris >= max) refuse(format, max);
      baris += 1;
      yield row;
    }
    selesai = true;
  } finally {
    if (selesai || baris < max) {
      const sesudah = { format, ...asked, baris, selesai };
      await writeAudit(deps.db.prisma, user, ip, { aksi: "export", entitas: entity, kunci: key, sesudah });
    }
  }
}
