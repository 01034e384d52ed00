import { figureCodes } from "@retribusi/contract/features/report/report.figures";

const minutes = `IF(t.satuantarif = 'malam', t.lamapemakaian * 1440, TIMESTAMPDIFF(MINUTE, t.tglmulaipemakaian, t.tglakhirpemakaian))`;
const daysAhead = "DATEDIFF(t.haripakai, t.haripesan)";
const isPaid = "t.tglbayarbilling IS NOT NULL";
const countIn = (codes: readonly number[]) => `SUM(t.statusbooking IN (${codes.join(", ")}))`;

/** Figures and how each is made from the bookings `t` of a group; what was received depends on the day that counts. */
export const figures = {
  jumlah: "COUNT(*)",
  ditagih: "SUM(t.idbilling IS NOT NULL)",
  lunas: `SUM(${isPaid})`,
  digunakan: countIn(figureCodes.digunakan),
  ditolak: countIn(figureCodes.ditolak),
  dibatalkan: countIn(figureCodes.dibatalkan),
  kedaluwarsa: countIn(figureCodes.kedaluwarsa),
  tidakhadir: countIn(figureCodes.tidakhadir),
  subtotal: "SUM(t.tarif * t.lamapemakaian * t.jumlahunit)",
  diskon: "SUM(t.diskon)",
  totalbiaya: "SUM(t.totalbiaya)",
  haritunggulunas: `SUM(IF(${isPaid}, ${daysAhead}, 0))`,
  menitpakailunas: `SUM(IF(${isPaid}, ${minutes}, 0))`,
} as const;

/** A column of the summaries. */
export type Figure = keyof typeof figures | "dibayar";

const isFigure = (name: string): name is Figure => name === "dibayar" || Object.hasOwn(figures, name);
export const figureNames: readonly Figure[] = [...Object.keys(figures), "dibayar"].filter(isFigure);

/** One of the days that bookings are counted by, and where it stands. */
interface Basis {
  readonly day: string;
  /** The instant behind the day, which has the index. */
  readonly moment: string;
  readonly from: string;
  readonly bankid: string;
  /** Rupiah received. */
  readonly paid: string;
}

const priceOfPaid = `SUM(IF(${isPaid}, t.totalbiaya, 0))`;
const ofBookings = { from: "booking t", bankid: "COALESCE(t.bankid, '')", paid: priceOfPaid } as const;

export const bases = {
  pesan: { ...ofBookings, day: "t.haripesan", moment: "t.date_created" },
  pakai: { ...ofBookings, day: "t.haripakai", moment: "t.tglmulaipemakaian" },
  bayar: {
    from: "pembayaran m JOIN booking t ON t.id = m.bookingid",
    day: "m.haribuku",
    moment: "m.tgltransaksi",
    bankid: "m.bankid",
    paid: "SUM(m.jumlah)",
  },
} as const satisfies Record<string, Basis>;

export type BasisName = keyof typeof bases;
export const basisNames = ["pesan", "pakai", "bayar"] as const satisfies readonly BasisName[];
