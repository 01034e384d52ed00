import { type PageRoute, page } from "../../lib/page-route.ts";
import { eachKindPath } from "../booking/booking-links.ts";
import { objectPaths } from "../catalog/catalogue-place.ts";

const loadObject = async () => (await import("./object-page.tsx")).ObjectPage;
const loadOrder = async () => (await import("./order-page.tsx")).OrderPage;
const loadWalkIn = async () => (await import("./counter/walk-in-page.tsx")).WalkInPage;
const loadReschedule = async () => (await import("./reschedule-page.tsx")).ReschedulePage;

/** Where a time is chosen: the page of an object, the order form, that of the counter, and new dates for a booking. */
export const orderRoutes: readonly PageRoute[] = [
  ...objectPaths.map((path) => page(path, loadObject)),
  ...eachKindPath("pesan_nsb").map((path) => page(path, loadOrder)),
  ...["pesan", "add"].flatMap(eachKindPath).map((path) => page(path, loadWalkIn)),
  ...eachKindPath("reschedule").map((path) => page(path, loadReschedule)),
];
