import { bookingRoutes } from "./features/booking/booking.routes.tsx";
import { staffRoutes } from "./features/booking/staff/staff.routes.tsx";
import { catalogRoutes } from "./features/catalog/catalog.routes.tsx";
import { closureRoutes } from "./features/closure/closure.routes.tsx";
import { deputyRoutes } from "./features/deputy/deputy.routes.tsx";
import { identityRoutes } from "./features/identity/identity.routes.tsx";
import { inboxRoutes } from "./features/inbox/inbox.routes.tsx";
import { mailRoutes } from "./features/mail/mail.routes.tsx";
import { orderRoutes } from "./features/order/order.routes.tsx";
import { paymentRoutes } from "./features/payment/payment.routes.tsx";
import { policyRoutes } from "./features/policy/policy.routes.tsx";
import { privacyRoutes } from "./features/privacy/privacy.routes.ts";
import { reportRoutes } from "./features/report/report.routes.tsx";
import { settlementRoutes } from "./features/settlement/settlement.routes.tsx";
import { syncRoutes } from "./features/sync/sync.routes.tsx";
import { systemRoutes } from "./features/system/system.routes.tsx";
import { tariffRoutes } from "./features/tariff/tariff.routes.tsx";
import { timelineRoutes } from "./features/timeline/timeline.routes.tsx";
import { unitRoutes } from "./features/unit/unit.routes.tsx";
import type { PageRoute } from "./lib/page-route.ts";
import { recordRoutes } from "./records/records.routes.tsx";
import { visitorScreens } from "./visitor-screens.ts";

/** Every screen behind the guard: one line per feature. The first match wins, so special pages come before records. */
export const memberScreens: readonly PageRoute[] = [
  ...identityRoutes,
  ...catalogRoutes,
  ...bookingRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...settlementRoutes,
  ...staffRoutes,
  ...mailRoutes,
  ...systemRoutes,
  ...tariffRoutes,
  ...closureRoutes,
  ...deputyRoutes,
  ...policyRoutes,
  ...timelineRoutes,
  ...unitRoutes,
  ...privacyRoutes,
  ...inboxRoutes,
  ...reportRoutes,
  ...syncRoutes,
  ...recordRoutes,
];

/** Every screen of the product. */
export const screens: readonly PageRoute[] = [...visitorScreens, ...memberScreens];
