import { parseArgs } from "node:util";
import { formatRupiah } from "@retribusi/contract/define/money";
import { createDatabase, readerOptions } from "./client.ts";
import { withFiles } from "./secret-file.ts";

/**
 * What the ledger holds of a month, by region, agency and account, from payments alone: an auditor compares it with the reports, which
 * are made another way.
 */
const sql = `SELECT p.pemdaname, s.skpdname, a.rekeninganggaran, a.uraiananggaran, COUNT(*) AS pembayaran, SUM(m.jumlah) AS jumlah
  FROM pembayaran m JOIN booking b ON b.id = m.bookingid JOIN tbl_mataanggaran a ON a.idanggaran = b.idanggaran
  JOIN tbl_skpd s ON s.idskpd = b.idskpd JOIN tbl_pemda p ON p.idpemda = b.idpemda
  WHERE m.tgltransaksi + INTERVAL m.selisihkas HOUR >= ? AND m.tgltransaksi + INTERVAL m.selisihkas HOUR < ? + INTERVAL 1 MONTH
  GROUP BY p.idpemda, s.idskpd, a.idanggaran, p.pemdaname, s.skpdname, a.rekeninganggaran, a.uraiananggaran
  ORDER BY p.pemdaname, s.skpdname, a.rekeninganggaran, a.idanggaran`;

interface LedgerLine {
  readonly pemdaname: string;
  readonly skpdname: string;
  readonly rekeninganggaran: string;
  readonly uraiananggaran: string;
  readonly pembayaran: number;
  readonly jumlah: number;
}

const url = withFiles(process.env).DATABASE_URL;
if (url === undefined) throw new Error("Set DATABASE_URL: mysql://user:password@host:3306/schema");

const { values } = parseArgs({ options: { month: { type: "string" } } });
const month = values.month ?? "";
if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Error("--month takes a month, for example 2026-10");

const database = createDatabase({ url, connectionLimit: 1 });
try {
  const first = `${month}-01`;
  const lines: LedgerLine[] = await database.pool.query({ ...readerOptions, sql }, [first, first]);
  for (const { pemdaname, skpdname, rekeninganggaran, uraiananggaran, pembayaran, jumlah } of lines) {
    const cells = [pemdaname, skpdname, rekeninganggaran, uraiananggaran, pembayaran, formatRupiah(jumlah)];
    console.log(cells.join(" | "));
  }
  console.log(`${month} | ${formatRupiah(lines.reduce((sum, { jumlah }) => sum + jumlah, 0))}`);
} finally {
  await database.close();
}
