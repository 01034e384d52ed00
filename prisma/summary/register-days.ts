import type { Prisma } from "../generated/client.ts";
import type { DayRange } from "./days.ts";

type Transaction = Prisma.TransactionClient;

const dimensions = "idpemda, idskpd, pengelolaid, idjenis, idanggaran";

/** Where the documents `d` of a register stand, and their local day. */
const registers = {
  skrd: { table: "tagihan", day: "d.hariterbit" },
  ssrd: { table: "pembayaran", day: "d.hariterima" },
} as const;

function insertRegister(
  tx: Transaction,
  objectid: number,
  range: DayRange,
  name: keyof typeof registers,
): Promise<number> {
  const { table, day } = registers[name];
  const columns = dimensions.replaceAll(/(\w+)/g, "t.$1");
  const sql = `INSERT INTO register_harian (register, tgl, objectid, urut, ${dimensions}, jumlah, rupiah)
    SELECT '${name}', g.tgl, ?, ROW_NUMBER() OVER (PARTITION BY g.tgl), ${dimensions}, g.jumlah, g.rupiah FROM (
      SELECT ${day} AS tgl, ${columns}, COUNT(*) AS jumlah, SUM(d.jumlah) AS rupiah
      FROM ${table} d JOIN booking t ON t.id = d.bookingid
      WHERE t.objectid = ? AND ${day} BETWEEN ? AND ?
      GROUP BY ${day}, ${columns}
    ) g`;
  return tx.$executeRawUnsafe(sql, objectid, objectid, range.from, range.until);
}

/** Puts the bills and receipts of an object's days, as they stand now, in the place of what was summed up of them before. */
export async function replaceRegisterDays(tx: Transaction, objectid: number, range: DayRange): Promise<void> {
  const { from, until } = range;
  await tx.$executeRaw`DELETE FROM register_harian WHERE objectid = ${objectid} AND tgl BETWEEN ${from} AND ${until}`;
  await insertRegister(tx, objectid, range, "skrd");
  await insertRegister(tx, objectid, range, "ssrd");
}
