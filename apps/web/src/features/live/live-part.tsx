import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CurrentUser } from "../../lib/current-user.ts";
import { useToken } from "../../lib/session.ts";
import { keepFresh } from "./keep-fresh.ts";

/** Keeps what stands on the screen as it is now, for as long as somebody is signed in. */
export function LivePart({ current: { user, role } }: { readonly current: CurrentUser }): null {
  const client = useQueryClient();
  const token = useToken();
  // Tabs of one person may be signed in by tokens of their own, in roles of their own.
  const name = `retribusi.live.${user.userid}.${role}`;
  useEffect(() => {
    if (token === null) return;
    const leaving = new AbortController();
    keepFresh(client, name, leaving.signal);
    return () => leaving.abort();
  }, [client, name, token]);
  return null;
}
