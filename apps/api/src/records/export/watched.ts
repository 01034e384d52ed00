import { type ExportFormat, roomier } from "@retribusi/contract/define/export";
import type { EntityName } from "@retribusi/contract/entities";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
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

/** Throws TOO_MANY_ROWS, which names the format that takes them all. */
function refuse(format: ExportFormat, max: number): never {
  const instead = format === "pdf" || format === "xlsx" ? roomier[format] : "csv";
  throw new AppError("TOO_MANY_ROWS", {
    values: { max, format: formatNames[instead] },
    details: { max, format: instead },
  });
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
