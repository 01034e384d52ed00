import { timelinePage } from "@retribusi/contract/features/timeline/timeline.pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

/** Objects and their units by day, with the bookings on them. */
export const timelineRoutes: readonly PageRoute[] = [
  page(paths.page(timelinePage), async () => (await import("./timeline-page.tsx")).TimelinePage),
];
