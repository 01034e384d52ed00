import { useEffect } from "react";
import { useSession } from "./current-user.ts";
import { hasLocks } from "./has-locks.ts";
import { forgetReceipts, forgetReceiptsOfOthers } from "./receipt-place.ts";
import { useToken } from "./session.ts";

/** Begins the names of locks: a tab with a session holds one of its own, since a session that isn't remembered ends with its tab, and nothing else tells the others. */
const prefix = "retribusi.session.";

function useSessionLock(token: string | null): void {
  useEffect(() => {
    if (!token || !hasLocks()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(prefix + crypto.randomUUID(), () => promise);
    return resolve;
  }, [token]);
}

/** Settles when no tab of this device has a session any more; rejects when the signal comes first. */
async function sessionsEnded(signal: AbortSignal): Promise<void> {
  for (;;) {
    const { held = [] } = await navigator.locks.query();
    const name = held.map((lock) => lock.name).find((one) => one?.startsWith(prefix));
    if (name === undefined) return;
    await navigator.locks.request(name, { signal }, () => undefined);
  }
}

/** Receipts outlive no session of this device, whether it was left or its tab was closed. */
async function forgetAfterSessions(signal: AbortSignal): Promise<void> {
  if (hasLocks()) await sessionsEnded(signal);
  signal.throwIfAborted();
  await forgetReceipts();
}

/** Only a customer's own receipts stay on this device: those of another account or of another role are taken away. */
export function useReceiptOwner(): void {
  const token = useToken();
  const session = useSession();
  const who = session.status === "signed-in" ? session.role : session.status;
  useSessionLock(token);
  useEffect(() => {
    if (who === "loading" || who === "failed") return;
    if (who === "nasabah" && token) return void forgetReceiptsOfOthers();
    if (who !== "anonymous") return void forgetReceipts();
    const waiting = new AbortController();
    forgetAfterSessions(waiting.signal).catch(() => undefined);
    return () => waiting.abort();
  }, [who, token]);
}
