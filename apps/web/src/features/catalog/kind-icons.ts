import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type Icon, IconBackhoe, IconBed, IconBuildingArch } from "@tabler/icons-react";

/** How each kind looks. */
export const kindIcons: Readonly<Record<BookingKind, Icon>> = {
  penginapan: IconBed,
  gedung: IconBuildingArch,
  alat: IconBackhoe,
};
