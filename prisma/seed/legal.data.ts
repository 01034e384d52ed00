/** One article or annex of a regulation, as it is cited. What could not be read, such as a date, is left open. */
export interface LegalSeed {
  readonly nomorperaturan: string;
  readonly pasal: string;
  readonly tentang: string;
  readonly tglperaturan?: string;
  readonly tautan?: string;
}

const hkpd = {
  tentang: "Hubungan Keuangan antara Pemerintah Pusat dan Pemerintahan Daerah",
  tglperaturan: "2022-01-05",
} as const;

/** Legal bases that tariffs refer to. Where no provincial tariff could be read, the basis says that the amount is an example. */
export const legal = {
  jabar: {
    nomorperaturan: "Perda Provinsi Jawa Barat Nomor 9 Tahun 2023",
    pasal: "Lampiran",
    tentang: "Pajak Daerah dan Retribusi Daerah",
    tautan: "https://sidebar.jabarprov.go.id/v/95C90148AA",
  },
  national: {
    nomorperaturan: "UU Nomor 1 Tahun 2022 dan PP Nomor 35 Tahun 2023",
    pasal: "Pasal 88 ayat (3) (tarif contoh)",
    ...hkpd,
  },
  equipment: {
    nomorperaturan: "UU Nomor 1 Tahun 2022",
    pasal: "Pasal 88 ayat (3) huruf j; tarif acuan Perda Kabupaten Batang Hari Nomor 4 Tahun 2019",
    ...hkpd,
  },
} as const satisfies Readonly<Record<string, LegalSeed>>;
