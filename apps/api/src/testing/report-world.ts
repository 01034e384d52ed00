import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { TestApp } from "./test-app.ts";
import { createAgency, createGroup, type Region } from "./world.ts";

/** States that bookings of a report world are in, one after the other; those of `paid` have brought money. */
const states = [70, 50, 60, 90, 40, 92, 95, 80, 70, 10, 30, 20] as const;
const paid: ReadonlySet<number> = new Set([50, 60, 70, 95]);
const payers = ["umum", "pelajar", "instansi", "sosial"] as const;
const units = { penginapan: "malam", gedung: "jam", alat: "hari" } as const;
const banks = ["110", "008"] as const;

/** Groups 0 and 1 share an agency, 0 to 2 a region; 3 and 4 belong to another region, whose clocks are two hours ahead. */
export interface ReportWorld {
  readonly places: readonly Region[];
  readonly customer: number;
}

const hour = 3_600_000;

/** Half an hour before and after midnight in the west, so that a day that is read in another zone is a wrong one. */
const edges = [16.5 * hour, 17.5 * hour, 14.5 * hour, 15.5 * hour, 4 * hour] as const;

interface Place {
  readonly at: number;
  readonly place: Region;
  readonly offset: number;
}

/** When it was ordered and is used. */
function timesOf({ offset }: Place, index: number) {
  const kind = bookingKinds[index % 3] ?? "penginapan";
  const ordered = new Date(
    Date.UTC(2025, (index * 5) % 24, 1 + ((index * 11) % 27)) + (edges[index % edges.length] ?? 0),
  );
  const days = 1 + (index % 3);
  const start = new Date(
    Math.floor(ordered.getTime() / (24 * hour)) * 24 * hour + (4 + days) * 24 * hour + (9 - offset + 5) * hour,
  );
  const length = kind === "gedung" ? days * hour : kind === "alat" ? days * 24 * hour : days * 24 * hour - 2 * hour;
  return { kind, ordered, days, start, end: new Date(start.getTime() + length) };
}

function bookingAt(from: Place, index: number, customer: number) {
  const { at, place, offset } = from;
  const serial = at * 1_000 + index;
  const { objects, ...keys } = place;
  const { kind, ordered, days, start, end } = timesOf(from, index);
  const statusbooking = states[(index + at) % states.length] ?? 70;
  const jumlahunit = 1 + (index % 2);
  const tarif = BigInt(100_000 + index * 1_000);
  const diskon = index % 4 === 0 ? 10_000n : 0n;
  const isPaid = paid.has(statusbooking) || (statusbooking === 90 && index % 2 === 0);
  const isBilled = isPaid || statusbooking === 40 || statusbooking === 92;
  return {
    ...keys,
    id: 100_000 + serial,
    jenisbooking: kind,
    kategoriid: 1 + bookingKinds.indexOf(kind),
    objectid: objects[kind],
    namapemesan: `Pemesan ${serial}`,
    idpemesan: customer,
    user_created: customer,
    kelompoktarif: payers[index % payers.length] ?? "umum",
    satuantarif: units[kind],
    tarif,
    lamapemakaian: days,
    jumlahunit,
    diskon,
    totalbiaya: tarif * BigInt(days * jumlahunit) - diskon,
    tglmulaipemakaian: start,
    tglakhirpemakaian: end,
    tahun: start.getUTCFullYear(),
    selisihjam: offset,
    selisihkas: offset,
    statusbooking,
    kuncipesanan: `report-${serial}`,
    date_created: ordered,
    idbilling: isBilled ? String(8_893_200_000_100_000 + serial) : null,
    bankid: isBilled ? (banks[index % 2] ?? "110") : null,
    tglbayarbilling: isPaid ? new Date(ordered.getTime() + 25 * hour) : null,
  };
}

type Row = ReturnType<typeof bookingAt>;

function billState({ id, tglbayarbilling, statusbooking }: Row): "lunas" | "terbit" | "batal" | "kedaluwarsa" {
  if (tglbayarbilling) return "lunas";
  return statusbooking === 40 ? "terbit" : id % 2 === 0 ? "batal" : "kedaluwarsa";
}

async function createMoney({ deps }: TestApp, rows: readonly Row[], systemid: number): Promise<void> {
  const { prisma } = deps.db;
  const billed = rows.flatMap((row) => (row.idbilling === null ? [] : [{ ...row, idbilling: row.idbilling }]));
  await prisma.tagihan.createMany({
    data: billed.map((row, at) => ({
      id: row.id,
      idbilling: row.idbilling,
      bookingid: row.id,
      idskpd: row.idskpd,
      selisihkas: row.selisihkas,
      jumlah: row.totalbiaya,
      nomordokumen: `${String(at + 1).padStart(6, "0")}/SKRD/${row.idskpd}/2026`,
      tglterbit: new Date(row.date_created.getTime() + hour),
      tglexpired: new Date(row.date_created.getTime() + 48 * hour),
      statustagihan: billState(row),
      systemid,
    })),
  });
  const money = billed.flatMap((row) =>
    row.tglbayarbilling ? [{ ...row, tglbayarbilling: row.tglbayarbilling }] : [],
  );
  const referenceOf = ({ id, bankid }: Row) => ({ bankid: bankid ?? "", referensi: `R${id}` });
  await prisma.referensi_bank.createMany({ data: money.map(referenceOf) });
  await prisma.pembayaran.createMany({
    data: money.map((row, at) => ({
      ...referenceOf(row),
      id: row.id,
      tagihanid: row.id,
      bookingid: row.id,
      idbilling: row.idbilling,
      jumlah: row.totalbiaya,
      tgltransaksi: row.tglbayarbilling,
      // Some reach us on the day after.
      tglterima: new Date(row.tglbayarbilling.getTime() + (row.id % 3) * 7 * hour),
      idskpd: row.idskpd,
      selisihkas: row.selisihkas,
      nomorkuitansi: `${String(at + 1).padStart(6, "0")}/SSRD/${row.idskpd}/2026`,
      kodecek: `C${row.id}`,
    })),
  });
}

/** Money that arrived for paid bookings once more: every third of it is settled. */
async function createExceptions({ deps }: TestApp, rows: readonly Row[]): Promise<void> {
  const { prisma } = deps.db;
  const kinds = ["terlambat", "ganda", "selisih"] as const;
  const again = rows.filter(({ id, bankid, tglbayarbilling }) => bankid && tglbayarbilling && id % 4 === 0);
  const referenceOf = ({ id, bankid }: Row) => ({ bankid: bankid ?? "", referensi: `X${id}` });
  await prisma.referensi_bank.createMany({ data: again.map(referenceOf) });
  await prisma.pengecualian_bayar.createMany({
    data: again.map((row, at) => {
      const arrived = new Date((row.tglbayarbilling?.getTime() ?? 0) + at * hour);
      return {
        ...referenceOf(row),
        jenis: kinds[at % 3] ?? "ganda",
        ...{ idbilling: row.idbilling ?? "", tagihanid: row.id, bookingid: row.id, jumlah: row.totalbiaya },
        ...{
          tgltransaksi: arrived,
          tglterima: arrived,
          ...(at % 3 === 2 ? { penyelesaian: "kembalikan" as const, tglselesai: arrived } : {}),
        },
      };
    }),
  });
}

/**
 * Two years of bookings in every state, of all payers, kinds and units, in five groups of three agencies and two regions with different
 * clocks. Nothing is calculated yet: summaries are the caller's.
 */
export async function createReportWorld(app: TestApp, customer: number, each = 60): Promise<ReportWorld> {
  const { prisma } = app.deps.db;
  const { home, rival } = app.world;
  await prisma.tbl_pemda.update({ where: { idpemda: rival.idpemda }, data: { zonawaktu: "Asia/Jayapura" } });
  const second = await createAgency(prisma, home.idpemda, "1.03.02", "Dinas kedua");
  const places = [
    home,
    await createGroup(prisma, home, "Pengelola kedua"),
    await createGroup(prisma, second, "Pengelola ketiga"),
    rival,
    await createGroup(prisma, rival, "Pengelola timur"),
  ];
  const rows = places.flatMap((place, at) =>
    Array.from({ length: each }, (_, index) => bookingAt({ at, place, offset: at < 3 ? 7 : 9 }, index, customer)),
  );
  await prisma.booking.createMany({ data: rows });
  const { id: systemid } = await prisma.system.findFirstOrThrow();
  await createMoney(app, rows, systemid);
  await createExceptions(app, rows);
  return { places, customer };
}
