import { type PageRoute, page } from "../../lib/page-route.ts";

const usage = async () => (await import("./usage-page.tsx")).UsagePage;

/** The pages of reports that are more than a list of rows. */
export const reportRoutes: readonly PageRoute[] = [
  page("/report_trx_all/rekap", async () => (await import("./recap-page.tsx")).RecapPage),
  page("/report_trx_all/penggunaan_object", usage),
  page("/report_trx_all/penggunaan_pengelola", usage),
  page("/report_trx_all/realisasi", async () => (await import("./realisation-page.tsx")).RealisationPage),
  page("/report_trx_all/buku", async () => (await import("./books-page.tsx")).BooksPage),
  page("/report_trx_all/add", async () => (await import("./add-page.tsx")).AddPage),
  page("/report_trx_all/edit/:id", async () => (await import("./edit-page.tsx")).EditPage),
];
