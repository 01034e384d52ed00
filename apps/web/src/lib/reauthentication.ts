import { useSyncExternalStore } from "react";

interface Pending {
  readonly answer: Promise<boolean>;
  readonly finish: (signedIn: boolean) => void;
  readonly reason: string | null;
}

let pending: Pending | null = null;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/**
 * Asks the person to sign in again over the page as it is. All calls that find their session ended share one dialog.
 * Answers false when they gave up.
 * @param reason why the session ended, in the server's words
 */
export function askToSignInAgain(reason: string | null = null): Promise<boolean> {
  if (!pending) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    pending = { answer: promise, finish: resolve, reason };
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

/** Why they have to, where the server said so. */
export const useSignInReason = (): string | null => useSyncExternalStore(subscribe, () => pending?.reason ?? null);
