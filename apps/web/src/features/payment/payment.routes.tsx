import { type PageRoute, page } from "../../lib/page-route.ts";
import { eachKindPath } from "../booking/booking-links.ts";

const loadCheck = async () => (await import("./check-page.tsx")).CheckPage;
const loadPrint = async () => (await import("./print-page.tsx")).PrintPage;

/** The public check of a receipt, the papers of a booking of any kind, and the teller's counter. */
export const paymentRoutes: readonly PageRoute[] = [
  page("/index/check/:code?", loadCheck),
  page("/billing/terima", async () => (await import("./teller-page.tsx")).TellerPage),
  ...eachKindPath("cetak_pesanan").map((path) => page(path, loadPrint)),
];
