import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useSession } from "../../../lib/current-user.ts";
import { orderModeOf } from "../order-mode.ts";

/** Who orders for themselves may wait; a visitor signs in first, nobody else does. */
export function useMayWait(kind: BookingKind): "customer" | "visitor" | undefined {
  const session = useSession();
  if (session.status === "loading") return undefined;
  const mode = orderModeOf(session, kind, false);
  return mode === "customer" || mode === "visitor" ? mode : undefined;
}
