import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import type { OrderMode } from "./order-mode.ts";
import { dropPending, findPending, judgePending, type PendingOrder, type Unplaced } from "./pending-order.ts";

/**
 * Goes on with the order that was pressed here before signing in: `place` is called once with it, or it is said why nothing was ordered. A visitor who
 * comes back from the sign-in has thought again, and presses again.
 */
export function usePendingOrder(mode: OrderMode, place: (pending: PendingOrder) => void): Unplaced | undefined {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const [unplaced, setUnplaced] = useState<Unplaced>();
  const goOn = useEffectEvent(() => {
    const pending = findPending(`${pathname}${search}`);
    if (!pending) return;
    if (status === "anonymous") return dropPending();
    const verdict = judgePending(pending, mode);
    // It is dropped when its answer is there: over a reload it is sent again, with the same key.
    if (verdict === "place") return place(pending);
    dropPending();
    setUnplaced(verdict);
  });
  useEffect(() => {
    if (status === "anonymous" || status === "signed-in") goOn();
  }, [status]);
  return unplaced;
}
