import { allows } from "@retribusi/contract/access/pages";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";

const steps = ["complete", "customerConfirm", "confirm"] as const;

/** Whether the holder of these pages may take a walk-in all the way to its bill. */
export const mayBill = (held: readonly string[], kind: BookingKind): boolean =>
  steps.every((step) => allows(held, bookingEntity[kind], step));
