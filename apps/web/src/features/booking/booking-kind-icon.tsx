import { type BookingKind, bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useLabel } from "../../lib/use-label.ts";
import { kindIcons } from "../catalog/kind-icons.ts";

/** What kind a booking is, where several stand below each other. */
export function BookingKindIcon({ kind }: { readonly kind: BookingKind }) {
  const label = useLabel();
  const Icon = kindIcons[kind];
  return <Icon size={16} stroke={1.75} role="img" aria-label={label(bookingKindLabels[kind])} />;
}
