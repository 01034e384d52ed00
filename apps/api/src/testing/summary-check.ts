import { type Database, readerOptions } from "@retribusi/db/client";

/*
 * What the summaries must say, from the rows, in SQL of its own: days by zones and not by the generated columns, use by days and hours
 * that are counted out. Nothing here is shared with what calculates them.
 */

const hours = (zone: string) =>
  `CASE ${zone} WHEN 'Asia/Jayapura' THEN '+09:00' WHEN 'Asia/Makassar' THEN '+08:00' ELSE '+07:00' END`;

/** Every booking with its local days and what the summaries measure. */
const facts = `facts AS (
  SELECT b.*, COALESCE(b.bankid, '') AS bank,
    CAST(CONVERT_TZ(b.date_created, '+00:00', ${hours("COALESCE(o.zonawaktu, p.zonawaktu)")}) AS DATE) AS ordered,
    CONVERT_TZ(b.tglmulaipemakaian, '+00:00', ${hours("COALESCE(o.zonawaktu, p.zonawaktu)")}) AS starts,
    CONVERT_TZ(b.tglakhirpemakaian, '+00:00', ${hours("COALESCE(o.zonawaktu, p.zonawaktu)")}) AS ends,
    CASE WHEN b.tglbayarbilling IS NULL THEN 0 ELSE 1 END AS paid,
    CASE b.satuantarif WHEN 'malam' THEN b.lamapemakaian * 1440
      ELSE (UNIX_TIMESTAMP(b.tglakhirpemakaian) - UNIX_TIMESTAMP(b.tglmulaipemakaian)) / 60 END AS minutes,
    ${hours("p.zonawaktu")} AS office
  FROM booking b JOIN mst_objectretribusi o USING (objectid) JOIN tbl_pemda p ON p.idpemda = b.idpemda)`;

const dimensions = "idpemda, idskpd, pengelolaid, kategoriid, jenisbooking, idjenis, idanggaran";
const count = (condition: string) => `COUNT(CASE WHEN ${condition} THEN 1 END)`;
const measures = (received: string) => `COUNT(*) AS jumlah, COUNT(idbilling) AS ditagih, ${count("paid = 1")} AS lunas,
  ${count("statusbooking = 60 OR statusbooking = 70")} AS digunakan, ${count("statusbooking = 80")} AS ditolak,
  ${count("statusbooking = 90")} AS dibatalkan, ${count("statusbooking = 92")} AS kedaluwarsa, ${count("statusbooking = 95")} AS tidakhadir,
  SUM(totalbiaya + diskon) AS subtotal, SUM(diskon) AS diskon, SUM(totalbiaya) AS totalbiaya, ${received} AS dibayar,
  SUM(paid * (TO_DAYS(starts) - TO_DAYS(ordered))) AS haritunggulunas, CAST(SUM(paid * minutes) AS SIGNED) AS menitpakailunas`;
const names =
  "jumlah, ditagih, lunas, digunakan, ditolak, dibatalkan, kedaluwarsa, tidakhadir, subtotal, diskon, totalbiaya, dibayar, haritunggulunas, menitpakailunas";

const counted = (keys: string, extra: string, extraOf: (bank: string) => string) => `WITH ${facts}
  SELECT 'pesan' AS dasar, ordered AS tgl, ${keys}${extraOf("bank")}, ${measures("SUM(paid * totalbiaya)")} FROM facts
    GROUP BY ordered, ${keys}${extra}
  UNION ALL SELECT 'pakai', CAST(starts AS DATE), ${keys}${extraOf("bank")}, ${measures("SUM(paid * totalbiaya)")} FROM facts
    GROUP BY CAST(starts AS DATE), ${keys}${extra}
  UNION ALL SELECT 'bayar', CAST(CONVERT_TZ(m.moment, '+00:00', office) AS DATE), ${keys}${extraOf("payer")}, ${measures("SUM(m.money)")}
    FROM (SELECT bookingid, tgltransaksi AS moment, jumlah AS money, bankid AS payer FROM pembayaran) m JOIN (SELECT f.*, f.id AS bookingid FROM facts f) f USING (bookingid)
    GROUP BY CAST(CONVERT_TZ(m.moment, '+00:00', office) AS DATE), ${keys}${extra.replace("bank", "payer")}`;

/** Counts and rupiah of several days. */
const sums = names.split(", ").map((name) => `CAST(SUM(${name}) AS SIGNED) AS ${name}`);

const keys = `objectid, ${dimensions}`;

const places = "idpemda, idskpd, pengelolaid, idjenis, idanggaran";
const placesOfBooking = places.replaceAll(/(\w+)/g, "b.$1");

/** Documents by their day on the region's calendar. */
const registered = (name: string, table: string, moment: string) => `
  SELECT '${name}' AS register, CAST(CONVERT_TZ(d.${moment}, '+00:00', ${hours("p.zonawaktu")}) AS DATE) AS tgl, b.objectid, ${placesOfBooking}, COUNT(*) AS jumlah, SUM(d.jumlah) AS rupiah
  FROM ${table} d JOIN booking b ON b.id = d.bookingid JOIN tbl_pemda p ON p.idpemda = b.idpemda GROUP BY tgl, b.objectid, ${placesOfBooking}`;

/** Whole numbers from nothing to a year, and to a day of hours. */
const numbers = (until: number) => `numbers AS (SELECT 0 AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < ${until})`;

/** What stands for a weekday among the ones that differ: `,6=09:00-14:00`, or nothing. */
const differing = (day: string) =>
  `COALESCE(REGEXP_SUBSTR(CONCAT(',', COALESCE(c.jamhari, '')), CONCAT(',', WEEKDAY(${day}) + 1, '=[^,]*')), '')`;

/** `08:00-22:00` of a day by the capacity in force, nothing where it was closed. */
const hoursOf = (
  day: string,
) => `(SELECT IF(${differing(day)} = '', CONCAT(c.jambuka, '-', c.jamtutup), SUBSTRING(${differing(day)}, 4))
  FROM kapasitas_object c WHERE c.objectid = f.objectid
  ORDER BY c.berlakumulai <= ${day} DESC, ABS(DATEDIFF(c.berlakumulai, ${day})) LIMIT 1)`;

const day = "CAST(f.starts AS DATE) + INTERVAL n.n DAY";
const opensAt = (times: string) => `TIME_TO_SEC(LEFT(${times}, 5))`;
const closesAt = (times: string) => `TIME_TO_SEC(RIGHT(${times}, 5))`;

/** Each local day on which a booking uses its object, with its opening times: its own, and what is left of the night before. */
const used = `used AS (
  SELECT f.objectid, f.jumlahunit, f.satuantarif, n.n AS serial, ${day} AS tgl, f.starts, f.ends,
    ${hoursOf(day)} AS own, ${hoursOf(`${day} - INTERVAL 1 DAY`)} AS eve
  FROM facts f JOIN numbers n ON CASE WHEN f.satuantarif = 'malam' THEN n.n < f.lamapemakaian
    ELSE CAST(f.starts AS DATE) + INTERVAL n.n DAY < f.ends END
  WHERE f.statusbooking IN (50, 60, 70)),
  opened AS (SELECT u.*, CAST(tgl AS DATETIME) AS midnight,
    CAST(tgl AS DATETIME) + INTERVAL IF(own = '', 0, ${opensAt("own")}) SECOND AS opens,
    CAST(tgl AS DATETIME) + INTERVAL IF(own = '', 0, IF(${closesAt("own")} < ${opensAt("own")}, 86400, ${closesAt("own")})) SECOND AS closes,
    CAST(tgl AS DATETIME) + INTERVAL IF(eve <> '' AND ${closesAt("eve")} < ${opensAt("eve")}, ${closesAt("eve")}, 0) SECOND AS ends_night
    FROM used u)`;

const overlap = (from: string, until: string) =>
  `GREATEST(0, TIMESTAMPDIFF(MINUTE, GREATEST(starts, ${from}), LEAST(ends, ${until}))) * jumlahunit`;

/** Minutes of the day that are used while it is open, within an hour of it or all over it. */
const inOpening = (from = "midnight", until = "midnight + INTERVAL 1 DAY") =>
  `(${overlap(`GREATEST(opens, ${from})`, `LEAST(closes, ${until})`)} + ${overlap(from, `LEAST(ends_night, ${until})`)})`;

const whole = "TIMESTAMPDIFF(MINUTE, opens, closes) + TIMESTAMPDIFF(MINUTE, midnight, ends_night)";

const daily = `WITH RECURSIVE ${numbers(400)}, ${facts}, ${used}
  SELECT objectid, tgl,
    SUM(IF(satuantarif = 'malam', 1440 * jumlahunit, ${inOpening()})) AS menit,
    CAST(ROUND(SUM(IF(satuantarif = 'malam', jumlahunit, 0))
      + COALESCE(SUM(IF(satuantarif = 'malam', 0, ${inOpening()})) / NULLIF(MAX(${whole}), 0), 0), 4) AS CHAR) AS unithari,
    COUNT(*) AS jumlah, COUNT(CASE WHEN serial = 0 THEN 1 END) AS datang
  FROM opened GROUP BY objectid, tgl`;

const byHour = `WITH RECURSIVE ${numbers(400)}, ${facts}, ${used}
  SELECT objectid, tgl, h.n AS jam, SUM(${inOpening("midnight + INTERVAL h.n HOUR", "midnight + INTERVAL h.n + 1 HOUR")}) AS menit
  FROM opened JOIN numbers h ON h.n < 24 WHERE satuantarif <> 'malam' GROUP BY objectid, tgl, h.n HAVING menit > 0`;

const tables = {
  ringkasan_rinci: {
    kept: `SELECT dasar, tgl, ${keys}, statusbooking, kelompoktarif, bankid, ${names} FROM ringkasan_rinci`,
    recalculated: counted(
      keys,
      ", statusbooking, kelompoktarif, bank",
      (bank) => `, statusbooking, kelompoktarif, ${bank} AS bankid`,
    ),
  },
  ringkasan_harian: {
    kept: `SELECT dasar, tgl, ${keys}, ${names} FROM ringkasan_harian`,
    recalculated: counted(keys, "", () => ""),
  },
  ringkasan_bulanan: {
    kept: `SELECT dasar, tgl, ${keys}, ${names} FROM ringkasan_bulanan`,
    recalculated: `SELECT dasar, CONCAT(LEFT(tgl, 7), '-01') AS bulan, ${keys}, ${sums} FROM (${counted(keys, "", () => "")}) d
      GROUP BY dasar, bulan, ${keys}`,
  },
  register_harian: {
    kept: `SELECT register, tgl, objectid, ${places}, jumlah, rupiah FROM register_harian`,
    recalculated: `${registered("skrd", "tagihan", "tglterbit")} UNION ALL ${registered("ssrd", "pembayaran", "tglterima")}`,
  },
  penggunaan_harian: {
    kept: "SELECT objectid, tgl, menit, CAST(unithari AS CHAR) AS unithari, jumlah, datang FROM penggunaan_harian",
    recalculated: daily,
  },
  penggunaan_jam: { kept: "SELECT objectid, tgl, jam, menit FROM penggunaan_jam", recalculated: byHour },
} as const;

async function linesOf({ pool }: Database, sql: string): Promise<string[]> {
  const rows = await pool.query<object[]>({ ...readerOptions, sql });
  return rows.map((row) => Object.values(row).join(" ")).sort();
}

/** Every summary table as it is kept, and as the rows tell it: one line for each row, in an order of their own. */
export async function readSummaries(db: Database) {
  const read = Object.entries(tables).map(async ([name, { kept, recalculated }]) => ({
    name,
    kept: await linesOf(db, kept),
    recalculated: await linesOf(db, recalculated),
  }));
  return Promise.all(read);
}
