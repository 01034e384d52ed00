import { keepPushDevice } from "@retribusi/contract/features/push/push.endpoints";
import { useEffect } from "react";
import { callEndpoint } from "../../lib/api.ts";
import type { CurrentUser } from "../../lib/current-user.ts";
import { renewedPush } from "./push-browser.ts";
import { usePushDevices } from "./push-query.ts";

/**
 * Keeps the server's address of this browser as it is now, each time the application is opened: the push service may have given it another
 * one, the sign-in is another one, or somebody else's.
 */
export function PushPart({ current: { user } }: { readonly current: CurrentUser }): null {
  const kunci = usePushDevices().data?.kunci ?? null;
  const { userid } = user;
  useEffect(() => {
    if (kunci === null) return;
    const renew = async () => {
      const wish = await renewedPush(userid, kunci);
      if (wish) await callEndpoint(keepPushDevice, { body: wish });
    };
    // Nobody has asked for anything: what fails now is done at the next opening.
    void renew().catch(() => undefined);
  }, [kunci, userid]);
  return null;
}
