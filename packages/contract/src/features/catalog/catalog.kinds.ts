import type { Label } from "../../define/label.ts";

/** What is booked: lodging, a building or room, a vehicle or equipment. Each has its own page family over one table. */
export const bookingKinds = ["penginapan", "gedung", "alat"] as const;
export type BookingKind = (typeof bookingKinds)[number];

export const bookingKindLabels: Record<BookingKind, Label> = {
  penginapan: { en: "Lodging", id: "Penginapan" },
  gedung: { en: "Building or room", id: "Gedung & ruangan" },
  alat: { en: "Vehicle or equipment", id: "Alat & kendaraan" },
};

/** Units a tariff is charged by: hour, day, night, month, or a fixed session. */
export const tariffUnits = ["jam", "hari", "malam", "bulan", "kegiatan"] as const;
export type TariffUnit = (typeof tariffUnits)[number];

export const tariffUnitLabels: Record<TariffUnit, Label> = {
  jam: { en: "hour", id: "jam" },
  hari: { en: "day", id: "hari" },
  malam: { en: "night", id: "malam" },
  bulan: { en: "month", id: "bulan" },
  kegiatan: { en: "session", id: "kegiatan" },
};
