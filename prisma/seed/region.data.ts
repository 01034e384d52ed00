/**
 * Regions, agencies and manager groups of the demonstration. Codes and names of regions and agencies are public; heads of agencies
 * and telephone numbers are invented. A group's `key` is how the objects of the seed refer to it.
 */
export interface RegionSeed {
  readonly pemdaid: string;
  readonly pemdaname: string;
  readonly zonawaktu: "Asia/Jakarta" | "Asia/Makassar" | "Asia/Jayapura";
  readonly alamat: string;
  readonly website: string;
  readonly colour: string;
  readonly agencies: readonly AgencySeed[];
}

export interface AgencySeed {
  readonly skpdid: string;
  readonly skpdname: string;
  readonly alamat: string;
  readonly kepala: string;
  readonly groups: Readonly<Record<string, string>>;
}

export const regions: readonly RegionSeed[] = [
  {
    pemdaid: "32",
    pemdaname: "Pemerintah Provinsi Jawa Barat",
    zonawaktu: "Asia/Jakarta",
    alamat: "Jl. Diponegoro No. 22, Kota Bandung",
    website: "https://jabarprov.go.id",
    colour: "#0f6b4f",
    agencies: [
      {
        skpdid: "5.04",
        skpdname: "Badan Pengembangan Sumber Daya Manusia",
        alamat: "Jl. Kolonel Masturi, Kota Cimahi",
        kepala: "Dr. Ratna Contohwati, M.Si.",
        groups: { bpsdm: "UPTD Wisma dan Asrama Diklat", aula: "Pengelola Aula Diklat" },
      },
      {
        skpdid: "3.28",
        skpdname: "Dinas Kehutanan",
        alamat: "Jl. Soekarno-Hatta No. 751, Kota Bandung",
        kepala: "Ir. Bagus Permisalan, M.P.",
        groups: { tahura: "UPTD Taman Hutan Raya Ir. H. Djuanda" },
      },
      {
        skpdid: "1.03",
        skpdname: "Dinas Bina Marga dan Penataan Ruang",
        alamat: "Jl. Asia Afrika No. 79, Kota Bandung",
        kepala: "Ir. Sigit Umpama, M.T.",
        groups: { alatjabar: "UPTD Peralatan dan Pengujian" },
      },
      {
        skpdid: "3.26",
        skpdname: "Dinas Pariwisata dan Kebudayaan",
        alamat: "Jl. L.L.R.E. Martadinata No. 209, Kota Bandung",
        kepala: "Dra. Lilis Misalnia, M.M.",
        groups: { pesisir: "Pengelola Kawasan Pesisir Selatan" },
      },
    ],
  },
  {
    pemdaid: "33",
    pemdaname: "Pemerintah Provinsi Jawa Tengah",
    zonawaktu: "Asia/Jakarta",
    alamat: "Jl. Pahlawan No. 9, Kota Semarang",
    website: "https://jatengprov.go.id",
    colour: "#1d4f91",
    agencies: [
      {
        skpdid: "5.04",
        skpdname: "Badan Pengembangan Sumber Daya Manusia Daerah",
        alamat: "Jl. Setiabudi No. 201A, Kota Semarang",
        kepala: "Drs. Wahyu Andaian, M.H.",
        groups: { srondol: "Pengelola Balai Diklat Srondol" },
      },
      {
        skpdid: "1.03",
        skpdname: "Dinas Pekerjaan Umum Bina Marga dan Cipta Karya",
        alamat: "Jl. Madukoro Blok AA-BB, Kota Semarang",
        kepala: "Ir. Endah Percontohan, M.T.",
        groups: { alatjateng: "Balai Peralatan Jalan" },
      },
    ],
  },
  {
    pemdaid: "53",
    pemdaname: "Pemerintah Provinsi Nusa Tenggara Timur",
    zonawaktu: "Asia/Makassar",
    alamat: "Jl. El Tari No. 52, Kota Kupang",
    website: "https://nttprov.go.id",
    colour: "#8a3b12",
    agencies: [
      {
        skpdid: "3.26",
        skpdname: "Dinas Pariwisata dan Ekonomi Kreatif",
        alamat: "Jl. Frans Seda II No. 72, Kota Kupang",
        kepala: "Maria Contohbere, S.Sos., M.Si.",
        groups: { kupang: "UPTD Pengelolaan Destinasi Pariwisata" },
      },
      {
        skpdid: "1.03",
        skpdname: "Dinas Pekerjaan Umum dan Perumahan Rakyat",
        alamat: "Jl. W.J. Lalamentik No. 27, Kota Kupang",
        kepala: "Yohanes Misalang, S.T., M.T.",
        groups: { alatntt: "UPTD Peralatan dan Laboratorium" },
      },
    ],
  },
  {
    pemdaid: "81",
    pemdaname: "Pemerintah Provinsi Maluku",
    zonawaktu: "Asia/Jayapura",
    alamat: "Jl. Raya Pattimura No. 1, Kota Ambon",
    website: "https://malukuprov.go.id",
    colour: "#6b1f3a",
    agencies: [
      {
        skpdid: "4.01",
        skpdname: "Sekretariat Daerah, Biro Umum",
        alamat: "Jl. Raya Pattimura No. 1, Kota Ambon",
        kepala: "Josef Umpamahu, S.E., M.Si.",
        groups: { siwalima: "Pengelola Baileo Siwalima", mess: "Pengelola Mess Maluku" },
      },
    ],
  },
];

/** Revenue types and their accounts (kode rekening), the same for every agency that earns them. */
export const revenueTypes = {
  penginapan: {
    jenispenerimaan: "Retribusi Penginapan",
    uraianpenerimaan: "Retribusi Penyediaan Tempat Penginapan/Pesanggrahan/Vila",
    rekeninganggaran: "4.1.02.02.06.0001",
    uraiananggaran: "Retribusi Pelayanan Tempat Penginapan/Pesanggrahan/Vila",
  },
  gedung: {
    jenispenerimaan: "Retribusi Pemakaian Gedung",
    uraianpenerimaan: "Retribusi Pemanfaatan Aset Daerah: gedung dan ruangan",
    rekeninganggaran: "4.1.02.02.20.0001",
    uraiananggaran: "Retribusi Pemanfaatan Aset Daerah",
  },
  alat: {
    jenispenerimaan: "Retribusi Pemakaian Alat",
    uraianpenerimaan: "Retribusi Pemanfaatan Aset Daerah: alat dan kendaraan",
    rekeninganggaran: "4.1.02.02.20.0001",
    uraiananggaran: "Retribusi Pemanfaatan Aset Daerah",
  },
} as const;
