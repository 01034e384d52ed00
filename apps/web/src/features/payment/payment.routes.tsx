import { usePapers } from "@retribusi/contract/features/booking/booking.papers";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { arrivalsPage } from "@retribusi/contract/features/payment/arrivals.endpoints";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";
import { eachKindPath } from "../booking/booking-links.ts";

const loadPrint = async () => (await import("./print-page.tsx")).PrintPage;

/** The papers of a booking of any kind, the teller's counter and day. */
export const paymentRoutes: readonly PageRoute[] = [
  page(paths.page(arrivalsPage), async () => (await import("./arrivals-page.tsx")).ArrivalsPage),
  page("/billing/terima", async () => (await import("./teller-page.tsx")).TellerPage),
  page("/billing/kas", async () => (await import("./till/till-page.tsx")).TillPage),
  page("/penutupan_kas/view/:id", async () => (await import("./till/closing-view-page.tsx")).ClosingViewPage),
  page("/penutupan_kas/cetak/:id", async () => (await import("./till/closing-print-page.tsx")).ClosingPrintPage),
  ...bookingKinds.flatMap((kind) =>
    eachKindPath(usePapers[kind].page).map((path) =>
      page(path, async () => (await import("./use-paper-page.tsx")).UsePaperPage),
    ),
  ),
  ...eachKindPath("cetak_pesanan").map((path) => page(path, loadPrint)),
];
