const short: Readonly<Record<string, string>> = {
  "contract/": "packages/contract/src/",
  "api/": "apps/api/src/",
  "web/": "apps/web/src/",
};

/** The path from the root that a document writes in short: `api/` for `apps/api/src/`. */
export const fromRoot = (path: string): string =>
  path.replace(/^(contract|api|web)\//, (start) => short[start] ?? start);

/** As a document writes it in short. */
export function toShort(path: string): string {
  const found = Object.entries(short).find(([, whole]) => path.startsWith(whole));
  return found ? path.replace(found[1], found[0]) : path;
}
