import { useSyncExternalStore } from "react";
import { tipKey as storageKey } from "../../lib/storage-key.ts";

/** A shared computer may know many people; those who came last are kept. */
const mostPeople = 20;

interface PutAway {
  readonly siapa: string;
  readonly petunjuk: readonly string[];
}
type Kept = readonly PutAway[];

/** By hand, as visitors load no schemas. */
const isPutAway = (one: unknown): one is PutAway =>
  typeof one === "object" &&
  one !== null &&
  "siapa" in one &&
  typeof one.siapa === "string" &&
  "petunjuk" in one &&
  Array.isArray(one.petunjuk) &&
  one.petunjuk.every((name) => typeof name === "string");

const listeners = new Set<() => void>();

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) && kept.every(isPutAway) ? kept : [];
  } catch {
    return [];
  }
}

function write(all: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(all.slice(0, mostPeople)));
  } catch {
    // A device without room for it shows the tip once more; nothing is lost by that.
  }
  for (const listener of listeners) listener();
}

const of = (person: string) => read().find(({ siapa }) => siapa === person)?.petunjuk ?? [];

/** The tips that the person has put away on this device. */
export const putAway = (person: string): readonly string[] => of(person);

export function putTipAway(person: string, tip: string): void {
  const others = read().filter(({ siapa }) => siapa !== person);
  write([{ siapa: person, petunjuk: [...new Set([...of(person), tip])] }, ...others]);
}

/** Brings all tips of the person back; other people on the device keep theirs away. */
export const bringTipsBack = (person: string): void => write(read().filter(({ siapa }) => siapa !== person));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether the person has put the tip away; other windows of the device are listened to. */
export const useIsPutAway = (person: string, tip: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => of(person).includes(tip),
    () => false,
  );
