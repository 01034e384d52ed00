import { pages } from "@retribusi/contract/access/pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { listAddresses } from "../../records/list-addresses.ts";

const usage = async () => (await import("./usage-page.tsx")).UsagePage;

/** The lists of bookings as report rows: everybody's, and those of the roles that see a part of them. */
const listRoutes: readonly PageRoute[] = pages
  .filter(({ entity, verbs }) => entity === "report_trx_all" && verbs[0] === "list")
  .flatMap(({ name, path, entity }) =>
    listAddresses({ path, entity }).map((address) =>
      page(address, async () => {
        const { ReportList } = await import("./row/report-list.tsx");
        return () => <ReportList name={name} />;
      }),
    ),
  );

/** The pages of reports. */
export const reportRoutes: readonly PageRoute[] = [
  ...listRoutes,
  page("/report_trx_all/view/:id", async () => (await import("./row/row-page.tsx")).RowPage),
  page("/report_trx_all/rekap", async () => (await import("./recap-page.tsx")).RecapPage),
  page("/report_trx_all/penggunaan_object", usage),
  page("/report_trx_all/penggunaan_pengelola", usage),
  page("/report_trx_all/realisasi", async () => (await import("./realisation-page.tsx")).RealisationPage),
  page("/report_trx_all/buku", async () => (await import("./books-page.tsx")).BooksPage),
  page("/report_trx_all/dokumen", async () => (await import("./document/documents-page.tsx")).DocumentsPage),
  page("/report_trx_all/jadwal", async () => (await import("./schedule/schedules-page.tsx")).SchedulesPage),
  page("/report_trx_all/add", async () => (await import("./add-page.tsx")).AddPage),
  page("/report_trx_all/edit/:id", async () => (await import("./edit-page.tsx")).EditPage),
];
