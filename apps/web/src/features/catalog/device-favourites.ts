import { mostFavourites } from "@retribusi/contract/features/booking/booking.favourites";
import type { Favourite } from "@retribusi/contract/features/booking/favourite.endpoints";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useSyncExternalStore } from "react";

const storageKey = "retribusi.favorit";
const listeners = new Set<() => void>();

/** By hand, as visitors load no schemas. */
const isFavourite = (one: unknown): one is Favourite =>
  typeof one === "object" &&
  one !== null &&
  "objectid" in one &&
  Number.isInteger(one.objectid) &&
  "namaobject" in one &&
  typeof one.namaobject === "string" &&
  "lokasikabkota" in one &&
  typeof one.lokasikabkota === "string" &&
  "jenisbooking" in one &&
  bookingKinds.some((kind) => kind === one.jenisbooking);

const none: readonly Favourite[] = [];
/** What was read last: the same text is the same list, as React asks of a store. */
let known: { readonly text: string; readonly records: readonly Favourite[] } = { text: "", records: none };

function parse(text: string): readonly Favourite[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isFavourite).slice(0, mostFavourites) : none;
  } catch {
    return none;
  }
}

/** What a visitor keeps on this device, the latest first. */
export function readDevice(): readonly Favourite[] {
  const text = localStorage.getItem(storageKey) ?? "";
  if (text !== known.text) known = { text, records: text === "" ? none : parse(text) };
  return known.records;
}

function write(records: readonly Favourite[]): void {
  try {
    if (records.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(records));
  } catch {
    // A device without room keeps what it had, and the heart stays empty.
  }
  for (const listener of listeners) listener();
}

/** Keeps one as the latest; `false` where there is no room for it. */
export function keepOnDevice(favourite: Favourite): boolean {
  const others = readDevice().filter(({ objectid }) => objectid !== favourite.objectid);
  if (others.length >= mostFavourites) return false;
  write([favourite, ...others]);
  return readDevice()[0]?.objectid === favourite.objectid;
}

export const dropFromDevice = (...ids: readonly number[]): void =>
  write(readDevice().filter(({ objectid }) => !ids.includes(objectid)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The same, followed; other windows of the device are listened to. */
export const useDeviceFavourites = (): readonly Favourite[] => useSyncExternalStore(subscribe, readDevice, () => none);
