import { askBankEndpoint, billAtBankEndpoint } from "@retribusi/contract/features/bank/bill.endpoints";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { handle, type Route } from "../../http/endpoint.ts";
import { askBank } from "./ask-bank.ts";
import { findBillAtBank } from "./bill-at-bank.query.ts";

export const bankRoutes: readonly Route[] = bookingKinds.flatMap((kind) => [
  handle(billAtBankEndpoint(kind), ({ deps, user, params, request }) =>
    findBillAtBank(deps.db, user, { kind, id: params.id }, request.language),
  ),
  handle(askBankEndpoint(kind), ({ deps, user, params }) => askBank(deps, user, kind, params.id)),
]);
