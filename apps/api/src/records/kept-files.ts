import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { FieldKind } from "@retribusi/contract/define/field";
import type { Prisma } from "@retribusi/db/generated/client";
import { AppError } from "../lib/app-error.ts";
import type { Transaction } from "../lib/transaction.ts";
import type { RecordRow } from "./row.ts";

const gone = {
  en: "This file is no longer there. Please upload it again.",
  id: "Berkas ini sudah tidak ada. Silakan unggah kembali.",
};

/** What a field of a kind may hold. */
const typeOf: Partial<Record<FieldKind, Prisma.StringFilter>> = {
  image: { startsWith: "image/" },
  images: { startsWith: "image/" },
  document: { equals: "application/pdf" },
};

const pathsOf = (value: unknown): string[] => (typeof value === "string" ? value.split(",").filter(Boolean) : []);

/**
 * Keeps the pictures and documents that a record is saved with: until then an upload is swept after a day. Only public files of the
 * field's type that the writer uploaded or that other records already show are taken; throws VALIDATION with the field for any other path.
 */
export async function keepFiles(
  tx: Transaction,
  userid: number,
  entity: AnyEntity,
  write: Readonly<RecordRow>,
  before: Readonly<RecordRow> = {},
): Promise<void> {
  for (const [name, value] of Object.entries(write)) {
    const mime = typeOf[fieldOf(entity, name).kind];
    if (!mime) continue;
    const known = new Set(pathsOf(before[name]));
    const fresh = [...new Set(pathsOf(value))].filter((path) => !known.has(path));
    if (fresh.length === 0) continue;
    const { count } = await tx.berkas.updateMany({
      where: { path: { in: fresh }, umum: true, mime, OR: [{ pemilik: userid }, { sementara: false }] },
      data: { sementara: false },
    });
    if (count !== fresh.length) throw new AppError("VALIDATION", { fields: { [name]: gone } });
  }
}
