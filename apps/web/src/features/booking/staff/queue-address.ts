import { onlyPart, queuePage, type WaitingPart } from "@retribusi/contract/features/booking/booking.queue";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { paths } from "../../../lib/paths.ts";

interface Shown {
  /** Only this part of what waits. */
  readonly only?: WaitingPart;
  /** The order that is shown, and its kind. */
  readonly id?: number;
  readonly jenis?: BookingKind;
}

/** Where the queue over all kinds shows something. */
export const queueAddress = ({ only, ...shown }: Shown): string => {
  const values = Object.entries({ ...onlyPart(only), ...shown });
  return `${paths.page(queuePage)}?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`;
};
