/** Legal bases that tariffs refer to. Where no provincial tariff could be read, the basis says that the amount is an example. */
export const legal = {
  jabar: "Perda Provinsi Jawa Barat Nomor 9 Tahun 2023, Lampiran",
  national: "UU Nomor 1 Tahun 2022 Pasal 88 ayat (3) dan PP Nomor 35 Tahun 2023 (tarif contoh)",
  equipment:
    "UU Nomor 1 Tahun 2022 Pasal 88 ayat (3) huruf j; tarif acuan Perda Kabupaten Batang Hari Nomor 4 Tahun 2019",
} as const;
