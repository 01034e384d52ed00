import { type PageRoute, page } from "../../lib/page-route.ts";
import { eachKindPath } from "../booking/booking-links.ts";

const loadPrint = async () => (await import("./print-page.tsx")).PrintPage;

/** The papers of a booking of any kind, and the teller's counter. */
export const paymentRoutes: readonly PageRoute[] = [
  page("/billing/terima", async () => (await import("./teller-page.tsx")).TellerPage),
  ...eachKindPath("cetak_pesanan").map((path) => page(path, loadPrint)),
];
