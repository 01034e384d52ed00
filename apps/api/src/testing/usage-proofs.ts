import { average, dayOf, groupName, hours, type Proof, paid, percent, type Scope, states } from "./proof.ts";

/** Objects on each day of a quarter with the capacity that was in force: `open` and `close` in minutes, `span` between them. */
const spots = (
  scope: Scope,
) => `WITH RECURSIVE days AS (SELECT DATE '2026-01-01' AS tgl UNION ALL SELECT tgl + INTERVAL 1 DAY FROM days WHERE tgl < '2026-03-31'),
  spots AS (SELECT t.objectid, t.pengelolaid, ${groupName} AS groupname, CONCAT_WS(' – ', t.objectname, t.subobjectname) AS objectname, d.tgl, ${hours} AS ahead, c.jumlahobject AS units, c.statusobject AS active,
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

/** What use can be grouped by: the key of an object's day, that of a booking, and how it reads. */
const begins = dayOf("t.tglmulaipemakaian");
const weekday = (day: string) =>
  `ELT(1 + WEEKDAY(${day}), 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')`;
const groups = {
  pengelolaid: { spot: "s.pengelolaid", booking: "t.pengelolaid", name: "MAX(s.groupname)" },
  objectid: { spot: "s.objectid", booking: "t.objectid", name: "MAX(s.objectname)" },
  bulan: {
    spot: "DATE_FORMAT(s.tgl, '%Y-%m')",
    booking: `DATE_FORMAT(${begins}, '%Y-%m')`,
    name: "DATE_FORMAT(MAX(s.tgl), '%Y-%m')",
  },
  hari: { spot: "s.tgl", booking: begins, name: "MAX(s.tgl)" },
  haripekan: { spot: "WEEKDAY(s.tgl)", booking: `WEEKDAY(${begins})`, name: weekday("MAX(s.tgl)") },
} as const;
type GroupName = keyof typeof groups;

const use =
  (first: GroupName, second: GroupName | null, condition = "TRUE") =>
  (scope: Scope) => {
    const one = groups[first];
    const other = second ? groups[second] : { spot: "0", booking: "0", name: "0" };
    return `${spots(scope)},
  taken AS (SELECT ${one.spot} AS g, ${other.spot} AS h, ${one.name} AS gname, ${other.name} AS hname,
      SUM(CASE WHEN s.active = 0 THEN 0 WHEN s.nightly THEN GREATEST(0, s.units - ${closedNight})
        ELSE (s.units * (s.close - s.open) - ${closedIn("s.open", "s.close")}) / (s.close - s.open) END) AS tersedia,
      SUM(ROUND(${usedNights} + ${usedIn("s.open", "s.close")} / (s.close - s.open), 4)) AS terpakai
    FROM spots s GROUP BY 1, 2),
  begun AS (SELECT ${one.booking} AS g, ${other.booking} AS h, COUNT(*) AS jumlah, COUNT(t.tglbayarbilling) AS lunas,
      ${paid("IF(t.satuantarif = 'malam', t.lamapemakaian, TIMESTAMPDIFF(MINUTE, t.tglmulaipemakaian, t.tglakhirpemakaian) / 1440)")} AS haripakai,
      ${paid(`DATEDIFF(${begins}, ${dayOf("t.date_created")})`)} AS haritunggu,
      ${states(90)} AS dibatalkan, ${states(95)} AS tidakhadir, ${paid("t.totalbiaya")} AS pendapatan
    FROM booking t WHERE ${scope.where} AND ${begins} BETWEEN '2026-01-01' AND '2026-03-31' GROUP BY 1, 2)
  SELECT CONCAT_WS('/', a.g, a.h) AS id, a.gname AS ${first}${second ? `, a.hname AS ${second}` : ""},
    ROUND(a.tersedia, 2) AS tersedia, ROUND(a.terpakai, 2) AS terpakai,
    COALESCE(b.jumlah, 0) AS jumlah, COALESCE(b.lunas, 0) AS lunas, ROUND(COALESCE(b.haripakai, 0), 2) AS haripakai, COALESCE(b.haritunggu, 0) AS haritunggu,
    COALESCE(b.dibatalkan, 0) AS dibatalkan, COALESCE(b.tidakhadir, 0) AS tidakhadir, COALESCE(b.pendapatan, 0) AS pendapatan
  FROM taken a LEFT JOIN begun b ON b.g = a.g AND b.h = a.h WHERE ${condition}`;
  };

const hour = ["GREATEST(s.open, 60 * h.n)", "LEAST(s.close, 60 * h.n + 60)"] as const;

const useByHour = (
  scope: Scope,
) => `${spots(scope)}, hours AS (SELECT 0 AS n UNION ALL SELECT n + 1 FROM hours WHERE n < 23)
  SELECT h.n AS id, CONCAT(LPAD(h.n, 2, '0'), ':00') AS jam,
    ROUND(SUM(IF(s.active = 1, (s.units * (${hour[1]} - ${hour[0]}) - ${closedIn(...hour)}) / 60, 0)), 2) AS jamtersedia,
    ROUND(SUM(${usedIn(...hour)} / 60), 2) AS jamterpakai
  FROM spots s JOIN hours h ON 60 * h.n < s.close AND 60 * h.n + 60 > s.open WHERE NOT s.nightly GROUP BY h.n`;

const quarter = "dari=2026-01-01&sampai=2026-03-31";

const sums = "tersedia,terpakai,jumlah,lunas,haripakai,haritunggu,dibatalkan,tidakhadir,pendapatan".split(",");
const columns =
  "tersedia,terpakai,okupansi,jumlah,lunas,haripakai,ratalama,haritunggu,ratatunggu,dibatalkan,tidakhadir,pendapatan,perunit".split(
    ",",
  );
const occupancy = { okupansi: percent("terpakai", "tersedia") };
const ratios = {
  ...occupancy,
  ratalama: average("haripakai", "lunas"),
  ratatunggu: average("haritunggu", "lunas"),
  perunit: average("pendapatan", "tersedia"),
};

/** What the views of the usage page must say, and their files: the table, by weekday and by hour, each object on each day, what stood idle. */
export const usageProofs: readonly Proof[] = [
  {
    asked: `${quarter}&kelompok=pengelolaid&rinci=bulan&kolom=${columns.join()}`,
    columns: ["pengelolaid", "bulan", ...columns],
    detail: use("pengelolaid", "bulan"),
    keys: ["pengelolaid", "bulan"],
    order: "pengelolaid, bulan",
    groupedBy: 0,
    isOfGroups: true,
    sums,
    ratios,
  },
  {
    asked: `${quarter}&kelompok=haripekan&kolom=${columns.join()}`,
    columns: ["haripekan", ...columns],
    detail: use("haripekan", null),
    keys: ["haripekan"],
    order: "FIELD(haripekan, 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')",
    isOfGroups: true,
    sums,
    ratios,
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
  {
    asked: `${quarter}&kelompok=objectid&rinci=hari&kolom=tersedia,terpakai,okupansi`,
    columns: ["objectid", "hari", "tersedia", "terpakai", "okupansi"],
    detail: use("objectid", "hari"),
    keys: ["objectid", "hari"],
    sums: ["tersedia", "terpakai"],
    ratios: occupancy,
    order: "objectid, hari",
    groupedBy: 0,
    isOfGroups: true,
  },
  {
    asked: `${quarter}&kelompok=objectid&rinci=hari&hanya=menganggur&kolom=tersedia,terpakai,jumlah`,
    columns: ["objectid", "hari", "tersedia", "terpakai", "jumlah"],
    detail: use("objectid", "hari", "a.tersedia > 0 AND a.terpakai = 0"),
    keys: ["objectid", "hari"],
    sums: ["tersedia", "terpakai", "jumlah"],
    order: "objectid, hari",
    groupedBy: 0,
    isOfGroups: true,
  },
];
