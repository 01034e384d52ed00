import { useSyncExternalStore } from "react";

/** Windows over the page, questions and notices, have code of their own, which comes when the first page is there: or with the first that is to open. */
const standing = Promise.withResolvers<void>();
const listeners = new Set<() => void>();
let areWanted = false;

/** Brings the code of windows where it isn't there yet. */
export function bringWindows(): Promise<void> {
  areWanted = true;
  for (const listener of listeners) listener();
  return standing.promise;
}

/** Said by what shows them, as soon as it can. */
export const noteWindows = (): void => standing.resolve();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether something waits to be opened. */
export const useAreWindowsWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => areWanted,
    () => false,
  );
