import { pages } from "@retribusi/contract/access/pages";
import { queuePage } from "@retribusi/contract/features/booking/booking.queue";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type PageRoute, page } from "../../../lib/page-route.ts";
import { paths } from "../../../lib/paths.ts";
import { listAddresses } from "../../../records/list-addresses.ts";
import { changeDesk, eachKindPath } from "../booking-links.ts";

const loadChange = async () => (await import("./change-page.tsx")).ChangePage;

/** The lists of each kind under all their addresses. */
const lists: readonly PageRoute[] = bookingKinds.flatMap((kind) =>
  pages
    .filter(({ entity, verbs }) => entity === bookingEntity[kind] && verbs[0] === "list")
    .flatMap(({ name, path, entity }) => {
      const load = async () => {
        const { BookingListPage } = await import("./booking-list-page.tsx");
        return () => <BookingListPage kind={kind} name={name} />;
      };
      return listAddresses({ path, entity }).map((address) => page(address, load));
    }),
);

/** The desks and lists of the staff, for each kind of booking. */
export const staffRoutes: readonly PageRoute[] = [
  ...lists,
  page(paths.page(queuePage), async () => (await import("./queue-page.tsx")).QueuePage),
  ...eachKindPath("konfirmasipesanan").map((path) =>
    page(path, async () => (await import("./queue-page.tsx")).KindQueuePage),
  ),
  ...eachKindPath(changeDesk).flatMap((path) => [
    page(path, async () => (await import("./changes-page.tsx")).ChangesPage),
    page(`${path}/:id`, loadChange),
  ]),
  ...eachKindPath("edit").map((path) => page(path, loadChange)),
];
