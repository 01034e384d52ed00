/** Towns by the region's code, the seat first: where objects that are made for measurements lie. */
export const townsOf: Readonly<Record<string, readonly string[]>> = {
  "32": [
    "Kota Bandung",
    "Kota Bogor",
    "Kota Cirebon",
    "Kota Cimahi",
    "Kota Sukabumi",
    "Kota Tasikmalaya",
    "Kabupaten Garut",
    "Kabupaten Sumedang",
    "Kabupaten Subang",
    "Kabupaten Pangandaran",
  ],
  "33": [
    "Kota Semarang",
    "Kota Surakarta",
    "Kota Magelang",
    "Kota Tegal",
    "Kota Salatiga",
    "Kabupaten Banyumas",
    "Kabupaten Kudus",
    "Kabupaten Jepara",
  ],
  "53": ["Kota Kupang", "Kabupaten Manggarai Barat", "Kabupaten Ende", "Kabupaten Sikka", "Kabupaten Belu"],
  "81": ["Kota Ambon", "Kota Tual", "Kabupaten Maluku Tengah", "Kabupaten Buru"],
};
