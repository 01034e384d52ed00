import { queuePage } from "@retribusi/contract/features/booking/booking.queue";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { paths } from "../../../lib/paths.ts";

interface Shown {
  /** Only orders with a proposed discount. */
  readonly usulan?: "menunggu";
  /** The order that is shown, and its kind. */
  readonly id?: number;
  readonly jenis?: BookingKind;
}

/** Where the queue over all kinds shows something. */
export const queueAddress = (shown: Shown): string => {
  const search = new URLSearchParams(Object.entries(shown).map(([name, value]) => [name, String(value)]));
  return `${paths.page(queuePage)}?${search}`;
};
