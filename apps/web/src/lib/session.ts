import { useSyncExternalStore } from "react";
import { tokenKey } from "./storage-key.ts";

/** What a tab keeps of the work of whoever is signed in, e.g. orders that are not sent yet. */
const workPrefix = "retribusi.";
const listeners = new Set<() => void>();
const farewells = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** The bearer token of this tab or, with remember-me, of this device; null for a visitor. */
export const readToken = (): string | null => sessionStorage.getItem(tokenKey) ?? localStorage.getItem(tokenKey);

/** Keeps a new token in one place only, so that an old one can't come back after this one is forgotten. */
export function keepToken(token: string, remember: boolean): void {
  const [kept, other] = remember ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  other.removeItem(tokenKey);
  kept.setItem(tokenKey, token);
  announce();
}

/** Keeps what takes the place of the present token, where an answer brought something, as the present one is kept. */
export function keepRenewedToken(token: string | null | undefined): void {
  if (token) keepToken(token, isRemembered());
}

/** Whether the present token outlives the tab. */
export const isRemembered = (): boolean => localStorage.getItem(tokenKey) !== null;

/**
 * Forgets the session and everything that this tab has kept of it, whether or not the server can be told. Where it was forgotten already,
 * as a late answer finds it, what has been said since stays.
 */
export function forgetToken(): void {
  const wasHeld = readToken() !== null;
  sessionStorage.removeItem(tokenKey);
  localStorage.removeItem(tokenKey);
  if (wasHeld) leave();
  announce();
}

/** Nothing of the person stays in this tab: neither what it stores nor what it holds in memory. */
function leave(): void {
  const kept = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
  for (const key of kept) if (key?.startsWith(workPrefix)) sessionStorage.removeItem(key);
  for (const farewell of farewells) farewell();
}

/** Hears that the session of this tab is over: it was left here, or in another tab that shares it. Answers how to stop listening. */
export function onLeave(react: () => void): () => void {
  farewells.add(react);
  return () => void farewells.delete(react);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Another tab signed in, signed out or changed the user. */
export function onTokenChangedElsewhere(react: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key !== tokenKey && key !== null) return;
    if (readToken() === null) leave();
    react();
  });
}

export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken, () => null);
