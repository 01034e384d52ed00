import type { ReactNode } from "react";

/** One figure of the home. */
export interface FigureParts {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly about: string;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  readonly to: string | undefined;
  readonly notes: readonly string[];
  readonly percent?: number | undefined;
}

type Holds = (page: string) => boolean;

const firstHeld = (holds: Holds, pages: readonly string[]): string | undefined => pages.find(holds);
const withDays = (page: string | undefined, query: Readonly<Record<string, string>>): string | undefined =>
  page && `/${page}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""}`;

/** The reports behind the figures, for whoever holds their pages. */
export const reportPaths = {
  recap: (holds: Holds, dari: string, sampai: string) =>
    withDays(firstHeld(holds, ["report_trx_all/rekap"]), {
      dasar: "bayar",
      dari,
      sampai,
      // A month of days is read day by day, a year month by month.
      kelompok: dari.slice(0, 7) === sampai.slice(0, 7) ? "hari" : "bulan",
    }),
  usage: (holds: Holds, dari: string, sampai: string) =>
    withDays(firstHeld(holds, ["report_trx_all/penggunaan_object", "report_trx_all/penggunaan_pengelola"]), {
      dari,
      sampai,
    }),
  realisation: (holds: Holds) => withDays(firstHeld(holds, ["report_trx_all/realisasi"]), {}),
  receivables: (holds: Holds) => withDays(firstHeld(holds, ["report_trx_all/buku"]), { buku: "piutang" }),
} as const;
