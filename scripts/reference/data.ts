import { regions, revenueTypes } from "@retribusi/db/seed/region.data";

/** A row as the bank's service gives it: values are texts, regions and agencies stand by their codes. */
type ReferenceRow = Readonly<Record<string, string>>;

const ministry = "4.1.02.02.20.0001";

/** Regions as the bank knows them: one has moved, one is new. */
const regionRows = (): ReferenceRow[] => [
  ...regions.map(({ pemdaid, pemdaname, zonawaktu, alamat, website }) => ({
    pemdaid,
    pemdaname,
    zonawaktu,
    alamat: pemdaid === "81" ? "Jl. Sultan Hairun No. 1, Kota Ambon" : alamat,
    website,
  })),
  {
    pemdaid: "35",
    pemdaname: "Pemerintah Provinsi Jawa Timur",
    zonawaktu: "Asia/Jakarta",
    alamat: "Jl. Pahlawan No. 110, Kota Surabaya",
    website: "https://jatimprov.go.id",
  },
];

/** Agencies: one renamed, one with a new head, one new in each region, and one that the bank doesn't have. */
const agencyRows = (): ReferenceRow[] =>
  regions.flatMap(({ pemdaid, agencies }) => [
    ...agencies
      .filter(({ skpdid }) => !(pemdaid === "32" && skpdid === "3.26"))
      .map(({ skpdid, skpdname, alamat, kepala }) => ({
        pemdaid,
        skpdid,
        skpdname: pemdaid === "32" && skpdid === "3.28" ? "Dinas Kehutanan dan Lingkungan Hidup" : skpdname,
        alamat,
        kepala: skpdid === "1.03" ? "Ir. Dewi Pengganti, M.T." : kepala,
      })),
    { pemdaid, skpdid: "2.15", skpdname: "Dinas Perhubungan", alamat: "", kepala: "" },
  ]);

const everyAgency = () =>
  regions.flatMap(({ pemdaid, agencies }) => agencies.map(({ skpdid }) => ({ pemdaid, skpdid })));

/** Revenue types: one described anew, one new; the one for equipment is missing. */
const revenueRows = (): ReferenceRow[] =>
  everyAgency().flatMap((agency) => [
    { ...agency, ...pick(revenueTypes.penginapan) },
    {
      ...agency,
      ...pick(revenueTypes.gedung),
      uraianpenerimaan: "Retribusi Pemanfaatan Aset Daerah: gedung, aula, dan ruangan",
    },
    {
      ...agency,
      jenispenerimaan: "Retribusi Pemakaian Tanah",
      uraianpenerimaan: "Retribusi Pemanfaatan Aset Daerah: tanah",
    },
  ]);

const pick = ({ jenispenerimaan, uraianpenerimaan }: { jenispenerimaan: string; uraianpenerimaan: string }) => ({
  jenispenerimaan,
  uraianpenerimaan,
});

/** Budget accounts: the one of lodging described anew, one new for halls. */
const accountRows = (): ReferenceRow[] =>
  everyAgency().flatMap((agency) => [
    {
      ...agency,
      jenispenerimaan: revenueTypes.penginapan.jenispenerimaan,
      rekeninganggaran: revenueTypes.penginapan.rekeninganggaran,
      uraiananggaran: "Retribusi Pelayanan Penginapan/Pesanggrahan/Vila",
    },
    {
      ...agency,
      jenispenerimaan: revenueTypes.gedung.jenispenerimaan,
      rekeninganggaran: ministry,
      uraiananggaran: revenueTypes.gedung.uraiananggaran,
    },
    {
      ...agency,
      jenispenerimaan: revenueTypes.gedung.jenispenerimaan,
      rekeninganggaran: "4.1.02.02.20.0002",
      uraiananggaran: "Retribusi Pemanfaatan Ruang Pertemuan",
    },
  ]);

/** Everything that the demonstration's bank has as reference data, by the name of the table. */
export const referenceTables = (): Record<string, ReferenceRow[]> => ({
  tbl_pemda: regionRows(),
  tbl_skpd: agencyRows(),
  tbl_jnspenerimaan: revenueRows(),
  tbl_mataanggaran: accountRows(),
});
