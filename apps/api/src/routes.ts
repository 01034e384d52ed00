import { bankRoutes } from "./features/bank/bank.routes.ts";
import { bookingRoutes } from "./features/booking/booking.routes.ts";
import { catalogueRoutes } from "./features/booking/catalogue.routes.ts";
import { favouriteRoutes } from "./features/booking/favourite.routes.ts";
import { linkRoutes } from "./features/booking/link.routes.ts";
import { threadRoutes } from "./features/booking/thread.routes.ts";
import { waitlistRoutes } from "./features/booking/waitlist/waitlist.routes.ts";
import { calendarRoutes } from "./features/calendar/calendar.routes.ts";
import { objectRoutes } from "./features/catalog/objectretribusi.routes.ts";
import { closureRoutes } from "./features/closure/closure.routes.ts";
import { deputyRoutes } from "./features/deputy/deputy.routes.ts";
import { filesRoutes } from "./features/files/files.routes.ts";
import { guestRoutes } from "./features/guest/guest.routes.ts";
import { helpRoutes } from "./features/help/help.routes.ts";
import { identityRoutes } from "./features/identity/identity.routes.ts";
import { placeRoutes } from "./features/identity/place.routes.ts";
import { recoveryRoutes } from "./features/identity/recovery.routes.ts";
import { registrationRoutes } from "./features/identity/registration.routes.ts";
import { reviewRoutes } from "./features/identity/review.routes.ts";
import { inboxRoutes } from "./features/inbox/inbox.routes.ts";
import { liveRoutes } from "./features/live/live.routes.ts";
import { mailRoutes } from "./features/mail/mail.routes.ts";
import { menuRoutes } from "./features/menu/menu.routes.ts";
import { paymentRoutes } from "./features/payment/payment.routes.ts";
import { receiptRoutes } from "./features/payment/receipt.routes.ts";
import { tillRoutes } from "./features/payment/till.routes.ts";
import { policyRoutes } from "./features/policy/policy.routes.ts";
import { privacyRoutes } from "./features/privacy/privacy.routes.ts";
import { pushRoutes } from "./features/push/push.routes.ts";
import { ratingRoutes } from "./features/rating/rating.routes.ts";
import { documentRoutes } from "./features/report/document.routes.ts";
import { reportRoutes } from "./features/report/report.routes.ts";
import { scheduleRoutes } from "./features/report/schedule.routes.ts";
import { viewRoutes } from "./features/report/view.routes.ts";
import { searchRoutes } from "./features/search/search.routes.ts";
import { settlementRoutes } from "./features/settlement/settlement.routes.ts";
import { syncRoutes } from "./features/sync/sync.routes.ts";
import { systemRoutes } from "./features/system/system.routes.ts";
import { tariffRoutes } from "./features/tariff/tariff.routes.ts";
import { timelineRoutes } from "./features/timeline/timeline.routes.ts";
import { unitRoutes } from "./features/unit/unit.routes.ts";
import type { Route } from "./http/endpoint.ts";
import { registry } from "./registry.ts";

/** Every declared call of the product beside the ones that all entities have. */
export const routes: readonly Route[] = [
  ...filesRoutes,
  ...identityRoutes,
  ...registrationRoutes,
  ...recoveryRoutes,
  ...placeRoutes,
  ...reviewRoutes,
  ...catalogueRoutes,
  ...favouriteRoutes,
  ...waitlistRoutes,
  ...threadRoutes,
  ...linkRoutes,
  ...bookingRoutes,
  ...objectRoutes,
  ...tariffRoutes,
  ...closureRoutes,
  ...deputyRoutes,
  ...policyRoutes,
  ...unitRoutes,
  ...timelineRoutes,
  ...calendarRoutes,
  ...guestRoutes,
  ...pushRoutes,
  ...ratingRoutes,
  ...mailRoutes,
  ...menuRoutes,
  ...inboxRoutes,
  ...liveRoutes,
  ...searchRoutes,
  ...bankRoutes,
  ...paymentRoutes,
  ...tillRoutes,
  ...receiptRoutes,
  ...settlementRoutes,
  ...privacyRoutes,
  ...helpRoutes,
  ...reportRoutes,
  ...documentRoutes,
  ...scheduleRoutes,
  ...viewRoutes,
  ...syncRoutes(registry),
  ...systemRoutes,
];
