import { useEffect } from "react";
import { useSession } from "./current-user.ts";
import { forgetReceipts, forgetReceiptsOfOthers } from "./receipt-place.ts";
import { useToken } from "./session.ts";

/** Held by every tab with a session; a session that isn't remembered ends with its tab, and nothing else tells the others. */
const lock = "retribusi.session";

const hasLocks = (): boolean => Boolean(navigator.locks);

function useSessionLock(token: string | null): void {
  useEffect(() => {
    if (!token || !hasLocks()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(lock, { mode: "shared" }, () => promise);
    return resolve;
  }, [token]);
}

/** Receipts outlive no session of this device, whether it was left or its tab was closed. */
async function forgetWithoutSession(): Promise<void> {
  if (!hasLocks()) return forgetReceipts();
  await navigator.locks.request(lock, { ifAvailable: true }, (isFree) => (isFree ? forgetReceipts() : undefined));
}

/** Only a customer's own receipts stay on this device: those of another account or of another role are taken away. */
export function useReceiptOwner(): void {
  const token = useToken();
  const session = useSession();
  const who = session.status === "signed-in" ? session.role : session.status;
  useSessionLock(token);
  useEffect(() => {
    if (who === "loading" || who === "failed") return;
    if (who === "anonymous") void forgetWithoutSession();
    else if (who === "nasabah" && token) void forgetReceiptsOfOthers();
    else void forgetReceipts();
  }, [who, token]);
}
