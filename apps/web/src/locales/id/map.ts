import type { map as en } from "../en/map.ts";
import type { Texts } from "../texts.ts";

export const map: Texts<typeof en> = {
  keys: "Peta: tombol panah untuk menggeser, plus dan minus untuk memperbesar dan memperkecil",
  zoomIn: "Perbesar",
  zoomOut: "Perkecil",
  missing: "Peta atau sebagiannya sedang tidak dapat dimuat.",
  typed: "Koordinat tetap dapat diketik.",
  hint: "Ketuk tempatnya, atau geser penandanya.",
  middle: "Taruh penanda di tengah",
  results: "Peta hasil pencarian",
  pressed: "Penanda tempat tetap dapat ditekan.",
  coming: "Mencari letak hasil…",
  full: "Penuh",
  several: "{{count}} hasil di sini: {{names}}, mulai {{price}}",
  andOthers: "{{names}} dan lainnya",
  here_one: "{{count}} hasil di sini",
  here_other: "{{count}} hasil di sini",
  close: "Tutup",
  noneTitle: "Belum ada hasil yang tercantum di peta",
  noneText: "Pengelolanya belum menentukan letaknya. Semua hasil ada di daftar.",
  toList: "Lihat daftar",
  without_one: "{{count}} dari {{all}} hasil tidak ada di peta.",
  without_other: "{{count}} dari {{all}} hasil tidak ada di peta.",
  first: "Peta menampilkan {{most}} hasil pertama. Persempit pencarian untuk melihat yang lain.",
};
