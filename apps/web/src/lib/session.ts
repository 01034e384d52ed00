import { useSyncExternalStore } from "react";

const tokenKey = "retribusi.token";
const listeners = new Set<() => void>();
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

/** Whether the present token outlives the tab. */
export const isRemembered = (): boolean => localStorage.getItem(tokenKey) !== null;

export function forgetToken(): void {
  sessionStorage.removeItem(tokenKey);
  localStorage.removeItem(tokenKey);
  announce();
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
    if (key === tokenKey || key === null) react();
  });
}

export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken);
