/** The results that somebody left for an object: their address, and where in the browser's history they stand. */
let left: { readonly address: string; readonly place: number } | undefined;

/** The router counts the pages of a tab in its history. */
const placeInHistory = (): number => Number(window.history.state?.idx);

/** The same search is the same, in whatever order its parts are said; one unit is the usual. */
function same(address: string): string {
  const [path, query] = address.split("?");
  const params = new URLSearchParams(query);
  if (params.get("unit") === "1") params.delete("unit");
  params.sort();
  return `${path}?${params}`;
}

/** Results are left by one of their links. */
export function leaveResults(address: string): void {
  left = { address: same(address), place: placeInHistory() };
}

/** Whether the browser's way back leads to just these results: they come back where they were scrolled to, with all that was loaded. */
export const isBehind = (address: string): boolean =>
  left?.address === same(address) && left.place === placeInHistory() - 1;
