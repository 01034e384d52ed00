import { useSyncExternalStore } from "react";

export interface ToldKey {
  /** `A`, `/`, `mod+K` (Ctrl or ⌘ and K), `Delete`; several that do the same are parted by spaces. */
  readonly key: string;
  readonly words: string;
  /** Does the same on every page. */
  readonly isEverywhere?: boolean;
}

/** What stands on the screen → the keys that it declares. */
const told = new Map<string, readonly ToldKey[]>();
let all: readonly ToldKey[] = [];
const listeners = new Set<() => void>();

/** Said by `useKeys` alone: an empty list when its component has gone. */
export function noteKeys(id: string, keys: readonly ToldKey[]): void {
  if (keys.length > 0) told.set(id, keys);
  else told.delete(id);
  all = [...told.values()].flat();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every key that does something on the screen as it is now. */
export const useToldKeys = (): readonly ToldKey[] => useSyncExternalStore(subscribe, () => all);
