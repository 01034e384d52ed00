import type { EntityName } from "@retribusi/contract/access/entities";
import { syncLimits } from "@retribusi/contract/features/sync/sync.endpoints";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { BankError, type BankFailure } from "../../lib/bank.ts";
import type { Deps } from "../../lib/deps.ts";
import { SecretUnreadable } from "../../lib/secret.ts";
import { type CsvRow, readCsv } from "../../records/import/csv-source.ts";
import { nothingInserted } from "../../records/import/refusal.ts";
import { bankAddress, bankHeaders } from "../system/bank-service.ts";

/** Rows of a source as a table of texts, whether they came from the bank or from a file. */
export interface SourceTable {
  readonly kind: "bank" | "berkas";
  readonly origin: string;
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

const reasons: Readonly<Record<BankFailure | "none" | "secret", { readonly en: string; readonly id: string }>> = {
  none: { en: "no address is configured for this region", id: "belum ada alamat untuk daerah ini" },
  secret: { en: "its stored authorisation can't be read", id: "otorisasi tersimpan tidak terbaca" },
  address: { en: "its address is not an http address", id: "alamatnya bukan alamat http" },
  unreachable: { en: "it can't be reached", id: "tidak dapat dihubungi" },
  late: { en: "it takes too long to answer", id: "terlalu lama menjawab" },
  status: { en: "it refused the request", id: "permintaan ditolak" },
  inside: {
    en: "its address leads into this server's own network",
    id: "alamatnya menuju jaringan server ini sendiri",
  },
  redirected: { en: "it sends us to another address", id: "mengalihkan ke alamat lain" },
  large: { en: "its answer is too long", id: "jawabannya terlalu panjang" },
  unreadable: { en: "its answer doesn't have the agreed form", id: "bentuk jawabannya tidak sesuai" },
};

const failed = (failure: keyof typeof reasons, cause?: unknown): AppError =>
  Object.assign(new AppError("SOURCE_FAILED", { values: { reason: reasons[failure] } }), { cause });

/** What `GET {url}/reference/{entity}` answers: rows whose values are texts, named like our fields, regions and agencies by code. */
const answerShape = z.object({
  records: z
    .array(z.record(z.string().max(64), z.union([z.string().max(5000), z.number(), z.null()])))
    .max(syncLimits.rows),
});

/** The connection of the region, or the one for all others. */
async function connectionOf({ db }: Deps, idpemda: number | null) {
  const rows = await db.prisma.system.findMany({ where: { OR: [{ idpemda }, { idpemda: null }], url: { not: null } } });
  const found = rows.find((row) => row.idpemda === idpemda) ?? rows[0];
  if (!found?.url) throw failed("none");
  return found;
}

/** Master data from the bank's service, of one region or of all. Throws SOURCE_FAILED, which says why. */
export async function readBank(deps: Deps, name: EntityName, idpemda: number | null): Promise<SourceTable> {
  const service = await connectionOf(deps, idpemda);
  const region = idpemda === null ? null : await deps.db.prisma.tbl_pemda.findUnique({ where: { idpemda } });
  const address = bankAddress(service.url ?? "", `reference/${name}`);
  const origin = region ? `${address}?${new URLSearchParams({ pemdaid: region.pemdaid })}` : address;
  try {
    const { records } = answerShape.parse(await deps.bank.read(origin, bankHeaders(deps.env, service)));
    const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
    const rows = records.map((record, index) => ({
      line: index + 1,
      cells: header.map((column) => String(record[column] ?? "")),
    }));
    return { kind: "bank", origin, header, rows };
  } catch (error) {
    if (error instanceof BankError) throw failed(error.failure, error);
    if (error instanceof z.ZodError) throw failed("unreadable", error);
    if (error instanceof SecretUnreadable) throw failed("secret", error);
    throw error;
  }
}

/** Master data from a csv file. Throws NOTHING_INSERTED for a file that can't be read or has too many rows. */
export async function readFile(path: string, origin: string): Promise<SourceTable> {
  const lines = readCsv(path);
  const header = await lines.next();
  if (header.done) throw nothingInserted("The file is empty.", "Berkas kosong.");
  const rows: CsvRow[] = [];
  for await (const row of lines) {
    if (rows.push(row) <= syncLimits.rows) continue;
    throw nothingInserted(
      `At most ${syncLimits.rows} rows can be compared at once.`,
      `Paling banyak ${syncLimits.rows} baris dapat dibandingkan sekaligus.`,
    );
  }
  return { kind: "berkas", origin, header: header.value.cells, rows };
}

/** The region whose connection is asked: one's own, else the chosen one. Throws FORBIDDEN for somebody else's. */
export function regionFor(user: CurrentUser, chosen: number | null): number | null {
  if (user.pemdaid === null) return chosen;
  if (chosen !== null && chosen !== user.pemdaid) throw new AppError("FORBIDDEN");
  return user.pemdaid;
}
