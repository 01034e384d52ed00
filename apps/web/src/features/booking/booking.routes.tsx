import { minePage } from "@retribusi/contract/features/booking/booking.mine";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";
import { eachKindPath } from "./booking-links.ts";

const screens = {
  view: async () => (await import("./view/booking-page.tsx")).BookingPage,
  complete: async () => (await import("./form/completeness-page.tsx")).CompletenessPage,
  confirm: async () => (await import("./confirm/confirm-page.tsx")).ConfirmPage,
  mine: async () => (await import("./list/my-bookings-page.tsx")).MyBookingsOfKindPage,
  cancel: async () => (await import("./form/cancel-page.tsx")).CancelPage,
} as const;

/** Pages of the three booking entities by screen; lodging has names of its own for some. */
const pagesOf: Readonly<Record<keyof typeof screens, readonly string[]>> = {
  view: ["view"],
  complete: ["isi_kelengkapan", "isi_kelengkapan_nsb", "kelengkapan", "kelengkapan_nsb"],
  confirm: ["konfirmasipesanan_nasabah", "konfirmasipesanan_nsb"],
  mine: ["list_booking_nasabah", "list_gedung_nsb", "list_alat_nsb"],
  cancel: ["pembatalan"],
};

const names = ["view", "complete", "confirm", "mine", "cancel"] as const;

/** The screens of one booking and of a customer's own, for each kind. */
export const bookingRoutes: readonly PageRoute[] = [
  page(paths.page(minePage), async () => (await import("./list/my-bookings-page.tsx")).MyBookingsPage),
  ...names.flatMap((name) => pagesOf[name].flatMap(eachKindPath).map((path) => page(path, screens[name]))),
];
