import { useSyncExternalStore } from "react";

/** Why somebody has to sign in again. */
interface Wish {
  /** In the server's words, where it said so. */
  readonly reason: string | null;
  /** The session is still good: they only have to show who they are, and may leave it at that. */
  readonly isProof: boolean;
}

interface Pending {
  readonly answer: Promise<boolean>;
  readonly finish: (signedIn: boolean) => void;
  readonly wish: Wish;
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
export function askToSignInAgain(wish: Wish = { reason: null, isProof: false }): Promise<boolean> {
  if (!pending) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    pending = { answer: promise, finish: resolve, wish };
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

/** What a call waits for; null while none does. */
export const useSignInWish = (): Wish | null =>
  useSyncExternalStore(
    subscribe,
    () => pending?.wish ?? null,
    () => null,
  );
