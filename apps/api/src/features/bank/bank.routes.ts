import { askBankEndpoint, billAtBankEndpoint, qrisEndpoint } from "@retribusi/contract/features/bank/bill.endpoints";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { handle, type Route } from "../../http/endpoint.ts";
import { askBank } from "./ask-bank.ts";
import { findBillAtBank } from "./bill-at-bank.query.ts";
import { getBillCode } from "./bill-code.ts";

export const bankRoutes: readonly Route[] = bookingKinds.flatMap((kind) => [
  handle(billAtBankEndpoint(kind), ({ deps, user, params, request }) =>
    findBillAtBank(deps.db, user, { kind, id: params.id }, request.language),
  ),
  handle(qrisEndpoint(kind), ({ deps, user, params }) => getBillCode(deps, user, kind, params.id)),
  handle(askBankEndpoint(kind), ({ deps, user, params }) => askBank(deps, user, kind, params.id)),
]);
