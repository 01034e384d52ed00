import type { Role } from "@retribusi/contract/define/roles";
import type { currentUserData } from "@retribusi/contract/features/identity/account.endpoints";
import { logoutCall } from "@retribusi/contract/features/identity/identity.calls";
import type { logout } from "@retribusi/contract/features/identity/session.endpoints";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { saveLanguage } from "./account-language.ts";
import { roleOf } from "./acting-role.ts";
import { ask, callEndpoint } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { adoptLanguage, forgetLanguage, noteSaved } from "./i18n.ts";
import { loadChunk } from "./page-route.ts";
import { forgetToken, useToken } from "./session.ts";

export const currentUserKey = ["currentuser"] as const;

export type CurrentUser = z.output<typeof currentUserData.answer>;

/**
 * `failed`: there is a token, but the user's data can't be loaded; treated as signed out, with a way to try again. It stays so while they are
 * asked for again: a screen that made way for “Loading…” and came back would ask once more itself, and so for ever.
 */
export type Session =
  | { readonly status: "anonymous" | "loading" }
  | { readonly status: "failed"; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: "signed-in"; readonly current: CurrentUser; readonly role: Role };

/** Everything waits for it, so nobody should wait a minute to read that it doesn't come. */
const timeoutMs = 20_000;

/** Whoever chose a language before signing in gets mails in it, too. */
async function withChosenLanguage(current: CurrentUser, signal: AbortSignal): Promise<CurrentUser> {
  const { user, pages, wajibfaktor } = current;
  noteSaved(user.bahasa);
  if (wajibfaktor || !pages.includes("account/edit")) return current;
  const saved = await saveLanguage(() => user.versi, signal);
  return saved ? { ...current, user: saved } : current;
}

async function loadCurrentUser(signal: AbortSignal): Promise<CurrentUser> {
  try {
    const { currentUserData } = await loadChunk(
      () => import("@retribusi/contract/features/identity/account.endpoints"),
    );
    const current = await callEndpoint(currentUserData, { signal, timeoutMs, onSignedOut: "fail" });
    await adoptLanguage(current.user.bahasa);
    return withChosenLanguage(current, signal);
  } catch (error) {
    // A token that the server doesn't know any more is of no use to anybody.
    if (error instanceof ApiError && error.status === 401) forgetToken();
    throw error;
  }
}

/** Who is signed in. */
export const currentUser = queryOptions({
  // Not by token: signing in again over a half-filled form must not take the screen away while this loads.
  queryKey: currentUserKey,
  queryFn: ({ signal }) => loadCurrentUser(signal),
  staleTime: 60_000,
  // Each of the many that ask for the session would otherwise repeat a call that failed, by appearing on the screen.
  retryOnMount: false,
});

export function useSession(): Session {
  const token = useToken();
  const query = useQuery({ ...currentUser, enabled: token !== null });
  if (!token) return { status: "anonymous" };
  if (query.data) return { status: "signed-in", current: query.data, role: roleOf(query.data) };
  if (query.errorUpdateCount > 0) {
    return { status: "failed", isRetrying: query.isFetching, retry: () => void query.refetch() };
  }
  return { status: "loading" };
}

/** The signed-in user. Only for screens behind the guard. */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (session.status !== "signed-in") throw new Error("This screen is only for signed-in users");
  return session.current;
}

/** Whether the acting role holds the page `entity/page`. */
export function useHoldsPage(): (page: string) => boolean {
  const session = useSession();
  const held = new Set(session.status === "signed-in" ? session.current.pages : []);
  return (page) => held.has(page);
}

/**
 * Forgets what was loaded for the person or role before: nothing of it may show for the next one. Queries on the
 * screen are reset and loaded anew, not removed, because components go on watching them.
 * @param known the new user's data where it has just come
 */
export async function forgetLoadedData(client: QueryClient, known?: CurrentUser): Promise<void> {
  if (known) client.setQueryData(currentUserKey, known);
  await client.resetQueries({ predicate: ({ queryKey }) => !known || queryKey[0] !== currentUserKey[0] });
}

/** Ends the session on the server and forgets token, language and everything that was loaded. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    // The device forgets the token even when the server can't be told.
    await ask<typeof logout>(logoutCall, { onSignedOut: "fail" }).catch(() => null);
    forgetToken();
    // Not loaded anew: whatever still shows is about to make way for the landing page.
    for (const query of client.getQueryCache().getAll()) query.reset();
    await forgetLanguage();
  };
}
