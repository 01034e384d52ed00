import { localDate } from "@retribusi/contract/define/dates";

/** `Objek Retribusi` on 21 November 2026 → `objek-retribusi-2026-11-21.xlsx`. */
export function fileName(title: string, now: Date, ending: string): string {
  const words = title
    .toLowerCase()
    .normalize("NFKD")
    .match(/[a-z0-9]+/g) ?? ["data"];
  return `${words.join("-").slice(0, 80)}-${localDate(now, "Asia/Jakarta")}.${ending}`;
}
