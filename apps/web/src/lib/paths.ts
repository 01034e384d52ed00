import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";

/** What a visitor looks for, under the names of the catalogue's own call. Dates are local days, `YYYY-MM-DD`. */
export interface CatalogueSearch {
  readonly jenis?: BookingKind | undefined;
  readonly cari?: string | undefined;
  readonly mulai?: string | undefined;
  readonly akhir?: string | undefined;
  readonly unit?: number | undefined;
  /** People per unit, at least. */
  readonly kapasitas?: number | undefined;
  /** Codes of facilities, separated by commas. */
  readonly fasilitas?: string | undefined;
  /** At most so many rupiah per unit of the tariff. */
  readonly hargamaks?: number | undefined;
  /** The order of what is found; by name where nothing is said. */
  readonly urut?: "harga" | "kapasitas" | undefined;
  /** Hours of the first day, both or none: `HH:00`. */
  readonly jammulai?: string | undefined;
  readonly jamakhir?: string | undefined;
  /** Whether a map shows where the results are; the search itself is the same. */
  readonly peta?: "1" | undefined;
}

const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Every address of the application that more than one place leads to. */
export const paths = {
  start: "/",
  booking: (kind: BookingKind, id: number) => `/trx_${kind}/view/${id}`,
  home: "/home",
  signIn: "/index/login",
  register: "/index/register",
  forgotPassword: "/index/forgotpassword",
  /** A link by mail leads here, with its secret. */
  resetPassword: (key: string) => withQuery("/index/resetpassword", { key }),
  resetCompleted: "/index/resetpassword_completed",
  verifyEmail: "/index/verifyemail",
  changeEmail: "/index/changeemail",
  privacy: "/index/privacy",
  openData: "/index/transparansi",
  guide: "/index/guide",
  /** Questions and answers; below it contacts and terms. */
  help: "/index/bantuan",
  helpPart: (part: "kontak" | "syarat") => `/index/bantuan/${part}`,
  favourites: "/index/favorit",
  inbox: "/inbox",
  account: "/account",
  accountEdit: "/account/edit",
  roleRequest: "/account/peran",
  accountLooks: "/account/akses",
  accountSecurity: "/account/keamanan",
  forbidden: "/error/forbidden",
  notFound: "/error/notfound",
  catalogue: (search: CatalogueSearch = {}) => withQuery("/index/catalogue", { ...search }),
  arrivals: (tanggal: string) => withQuery("/booking/kedatangan", { tanggal }),
  check: (code: string) => `/index/check/${encodeURIComponent(code)}`,
  /** The landing page, leading on to `wanted` after signing in. */
  startWith: (wanted: string) => withQuery("/", { nexturl: wanted }),
  /** The sign-in form, leading on to `wanted`. */
  signInFor: (wanted: string) => withQuery("/index/login", { nexturl: wanted }),
  /** The registration form, leading on to `wanted` once the account is open. */
  registerFor: (wanted: string) => withQuery("/index/register", { nexturl: wanted }),
  /** The first page of a list under its permission name: `tbl_skpd/list` lives at `/tbl_skpd`. */
  page: (name: string) => `/${name.replace(/\/list$/, "")}`,
} as const;

/** Only addresses of this application are followed; anything else in `nexturl` is dropped. */
export const safeNext = (wanted: string | null): string | null =>
  wanted?.startsWith("/") && !wanted.startsWith("//") && !wanted.startsWith("/\\") ? wanted : null;
