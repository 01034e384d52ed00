const base = "/api/";

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Where a call goes; empty values of the query are left out. */
export function addressOf(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  return `${base}${path}${search.size > 0 ? `?${search}` : ""}`;
}

/** The path of a call with the values of its places: `catalogue/:objectid` → `catalogue/3`. */
export const pathOf = (path: string, params: unknown): string => {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
};
