/** The results that somebody left for an object: their address, and where in the browser's history they stand. */
let left: { readonly address: string; readonly place: number } | undefined;

/** The router counts the pages of a tab in its history. */
const placeInHistory = (): number => Number(window.history.state?.idx);

/** Results are left by one of their links. */
export function leaveResults(address: string): void {
  left = { address, place: placeInHistory() };
}

/** Whether the browser's way back leads to just these results: they come back where they were scrolled to, with all that was loaded. */
export const isBehind = (address: string): boolean =>
  left?.address === address && left.place === placeInHistory() - 1;
