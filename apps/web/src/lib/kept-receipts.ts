import { bookingKinds, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { z } from "zod";
import { countDepartures, ownReceiptPlace } from "./receipt-place.ts";

/** The oldest makes way for one more. */
const most = 30;

/** A receipt of a paid booking on this device, for whoever is signed in here: it opens without a network. Nothing else is kept. */
const keptReceipt = z.object({
  kind: z.enum(bookingKinds),
  id: z.int(),
  /** Version of the booking that the paper shows. */
  versi: z.int(),
  /** What the desk scans or types in; receipts that were kept before it was have none. */
  code: z.string().nullish(),
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
const addressOf = ({ kind, id }: Pick<KeptReceipt, "kind" | "id">): string => `/receipt/${kind}/${id}`;

function readFacts(response: Response | undefined): KeptReceipt | undefined {
  const text = response?.headers.get(facts);
  return text ? keptReceipt.safeParse(JSON.parse(decodeURIComponent(text))).data : undefined;
}

/** What is over stands behind what is still to come. */
const orderOf = ({ begins, ends }: KeptReceipt): string => `${ends < new Date().toISOString()} ${begins}`;

/** The receipts of whoever is signed in on this device, the next stay first. */
export async function listReceipts(): Promise<readonly KeptReceipt[]> {
  const place = ownReceiptPlace();
  if (!place) return [];
  const cache = await caches.open(place);
  const kept = await Promise.all((await cache.keys()).map(async (key) => readFacts(await cache.match(key))));
  return kept
    .filter((receipt) => receipt !== undefined)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

/** The paper itself; undefined when it isn't here. */
export async function findReceipt(receipt: Pick<KeptReceipt, "kind" | "id">): Promise<Blob | undefined> {
  const place = ownReceiptPlace();
  const response = place ? await (await caches.open(place)).match(addressOf(receipt)) : undefined;
  return response?.blob();
}

/** Takes one receipt away, because its booking has another paper now. */
export async function forgetReceipt(receipt: Pick<KeptReceipt, "kind" | "id">): Promise<void> {
  const place = ownReceiptPlace();
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
  const place = ownReceiptPlace();
  if (!place) return;
  const begun = countDepartures();
  const kept = readFacts(await (await caches.open(place)).match(addressOf(booking)));
  if (kept?.versi === booking.versi && kept.code === booking.code) return;
  const { blob, name } = await load();
  if (countDepartures() !== begun) return;
  await put(place, { ...booking, name: name ?? `${booking.id}.pdf` }, blob);
  // Whoever left while it was written finds nothing here either.
  if (countDepartures() !== begun) await caches.delete(place);
}
