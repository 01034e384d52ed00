/** Who reads, and which rows are theirs: `t` is a booking or an object, or a target. */
export interface Scope {
  readonly name: string;
  readonly reader: string;
  readonly where: string;
  readonly agencies: string;
  /** What is asked beside, where the reader sees more. */
  readonly asked?: string;
}

export interface Proof {
  readonly asked: string;
  /** Columns of the answer, in order. */
  readonly columns: readonly string[];
  /** Details: one row each, with `id`, the columns of `keys` and those of `sums`. */
  readonly detail: (scope: Scope) => string;
  readonly keys: readonly string[];
  readonly sums: readonly string[];
  /** Of sums, as SQL. */
  readonly ratios?: Readonly<Record<string, string>>;
  readonly order: string;
  readonly groupedBy?: number;
  /** Where a page of a long book has its subtotals; between the lines where it is left out. */
  readonly subtotalsOnScreen?: "behind" | "none";
  readonly isOfGroups?: boolean;
  readonly hasGroupFilter?: boolean;
}

export const hours = "(SELECT IF(p.zonawaktu = 'Asia/Jayapura', 9, 7) FROM tbl_pemda p WHERE p.idpemda = t.idpemda)";
export const dayOf = (moment: string) => `CAST(${moment} + INTERVAL ${hours} HOUR AS DATE)`;
export const percent = (of: string, to: string) => `ROUND(100 * COALESCE(${of}, 0) / NULLIF(${to}, 0))`;
export const average = (of: string, to: string) => `ROUND(COALESCE(${of}, 0) / NULLIF(${to}, 0), 2)`;
export const groupName = "(SELECT g.pengelolaname FROM tbl_kelompokpengelola g WHERE g.pengelolaid = t.pengelolaid)";
export const count = (condition: string) => `COUNT(CASE WHEN ${condition} THEN 1 END)`;
export const states = (...codes: number[]) => count(codes.map((code) => `t.statusbooking = ${code}`).join(" OR "));
export const paid = (value: string) => `SUM(CASE WHEN t.tglbayarbilling IS NULL THEN 0 ELSE ${value} END)`;
