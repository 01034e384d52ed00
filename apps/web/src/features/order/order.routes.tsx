import { waitlistPage } from "@retribusi/contract/features/booking/booking.waitlist";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";
import { eachKindPath } from "../booking/booking-links.ts";
import { objectPaths } from "../catalog/catalogue-place.ts";

const loadObject = async () => (await import("./object-page.tsx")).ObjectPage;
const loadOrder = async () => (await import("./order-page.tsx")).OrderPage;
const loadWalkIn = async () => (await import("./counter/walk-in-page.tsx")).WalkInPage;
const loadReschedule = async () => (await import("./reschedule-page.tsx")).ReschedulePage;

const loadWaits = async () => (await import("./waitlist/waits-page.tsx")).WaitsPage;
const loadOffer = async () => (await import("./waitlist/offer-page.tsx")).OfferPage;

/** Where a time is chosen: the page of an object, the order form, that of the counter, new dates for a booking, and what one waits for. */
export const orderRoutes: readonly PageRoute[] = [
  ...objectPaths.map((path) => page(path, loadObject)),
  ...eachKindPath("pesan_nsb").map((path) => page(path, loadOrder)),
  ...["pesan", "add"].flatMap(eachKindPath).map((path) => page(path, loadWalkIn)),
  ...eachKindPath("reschedule").map((path) => page(path, loadReschedule)),
  page(paths.page(waitlistPage), loadWaits),
  page(`${paths.page(waitlistPage)}/:id`, loadOffer),
];
