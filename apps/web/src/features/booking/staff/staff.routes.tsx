import { type PageRoute, page } from "../../../lib/page-route.ts";
import { eachKindPath } from "../booking-links.ts";

/** The desks of the staff, for each kind of booking. */
export const staffRoutes: readonly PageRoute[] = [
  ...eachKindPath("konfirmasipesanan").map((path) =>
    page(path, async () => (await import("./queue-page.tsx")).QueuePage),
  ),
  ...eachKindPath("perubahanpesanan").map((path) =>
    page(path, async () => (await import("./changes-page.tsx")).ChangesPage),
  ),
  ...eachKindPath("edit").map((path) => page(path, async () => (await import("./change-page.tsx")).ChangePage)),
];
