import type { SearchAnswer } from "@retribusi/contract/features/search/search.endpoints";

/** A page of the person's menu, by group and line: “Gedung & Ruangan: Daftar Pesanan”. */
export interface Place {
  readonly label: string;
  readonly to: string;
}

/** Pages of a menu that are shown; more of them is a menu again. */
const mostPlaces = 5;

/** The pages whose names have every word. */
export function placesWith(places: readonly Place[], text: string): readonly Place[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return places.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word))).slice(0, mostPlaces);
}

/** How many rows an answer has. */
export const countOf = ({ pesanan, objek, pengguna }: SearchAnswer): number =>
  pesanan.records.length + objek.records.length + pengguna.records.length;
