import type { ReportName } from "@retribusi/contract/features/report/report.endpoints";

/*
 * What every report must say, in SQL of its own: from bookings, ledger, bills, targets, capacities and closures, with days by the zones of
 * regions and objects. Nothing here is shared with what calculates reports. The world of these reports has one zone for each region.
 */

/** Who reads, and which rows are theirs: `t` is a booking or an object, or a target. */
export interface Scope {
  readonly name: string;
  readonly reader: string;
  readonly where: string;
  readonly agencies: string;
  /** What is asked beside, where the reader sees more. */
  readonly asked?: string;
}

export interface Proof {
  readonly asked: string;
  /** Columns of the answer, in order. */
  readonly columns: readonly string[];
  /** Details: one row each, with `id`, the columns of `keys` and those of `sums`. */
  readonly detail: (scope: Scope) => string;
  readonly keys: readonly string[];
  readonly sums: readonly string[];
  /** Of sums, as SQL. */
  readonly ratios?: Readonly<Record<string, string>>;
  readonly order: string;
  readonly groupedBy?: number;
  /** Where a page of a long book has its subtotals; between the lines where it is left out. */
  readonly subtotalsOnScreen?: "behind" | "none";
  readonly isOfGroups?: boolean;
  readonly hasGroupFilter?: boolean;
}

const hours = "(SELECT IF(p.zonawaktu = 'Asia/Jayapura', 9, 7) FROM tbl_pemda p WHERE p.idpemda = t.idpemda)";
const dayOf = (moment: string) => `CAST(${moment} + INTERVAL ${hours} HOUR AS DATE)`;
const percent = (of: string, to: string) => `ROUND(100 * COALESCE(${of}, 0) / NULLIF(${to}, 0))`;
const average = (of: string, to: string) => `ROUND(COALESCE(${of}, 0) / NULLIF(${to}, 0), 2)`;
const groupName = "(SELECT g.pengelolaname FROM tbl_kelompokpengelola g WHERE g.pengelolaid = t.pengelolaid)";
const count = (condition: string) => `COUNT(CASE WHEN ${condition} THEN 1 END)`;
const states = (...codes: number[]) => count(codes.map((code) => `t.statusbooking = ${code}`).join(" OR "));
const years = "dari=2025-01-01&sampai=2026-12-31";
const withinYears = (day: string) => `${day} >= '2025-01-01' AND ${day} < '2027-01-01'`;

const rekapSums =
  "jumlah,ditagih,lunas,digunakan,dibatalkan,ditolak,kedaluwarsa,tidakhadir,subtotal,diskon,totalbiaya,dibayar".split(
    ",",
  );
const rekapRatios = {
  persenlunas: percent("lunas", "jumlah"),
  ratarata: average("dibayar", "lunas"),
  perubahan: "ROUND(100 * (COALESCE(dibayar, 0) - tahunlalu) / NULLIF(tahunlalu, 0))",
};

/** Payments of days that are still to come are no payments; a use may be paid long before its day. */
const hasCome = (day: string) => `${day} <= CAST(UTC_TIMESTAMP() + INTERVAL 7 HOUR AS DATE)`;

/** Groups by their month, and what was received a year earlier in the month that it is compared with. */
const rekapOf = (from: string, day: string, key: string, received: string, past: string) => (scope: Scope) =>
  `SELECT DATE_FORMAT(${day}, '%Y-%m') AS bulan, ${key}, t.pengelolaid AS id, COUNT(*) AS jumlah,
    COUNT(t.idbilling) AS ditagih, COUNT(t.tglbayarbilling) AS lunas, ${states(60, 70)} AS digunakan, ${states(90)} AS dibatalkan,
    ${states(80)} AS ditolak, ${states(92)} AS kedaluwarsa, ${states(95)} AS tidakhadir, SUM(t.totalbiaya + t.diskon) AS subtotal,
    SUM(t.diskon) AS diskon, SUM(t.totalbiaya) AS totalbiaya, ${received} AS dibayar, 0 AS tahunlalu
   FROM ${from} WHERE ${scope.where} AND ${withinYears(day)} GROUP BY 1, 2, 3
   UNION ALL SELECT DATE_FORMAT(${day} + INTERVAL 1 YEAR, '%Y-%m'), ${key}, t.pengelolaid, ${"0, ".repeat(12)} ${received}
   FROM ${from} WHERE ${scope.where} AND ${withinYears(`${day} + INTERVAL 1 YEAR`)} AND t.tglbayarbilling IS NOT NULL AND ${past} GROUP BY 1, 2, 3`;

const rekap = (dasar: string, from: string, moment: string, received: string): Proof => ({
  asked: `${years}&dasar=${dasar}&kelompok=pengelolaid&rinci=bulan&kolom=${rekapSums.join()},tahunlalu,${Object.keys(rekapRatios).join()}`,
  columns: ["pengelolaid", "bulan", ...rekapSums, "tahunlalu", ...Object.keys(rekapRatios)],
  detail: rekapOf(
    from,
    dayOf(moment),
    `${groupName} AS pengelolaid`,
    received,
    dasar === "pakai" ? "TRUE" : hasCome(`${dayOf(moment)} + INTERVAL 1 YEAR`),
  ),
  keys: ["pengelolaid", "bulan"],
  sums: [...rekapSums, "tahunlalu"],
  ratios: rekapRatios,
  order: "pengelolaid, bulan",
  groupedBy: 0,
  isOfGroups: true,
});

const payments = "pembayaran m JOIN booking t ON t.id = m.bookingid";

/** Objects on each day of a quarter with the capacity that was in force: `open` and `close` in minutes, `span` between them. */
const spots = (
  scope: Scope,
) => `WITH RECURSIVE days AS (SELECT DATE '2026-01-01' AS tgl UNION ALL SELECT tgl + INTERVAL 1 DAY FROM days WHERE tgl < '2026-03-31'),
  spots AS (SELECT t.objectid, t.pengelolaid, ${groupName} AS groupname, d.tgl, ${hours} AS ahead, c.jumlahobject AS units, c.statusobject AS active,
      c.satuantarif = 'malam' AS nightly, TIME_TO_SEC(c.jambuka) / 60 AS open, TIME_TO_SEC(c.jamtutup) / 60 AS close
    FROM mst_objectretribusi t JOIN days d JOIN kapasitas_object c ON c.objectid = t.objectid
      AND c.berlakumulai = (SELECT MAX(k.berlakumulai) FROM kapasitas_object k WHERE k.objectid = t.objectid AND k.berlakumulai <= d.tgl)
    WHERE ${scope.where})`;

/** Minutes of the day `s.tgl` between two moments of it that lie between two others, all local. */
const shared = (from: string, until: string, start: string, end: string) =>
  `GREATEST(0, TIMESTAMPDIFF(MINUTE, GREATEST(s.tgl + INTERVAL ${from} MINUTE, ${start} + INTERVAL s.ahead HOUR), LEAST(s.tgl + INTERVAL ${until} MINUTE, ${end} + INTERVAL s.ahead HOUR)))`;

const closedIn = (from: string, until: string) =>
  `COALESCE((SELECT SUM(COALESCE(x.jumlahunit, s.units) * ${shared(from, until, "x.tglmulai", "x.tglakhir")}) FROM penutupan_object x WHERE x.objectid = s.objectid), 0)`;

const closedNight = `COALESCE((SELECT SUM(COALESCE(x.jumlahunit, s.units)) FROM penutupan_object x WHERE x.objectid = s.objectid
  AND x.tglmulai + INTERVAL s.ahead HOUR < s.tgl + INTERVAL 30 HOUR AND x.tglakhir + INTERVAL s.ahead HOUR > s.tgl + INTERVAL 18 HOUR), 0)`;

/** What takes units: bookings that are paid, in use or finished. */
const usedIn = (from: string, until: string) =>
  `COALESCE((SELECT SUM(b.jumlahunit * ${shared(from, until, "b.tglmulaipemakaian", "b.tglakhirpemakaian")}) FROM booking b
    WHERE b.objectid = s.objectid AND b.statusbooking IN (50, 60, 70) AND b.satuantarif <> 'malam'), 0)`;

const usedNights = `COALESCE((SELECT SUM(b.jumlahunit) FROM booking b WHERE b.objectid = s.objectid AND b.statusbooking IN (50, 60, 70) AND b.satuantarif = 'malam'
  AND DATEDIFF(s.tgl, CAST(b.tglmulaipemakaian + INTERVAL s.ahead HOUR AS DATE)) BETWEEN 0 AND b.lamapemakaian - 1), 0)`;

const useSums = "tersedia,terpakai,jumlah,lunas,haripakai,haritunggu,dibatalkan,tidakhadir,pendapatan".split(",");
const useColumns =
  "tersedia,terpakai,okupansi,jumlah,lunas,haripakai,ratalama,haritunggu,ratatunggu,dibatalkan,tidakhadir,pendapatan,perunit".split(
    ",",
  );
const paid = (value: string) => `SUM(CASE WHEN t.tglbayarbilling IS NULL THEN 0 ELSE ${value} END)`;

const use = (scope: Scope) => `${spots(scope)},
  taken AS (SELECT s.pengelolaid AS g, s.groupname, DATE_FORMAT(s.tgl, '%Y-%m') AS bulan,
      SUM(CASE WHEN s.active = 0 THEN 0 WHEN s.nightly THEN GREATEST(0, s.units - ${closedNight})
        ELSE (s.units * (s.close - s.open) - ${closedIn("s.open", "s.close")}) / (s.close - s.open) END) AS tersedia,
      SUM(ROUND(${usedNights} + ${usedIn("s.open", "s.close")} / (s.close - s.open), 4)) AS terpakai
    FROM spots s GROUP BY 1, 2, 3),
  begun AS (SELECT t.pengelolaid AS g, DATE_FORMAT(${dayOf("t.tglmulaipemakaian")}, '%Y-%m') AS bulan, COUNT(*) AS jumlah, COUNT(t.tglbayarbilling) AS lunas,
      ${paid("IF(t.satuantarif = 'malam', t.lamapemakaian, TIMESTAMPDIFF(MINUTE, t.tglmulaipemakaian, t.tglakhirpemakaian) / 1440)")} AS haripakai,
      ${paid(`DATEDIFF(${dayOf("t.tglmulaipemakaian")}, ${dayOf("t.date_created")})`)} AS haritunggu,
      ${states(90)} AS dibatalkan, ${states(95)} AS tidakhadir, ${paid("t.totalbiaya")} AS pendapatan
    FROM booking t WHERE ${scope.where} GROUP BY 1, 2)
  SELECT CONCAT(a.g, a.bulan) AS id, a.groupname AS pengelolaid, a.bulan, ROUND(a.tersedia, 2) AS tersedia, ROUND(a.terpakai, 2) AS terpakai,
    COALESCE(b.jumlah, 0) AS jumlah, COALESCE(b.lunas, 0) AS lunas, ROUND(COALESCE(b.haripakai, 0), 2) AS haripakai, COALESCE(b.haritunggu, 0) AS haritunggu,
    COALESCE(b.dibatalkan, 0) AS dibatalkan, COALESCE(b.tidakhadir, 0) AS tidakhadir, COALESCE(b.pendapatan, 0) AS pendapatan
  FROM taken a LEFT JOIN begun b ON b.g = a.g AND b.bulan = a.bulan`;

const hour = ["GREATEST(s.open, 60 * h.n)", "LEAST(s.close, 60 * h.n + 60)"] as const;

const useByHour = (
  scope: Scope,
) => `${spots(scope)}, hours AS (SELECT 0 AS n UNION ALL SELECT n + 1 FROM hours WHERE n < 23)
  SELECT h.n AS id, CONCAT(LPAD(h.n, 2, '0'), ':00') AS jam,
    ROUND(SUM(IF(s.active = 1, (s.units * (${hour[1]} - ${hour[0]}) - ${closedIn(...hour)}) / 60, 0)), 2) AS jamtersedia,
    ROUND(SUM(${usedIn(...hour)} / 60), 2) AS jamterpakai
  FROM spots s JOIN hours h ON 60 * h.n < s.close AND 60 * h.n + 60 > s.open WHERE NOT s.nightly GROUP BY h.n`;

const quarter = "dari=2026-01-01&sampai=2026-03-31";

const achieved = ({ where, agencies }: Scope) =>
  `SELECT CONCAT(x.s, '-', x.a) AS id, s.skpdname AS idskpd, CONCAT(a.rekeninganggaran, ' ', a.uraiananggaran) AS idanggaran,
    SUM(x.target) AS target, SUM(x.now) AS realisasi, SUM(x.old) AS tahunlalu
   FROM (SELECT t.idskpd AS s, t.idanggaran AS a, t.jumlah AS target, 0 AS now, 0 AS old FROM target_pendapatan t WHERE t.tahun = 2026 AND ${agencies}
     UNION ALL SELECT t.idskpd, t.idanggaran, 0, IF(YEAR(${dayOf("m.tgltransaksi")}) = 2026, m.jumlah, 0), IF(YEAR(${dayOf("m.tgltransaksi")}) = 2025, m.jumlah, 0)
       FROM ${payments} WHERE ${where}) x
   JOIN tbl_skpd s ON s.idskpd = x.s JOIN tbl_mataanggaran a ON a.idanggaran = x.a GROUP BY 1, 2, 3`;

const described = `a.rekeninganggaran AS rekening, CONCAT_WS(' – ', o.objectname, o.subobjectname, t.namapemesan) AS uraian`;
const line = `JOIN booking t ON t.id = x.bookingid JOIN mst_objectretribusi o ON o.objectid = t.objectid JOIN tbl_mataanggaran a ON a.idanggaran = t.idanggaran`;

/** A book's lines, each with its place in the order. */
const book = (
  columns: Readonly<Record<string, string>>,
  { table, condition, order }: { table: string; condition: string; order: string },
): Pick<Proof, "detail" | "keys" | "sums" | "columns" | "order"> => {
  const names = Object.keys(columns);
  const at = names.indexOf("idbilling") + 1 + (names.includes("batasbayar") ? 1 : 0);
  const shown = [...names.slice(0, at), "rekening", "uraian", ...names.slice(at), "jumlah"];
  const told = Object.entries(columns).map(([name, sql]) => `${sql} AS ${name}`);
  return {
    detail: ({ where }) =>
      `SELECT x.id, ROW_NUMBER() OVER (ORDER BY ${order}) AS place, ${told.join(", ")}, ${described}, x.jumlah
       FROM ${table} x ${line} WHERE ${condition} AND ${where}`,
    keys: ["place", ...shown.filter((name) => name !== "jumlah")],
    sums: ["jumlah"],
    columns: shown,
    order: "place",
  };
};

const serial = (column: string) =>
  `t.idskpd, SUBSTRING_INDEX(${column}, '/', -1), CAST(SUBSTRING_INDEX(${column}, '/', 1) AS UNSIGNED)`;

const bku = book(
  { hari: dayOf("x.tgltransaksi"), nomorkuitansi: "x.nomorkuitansi", idbilling: "x.idbilling" },
  {
    table: "pembayaran",
    condition: withinYears(dayOf("x.tgltransaksi")),
    order: `${dayOf("x.tgltransaksi")}, a.rekeninganggaran, x.id`,
  },
);

const age = `DATEDIFF(${dayOf("UTC_TIMESTAMP(3)")}, ${dayOf("x.tglterbit")})`;
const ageName = `CASE WHEN ${age} <= 1 THEN '0–1 days' WHEN ${age} <= 7 THEN '2–7 days' WHEN ${age} <= 30 THEN '8–30 days' WHEN ${age} <= 90 THEN '31–90 days' ELSE 'over 90 days' END`;

const piutang = book(
  {
    kelompokumur: ageName,
    umur: age,
    nomordokumen: "x.nomordokumen",
    idbilling: "x.idbilling",
    batasbayar: dayOf("x.tglexpired"),
  },
  { table: "tagihan", condition: "x.statustagihan = 'terbit'", order: "x.tglterbit, x.id" },
);

const arrived = `DATE(x.tglterima + INTERVAL t.selisihkas HOUR)`;
const since = `DATEDIFF(${dayOf("UTC_TIMESTAMP(3)")}, ${arrived})`;

const pengecualian = book(
  {
    kelompokumur: ageName.replaceAll(age, since),
    umur: since,
    hari: arrived,
    idbilling: "x.idbilling",
    jenis:
      "CASE x.jenis WHEN 'terlambat' THEN 'Late' WHEN 'ganda' THEN 'Paid twice' WHEN 'selisih' THEN 'Another amount' ELSE 'Unknown bill' END",
  },
  { table: "pengecualian_bayar", condition: "x.penyelesaian IS NULL", order: `${since} DESC, x.tglterima, x.id` },
);

const skrd = book(
  {
    nomor: "x.nomordokumen",
    hari: dayOf("x.tglterbit"),
    idbilling: "x.idbilling",
    keadaan:
      "CASE x.statustagihan WHEN 'terbit' THEN 'Open' WHEN 'lunas' THEN 'Paid' WHEN 'batal' THEN 'Void' ELSE 'Expired' END",
  },
  { table: "tagihan", condition: withinYears(dayOf("x.tglterbit")), order: serial("x.nomordokumen") },
);

const ssrd = book(
  { nomor: "x.nomorkuitansi", hari: dayOf("x.tglterima"), idbilling: "x.idbilling" },
  { table: "pembayaran", condition: withinYears(dayOf("x.tglterima")), order: serial("x.nomorkuitansi") },
);

/** Every report with what it must say; a report that isn't here fails the test over the registry. */
export const handwritten: Readonly<Record<ReportName, readonly Proof[]>> = {
  rekap: [
    rekap("bayar", payments, "m.tgltransaksi", "SUM(m.jumlah)"),
    rekap("pakai", "booking t", "t.tglmulaipemakaian", paid("t.totalbiaya")),
  ],
  penggunaan: [
    {
      asked: `${quarter}&kelompok=pengelolaid&rinci=bulan&kolom=${useColumns.join()}`,
      columns: ["pengelolaid", "bulan", ...useColumns],
      detail: use,
      keys: ["pengelolaid", "bulan"],
      sums: useSums,
      ratios: {
        okupansi: percent("terpakai", "tersedia"),
        ratalama: average("haripakai", "lunas"),
        ratatunggu: average("haritunggu", "lunas"),
        perunit: average("pendapatan", "tersedia"),
      },
      order: "pengelolaid, bulan",
      groupedBy: 0,
      isOfGroups: true,
    },
    {
      asked: `${quarter}&kelompok=jam`,
      columns: ["jam", "jamtersedia", "jamterpakai", "okupansijam"],
      detail: useByHour,
      keys: ["jam"],
      sums: ["jamtersedia", "jamterpakai"],
      ratios: { okupansijam: percent("jamterpakai", "jamtersedia") },
      order: "jam",
      isOfGroups: true,
    },
  ],
  realisasi: [
    {
      asked: "tahun=2026",
      columns: ["idskpd", "idanggaran", "target", "realisasi", "persen", "tahunlalu"],
      detail: achieved,
      keys: ["idskpd", "idanggaran"],
      sums: ["target", "realisasi", "tahunlalu"],
      ratios: { persen: percent("realisasi", "target") },
      order: "idskpd, idanggaran",
      groupedBy: 0,
    },
  ],
  bku: [{ ...bku, asked: years, groupedBy: 0, subtotalsOnScreen: "none", hasGroupFilter: true }],
  piutang: [{ ...piutang, asked: "", groupedBy: 0, subtotalsOnScreen: "behind", hasGroupFilter: true }],
  pengecualian: [{ ...pengecualian, asked: "", groupedBy: 0, subtotalsOnScreen: "behind", hasGroupFilter: true }],
  skrd: [{ ...skrd, asked: years, hasGroupFilter: true }],
  ssrd: [{ ...ssrd, asked: years, hasGroupFilter: true }],
};
