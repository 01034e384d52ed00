import { useSyncExternalStore } from "react";

interface Pending {
  readonly answer: Promise<boolean>;
  readonly finish: (signedIn: boolean) => void;
}

let pending: Pending | null = null;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/**
 * Asks the person to sign in again over the page as it is. All calls that find their session ended share one dialog.
 * Answers false when they gave up.
 */
export function askToSignInAgain(): Promise<boolean> {
  if (!pending) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    pending = { answer: promise, finish: resolve };
    announce();
  }
  return pending.answer;
}

export function finishSigningIn(signedIn: boolean): void {
  const finished = pending;
  pending = null;
  announce();
  finished?.finish(signedIn);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether a call waits for the person to sign in again. */
export const useIsSignInWanted = (): boolean => useSyncExternalStore(subscribe, () => pending !== null);
