import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { printArrivals as arrivalsEndpoint } from "@retribusi/contract/features/payment/arrivals.endpoints";
import {
  checkReceipt,
  printBooking as printEndpoint,
  printUsePaper as usePaperEndpoint,
} from "@retribusi/contract/features/payment/receipt.endpoints";
import { scope } from "../../access/scope.ts";
import { handleDownload, handlePublic, type Route } from "../../http/endpoint.ts";
import { printArrivals } from "./arrivals.ts";
import { getReceiptCheck } from "./receipt.query.ts";
import { printBooking, printUsePaper } from "./receipt.ts";

export const receiptRoutes: readonly Route[] = [
  handlePublic(checkReceipt, ({ deps, params }) => getReceiptCheck(deps.db, params.code)),
  handleDownload(arrivalsEndpoint, ({ deps, user, query }) => printArrivals(deps, user, query.tanggal ?? null)),
  ...bookingKinds.map((kind) =>
    handleDownload(printEndpoint(kind), ({ deps, user, params }) =>
      printBooking(deps, scope(user, bookingEntity[kind]), params.id),
    ),
  ),
  ...bookingKinds.map((kind) =>
    handleDownload(usePaperEndpoint(kind), ({ deps, user, params }) =>
      printUsePaper(deps, scope(user, bookingEntity[kind]), params.id),
    ),
  ),
];
