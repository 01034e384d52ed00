import { onLeave, readToken } from "./session.ts";
import { receiptPrefix } from "./storage-key.ts";

// Where receipts are kept on this device, for whoever is signed in here; what may be forgotten is known without knowing what it is.

/** Without a secure connection a browser has no place for it. */
const canKeep = (): boolean => Boolean(globalThis.caches);

/** Whose session this device holds; the server's word isn't needed to find one's own papers. */
function placeOf(token: string | null): string | undefined {
  const [, payload = ""] = token?.split(".") ?? [];
  try {
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof sub === "string" ? receiptPrefix + sub : undefined;
  } catch {
    return undefined;
  }
}

/** The cache of one's own receipts. */
export const ownReceiptPlace = (): string | undefined => (canKeep() ? placeOf(readToken()) : undefined);

let departures = 0;

/** How often receipts were forgotten: what was begun before must not come after. */
export const countDepartures = (): number => departures;

async function forgetPlaces(isForgotten: (place: string) => boolean): Promise<void> {
  if (!canKeep()) return;
  const places = (await caches.keys()).filter((place) => place.startsWith(receiptPrefix) && isForgotten(place));
  await Promise.all(places.map((place) => caches.delete(place)));
}

/** Takes every receipt away from this device. */
export function forgetReceipts(): Promise<void> {
  departures += 1;
  return forgetPlaces(() => true);
}

/** Takes away the receipts of all others. */
export const forgetReceiptsOfOthers = (): Promise<void> => forgetPlaces((place) => place !== ownReceiptPlace());

onLeave(() => void forgetReceipts());
