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

/** The facilities that are named, as they are stored. */
export const facilitiesIn = (named: readonly string[]): string | null =>
  storeFacilities(words.flatMap(([word, facility]) => (named.some((text) => word.test(text)) ? [facility] : [])));

/** Those of the named that the list doesn't know. */
export const besideFacilities = (named: readonly string[]): string[] =>
  named.filter((text) => !words.some(([word]) => word.test(text)));

/** How many people there are seats for; `null` where it isn't said. */
export function seatsIn(named: readonly string[]): number | null {
  const seats = named.map((text) => /^([\d.]+) kursi$/.exec(text)?.[1]).find((count) => count !== undefined);
  return seats === undefined ? null : Number(seats.replaceAll(".", ""));
}
