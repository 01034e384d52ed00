import { bookingKinds, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { z } from "zod";
import { onLeave, readToken } from "./session.ts";

/** Receipts of paid bookings on this device, for whoever is signed in here: they open without a network. Nothing else is kept. */
const prefix = "receipts-";

/** The oldest makes way for one more. */
const most = 30;

const keptReceipt = z.object({
  kind: z.enum(bookingKinds),
  id: z.int(),
  /** Version of the booking that the paper shows. */
  versi: z.int(),
  /** Name of the file. */
  name: z.string(),
  object: z.string(),
  /** ISO 8601, UTC; the end is exclusive. */
  begins: z.iso.datetime(),
  ends: z.iso.datetime(),
  /** IANA zone of the object. */
  zone: z.string(),
  unit: z.enum(tariffUnits),
});
export type KeptReceipt = z.output<typeof keptReceipt>;

const facts = "X-Receipt";
const claims = z.object({ sub: z.string() });

/** Without a secure connection a browser has no place for it. */
const canKeep = (): boolean => Boolean(globalThis.caches);

/** Whose session this device holds; the server's word isn't needed to find one's own papers. */
function placeOf(token: string | null): string | undefined {
  const [, payload = ""] = token?.split(".") ?? [];
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    return prefix + claims.parse(JSON.parse(text)).sub;
  } catch {
    return undefined;
  }
}

const ownPlace = (): string | undefined => (canKeep() ? placeOf(readToken()) : undefined);
const addressOf = ({ kind, id }: Pick<KeptReceipt, "kind" | "id">): string => `/receipt/${kind}/${id}`;

function readFacts(response: Response | undefined): KeptReceipt | undefined {
  const text = response?.headers.get(facts);
  return text ? keptReceipt.safeParse(JSON.parse(decodeURIComponent(text))).data : undefined;
}

/** How often receipts were forgotten: what was begun before must not come after. */
let departures = 0;

async function forgetPlaces(isForgotten: (place: string) => boolean): Promise<void> {
  if (!canKeep()) return;
  const places = (await caches.keys()).filter((place) => place.startsWith(prefix) && isForgotten(place));
  await Promise.all(places.map((place) => caches.delete(place)));
}

/** Takes every receipt away from this device. */
export function forgetReceipts(): Promise<void> {
  departures += 1;
  return forgetPlaces(() => true);
}

/** Takes away the receipts of all others. */
export const forgetReceiptsOfOthers = (): Promise<void> => forgetPlaces((place) => place !== ownPlace());

onLeave(() => void forgetReceipts());

/** What is over stands behind what is still to come. */
const orderOf = ({ begins, ends }: KeptReceipt): string => `${ends < new Date().toISOString()} ${begins}`;

/** The receipts of whoever is signed in on this device, the next stay first. */
export async function listReceipts(): Promise<readonly KeptReceipt[]> {
  const place = ownPlace();
  if (!place) return [];
  const cache = await caches.open(place);
  const kept = await Promise.all((await cache.keys()).map(async (key) => readFacts(await cache.match(key))));
  return kept
    .filter((receipt) => receipt !== undefined)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

/** The paper itself; undefined when it isn't here. */
export async function findReceipt(receipt: Pick<KeptReceipt, "kind" | "id">): Promise<Blob | undefined> {
  const place = ownPlace();
  const response = place ? await (await caches.open(place)).match(addressOf(receipt)) : undefined;
  return response?.blob();
}

/** Takes one receipt away, because its booking has another paper now. */
export async function forgetReceipt(receipt: Pick<KeptReceipt, "kind" | "id">): Promise<void> {
  const place = ownPlace();
  if (place && (await caches.has(place))) await (await caches.open(place)).delete(addressOf(receipt));
}

async function put(place: string, receipt: KeptReceipt, paper: Blob): Promise<void> {
  const cache = await caches.open(place);
  const headers = { "Content-Type": paper.type, [facts]: encodeURIComponent(JSON.stringify(receipt)) };
  await cache.delete(addressOf(receipt));
  await cache.put(addressOf(receipt), new Response(paper, { headers }));
  const surplus = (await cache.keys()).slice(0, -most);
  await Promise.all(surplus.map((key) => cache.delete(key)));
}

/** Keeps a receipt unless it is here already in this version. `load` brings the paper; what it throws is thrown. */
export async function keepReceipt(
  booking: Omit<KeptReceipt, "name">,
  load: () => Promise<{ readonly blob: Blob; readonly name: string | null }>,
): Promise<void> {
  const place = ownPlace();
  if (!place) return;
  const begun = departures;
  const kept = readFacts(await (await caches.open(place)).match(addressOf(booking)));
  if (kept?.versi === booking.versi) return;
  const { blob, name } = await load();
  if (departures !== begun) return;
  await put(place, { ...booking, name: name ?? `${booking.id}.pdf` }, blob);
  // Whoever left while it was written finds nothing here either.
  if (departures !== begun) await caches.delete(place);
}
