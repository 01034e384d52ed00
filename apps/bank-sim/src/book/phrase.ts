/** A sentence for a person. */
export interface Told {
  en: string;
  id: string;
}

/** What the bank says of its own accord about a message or a payment; the English is what is kept. */
export const phrases = {
  noAnswer: { en: "No answer", id: "Tidak ada jawaban" },
  lost: { en: "The answer was lost on its way", id: "Jawaban hilang di jalan" },
  cut: { en: "The connection was cut", id: "Sambungan diputus" },
  noToken: { en: "The biller gave no token", id: "Penerima tagihan tidak memberi token" },
  notStandard: { en: "The answer isn't one of the standard", id: "Jawaban tidak sesuai standar" },
  noAccount: { en: "No such account", id: "Akun tidak ada" },
  paid: { en: "Already paid", id: "Sudah dibayar" },
  over: { en: "Expired", id: "Kedaluwarsa" },
  failed: { en: "Failed at the bank", id: "Gagal di bank" },
} satisfies Record<string, Told>;

/** In another language what has one; a biller's own words stay as they are. */
export function inLanguage(text: string, language: keyof Told): string {
  return Object.values(phrases).find(({ en }) => en === text)?.[language] ?? text;
}
