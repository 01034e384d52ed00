import { peakUnits } from "@retribusi/contract/features/booking/booking.availability";
import { type Database, readerOptions } from "@retribusi/db/client";

/** Each query finds what must never be; the rows that it answers name it. Bookings that a test has written by hand have no history. */
const forbidden = {
  "history doesn't lead to the state": `
    SELECT b.id FROM booking b JOIN (
      SELECT bookingid, COUNT(*) AS entries, MAX(versi) AS latest, SUM(kestatus * (versi = (
        SELECT MAX(m.versi) FROM booking_riwayat m WHERE m.bookingid = r.bookingid))) AS reached
      FROM booking_riwayat r GROUP BY bookingid) h ON h.bookingid = b.id
    WHERE h.reached <> b.statusbooking OR h.latest <> b.versi OR h.entries <> b.versi + 1`,
  "history has a gap": `
    SELECT r.bookingid AS id FROM booking_riwayat r LEFT JOIN booking_riwayat p ON p.bookingid = r.bookingid AND p.versi = r.versi - 1
    WHERE r.versi > 0 AND (p.id IS NULL OR r.daristatus <> p.kestatus)`,
  "more than one live bill": `
    SELECT bookingid AS id FROM tagihan WHERE statustagihan = 'terbit' GROUP BY bookingid HAVING COUNT(*) > 1`,
  "a booking that waits for money without a bill of its total": `
    SELECT b.id FROM booking b LEFT JOIN tagihan t ON t.idbilling = b.idbilling AND t.statustagihan = 'terbit'
    WHERE b.statusbooking = 40 AND (t.id IS NULL OR t.jumlah <> b.totalbiaya OR t.bookingid <> b.id)`,
  "a live bill of a booking that doesn't wait for it": `
    SELECT b.id FROM tagihan t JOIN booking b ON b.id = t.bookingid
    WHERE t.statustagihan = 'terbit' AND IF(t.jenistagihan = 'utama', b.statusbooking <> 40, b.statusbooking NOT IN (50, 60, 70))`,
  "a supplementary bill that isn't what is left of the price": `
    SELECT b.id FROM tagihan t JOIN booking b ON b.id = t.bookingid
    WHERE t.jenistagihan = 'tambahan' AND t.statustagihan = 'terbit' AND b.statusbooking IN (50, 60) AND t.jumlah <> b.totalbiaya
      - COALESCE((SELECT SUM(p.jumlah) FROM pembayaran p WHERE p.bookingid = b.id), 0)
      + COALESCE((SELECT SUM(r.jumlah) FROM pengembalian r WHERE r.bookingid = b.id AND r.pembayaranid IS NOT NULL AND r.statuspengembalian <> 'ditolak'), 0)`,
  "a use of which a part was neither paid nor billed": `
    SELECT b.id FROM booking b WHERE b.statusbooking IN (50, 60) AND b.totalbiaya > COALESCE((SELECT SUM(p.jumlah) FROM pembayaran p WHERE p.bookingid = b.id), 0)
      AND NOT EXISTS (SELECT 1 FROM tagihan t WHERE t.bookingid = b.id AND t.statustagihan = 'terbit')`,
  "a bill that is paid without its money": `
    SELECT t.id FROM tagihan t LEFT JOIN pembayaran p ON p.tagihanid = t.id
    WHERE t.statustagihan = 'lunas' GROUP BY t.id, t.jumlah HAVING COUNT(p.id) <> 1 OR SUM(p.jumlah) <> t.jumlah`,
  "money for a bill that isn't paid": `
    SELECT p.id FROM pembayaran p JOIN tagihan t ON t.id = p.tagihanid WHERE t.statustagihan <> 'lunas'`,
  "a reference that is nothing or two things": `
    SELECT r.referensi AS id FROM referensi_bank r
      LEFT JOIN pembayaran p ON p.bankid = r.bankid AND p.referensi = r.referensi
      LEFT JOIN pengecualian_bayar x ON x.bankid = r.bankid AND x.referensi = r.referensi
    WHERE r.tglnihil IS NULL AND (p.id IS NULL) = (x.id IS NULL) AND NOT (p.id <=> x.pembayaranid AND x.penyelesaian IN ('reinstate', 'terapkan'))`,
  "money under a reference of which the bank was told that there is none": `
    SELECT r.referensi AS id FROM referensi_bank r
    WHERE r.tglnihil IS NOT NULL AND (
      EXISTS (SELECT 1 FROM pembayaran p WHERE p.bankid = r.bankid AND p.referensi = r.referensi)
      OR EXISTS (SELECT 1 FROM pengecualian_bayar x WHERE x.bankid = r.bankid AND x.referensi = r.referensi))`,
  "money that has two ends, or an end without its proof": `
    SELECT x.id FROM pengecualian_bayar x LEFT JOIN pengembalian r ON r.pengecualianid = x.id AND r.statuspengembalian <> 'ditolak'
    GROUP BY x.id, x.penyelesaian, x.pembayaranid HAVING COUNT(r.id) <> (x.penyelesaian <=> 'kembalikan')
      OR (x.pembayaranid IS NOT NULL) <> (x.penyelesaian <=> 'reinstate' OR x.penyelesaian <=> 'terapkan')`,
  "more paid back than came": `
    SELECT p.id FROM pembayaran p JOIN pengembalian r ON r.pembayaranid = p.id AND r.statuspengembalian <> 'ditolak'
    GROUP BY p.id, p.jumlah HAVING SUM(r.jumlah) > p.jumlah`,
  "a number of a series that was left out": `
    SELECT n.nomor AS id FROM nomor_urut n WHERE n.nomor <> IF(n.jenis = 'SKRD',
      (SELECT COUNT(*) FROM tagihan t WHERE t.idskpd = n.idskpd AND t.nomordokumen LIKE CONCAT('%/SKRD/%/', n.tahun)),
      (SELECT COUNT(*) FROM pembayaran p WHERE p.idskpd = n.idskpd AND p.nomorkuitansi LIKE CONCAT('%/SSRD/%/', n.tahun)))`,
} as const;

interface Hold {
  readonly objectid: number;
  readonly jumlahobject: number;
  readonly start: string;
  readonly end: string;
  readonly units: number;
}

async function oversold({ pool }: Database): Promise<string[]> {
  const sql = `SELECT o.objectid, o.jumlahobject, b.tglmulaipemakaian AS start, b.tglakhirpemakaian AS end, b.jumlahunit AS units
    FROM booking b JOIN mst_objectretribusi o ON o.objectid = b.objectid WHERE b.aktif = 1`;
  const holds = await pool.query<Hold[]>({ ...readerOptions, sql });
  const byObject = Map.groupBy(holds, ({ objectid }) => objectid);
  return [...byObject].flatMap(([objectid, own]) => {
    const usages = own.map(({ start, end, units }) => ({ start: new Date(start), end: new Date(end), units }));
    const peak = peakUnits(usages);
    const units = own[0]?.jumlahobject ?? 0;
    return peak > units ? [`${peak} of ${units} units of object ${objectid} are held`] : [];
  });
}

/** What of the rules that must never break is broken, each in a line; nothing where all is well. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(forbidden).map(async ([rule, sql]) => {
      const rows = await db.pool.query<{ id: number | string }[]>({ ...readerOptions, sql });
      return rows.map(({ id }) => `${rule}: ${id}`);
    }),
  );
  return [...found.flat(), ...(await oversold(db))];
}
