import { type Facility, storeFacilities } from "@retribusi/contract/features/policy/policy.facilities";

/** What the words of a description stand for in the list that people search by. */
const words: readonly (readonly [RegExp, Facility])[] = [
  [/^AC\b/, "ac"],
  [/^Wi-?Fi/, "wifi"],
  [/^Kamar mandi dalam/, "kamar_mandi_dalam"],
  [/^Air panas/, "air_panas"],
  [/^Televisi/, "tv"],
  [/^Sarapan/, "sarapan"],
  [/^Dapur/, "dapur"],
  [/^Kulkas/, "kulkas"],
  [/^Parkir/, "parkir"],
  [/^Proyektor/, "proyektor"],
  [/^(Tata suara|Pengeras suara)/, "pengeras_suara"],
  [/^Panggung/, "panggung"],
  [/^(Meja|[\d.]+ kursi)/, "meja_kursi"],
  [/^Genset/, "listrik_cadangan"],
  [/^(Operator|Sopir)/, "operator"],
  [/^(BBM|Bahan bakar)/, "bahan_bakar"],
];

/** What the list doesn't know, in English. Sizes stay as they are. */
const english: readonly (readonly [RegExp, string])[] = [
  [/^Teras pandang$/, "terrace with a view"],
  [/^(Teras|Beranda)$/, "terrace"],
  [/^Kipas angin$/, "fan"],
  [/^Kamar mandi bersama$/, "shared bathroom"],
  [/^Lemari$/, "wardrobe"],
  [/^Listrik prabayar$/, "prepaid electricity"],
  [/^Dua kamar tidur$/, "two bedrooms"],
  [/^Tiga kamar tidur$/, "three bedrooms"],
  [/^Ruang keluarga$/, "living room"],
  [/^Perapian$/, "fireplace"],
  [/^Jalur lintas alam$/, "forest trail"],
  [/^Papan tulis$/, "whiteboard"],
  [/^Ruang transit$/, "waiting room"],
  [/^Ruang rias$/, "dressing room"],
  [/^Konferensi video$/, "video conferencing"],
  [/^Tata lampu$/, "stage lighting"],
  [/^Tempat sampah$/, "waste bins"],
  [/^Toilet umum$/, "public toilets"],
  [/^(?:Lebar pisau|Pisau) /, "blade "],
  [/^Mesin /, "engine of "],
  [/^Berat (\d+) ton$/, "weight $1 t"],
  [/^Drum /, "drum "],
  [/^Bucket /, "bucket "],
  [/^Muatan (\d+) ton$/, "load $1 t"],
  [/^Bak /, "bed "],
  [/^Angkat (\d+) ton$/, "lifts $1 t"],
  [/^Tinggi garpu /, "lifting height "],
  [/^Mixer 12 kanal$/, "12-channel mixer"],
  [/^Dua mikrofon nirkabel$/, "two wireless microphones"],
  [/^Teknisi$/, "technician"],
  [/^Sarung kursi$/, "chair covers"],
  [/^Bantuan bongkar muat$/, "help with loading"],
];

/** Throws for what has no English words yet, so that no English text has Indonesian ones. */
export function inEnglish(text: string): string {
  const found = english.find(([word]) => word.test(text));
  if (!found) throw new Error(`“${text}” has no English words.`);
  return text.replace(...found).replace(/(\d),(\d)/g, "$1.$2");
}

/** The facilities that are named, as they are stored. */
export const facilitiesIn = (named: readonly string[]): string | null =>
  storeFacilities(words.flatMap(([word, facility]) => (named.some((text) => word.test(text)) ? [facility] : [])));

/** Those of the named that the list doesn't know. */
export const besideFacilities = (named: readonly string[]): string[] =>
  named.filter((text) => !words.some(([word]) => word.test(text)));

/** How many people there is room for, by seats or in words; `null` where it isn't said. */
export function roomFor(said: readonly string[]): number | null {
  const room = said.map((text) => /^(?:Kapasitas )?([\d.]+) (?:kursi|orang)$/.exec(text)?.[1]);
  const count = room.find((found) => found !== undefined);
  return count === undefined ? null : Number(count.replaceAll(".", ""));
}
