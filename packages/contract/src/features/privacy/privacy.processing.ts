import type { Label } from "../../define/label.ts";

/** Periods that an installation may change, in days; the others stand in `retention`. */
export interface Periods {
  readonly documents: number;
  readonly securityLog: number;
}

/** One purpose for which personal data are processed (UU 27/2022, article 31: the record of processing). */
export interface Processing {
  readonly name: string;
  readonly title: Label;
  /** Whose data they are. */
  readonly whose: Label;
  /** Columns that hold or point to personal data, by table. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** The same in words for people. */
  readonly data: Label;
  readonly purpose: Label;
  /** Article 20 paragraph 2 of the law: consent (a), contract (b), duty of law (c), public task (e), legitimate interest (f). */
  readonly basis: Label;
  readonly kept: (periods: Periods) => Label;
  readonly seen: Label;
}

export const publicTask: Label = {
  en: "public service and legal duty (art. 20 (2) c and e; UU 1/2022 on regional levies)",
  id: "pelayanan publik dan kewajiban hukum (Pasal 20 ayat (2) huruf c dan e; UU 1/2022 tentang retribusi daerah)",
};

export const security: Label = {
  en: "legal duty to protect personal data (art. 20 (2) c; art. 35 and 39)",
  id: "kewajiban hukum melindungi data pribadi (Pasal 20 ayat (2) huruf c; Pasal 35 dan 39)",
};

/** Ten years, like the financial records that they belong to. */
export const likeMoney: Label = {
  en: "10 years after the booking ended, like the financial records (UU 43/2009 on archives)",
  id: "10 tahun setelah pesanan berakhir, seperti arsip keuangan (UU 43/2009 tentang Kearsipan)",
};

export const customers = { en: "people who order", id: "pemesan" };
export const holders = { en: "everybody with an account", id: "semua pemilik akun" };
