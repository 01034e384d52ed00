import type { ReportName } from "@retribusi/contract/features/report/report.endpoints";
import { average, dayOf, groupName, type Proof, paid, percent, type Scope, states } from "./proof.ts";
import { usageProofs } from "./usage-proofs.ts";

/*
 * What every report must say, in SQL of its own: from bookings, ledger, bills, targets, capacities and closures, with days by the zones of
 * regions and objects. Nothing here is shared with what calculates reports. The world of these reports has one zone for each region.
 */

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
  const selected = Object.entries(columns).map(([name, sql]) => `${sql} AS ${name}`);
  return {
    detail: ({ where }) =>
      `SELECT x.id, ROW_NUMBER() OVER (ORDER BY ${order}) AS place, ${selected.join(", ")}, ${described}, x.jumlah
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
  penggunaan: usageProofs,
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
