import { testConnection } from "@retribusi/contract/features/system/system.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { testBankConnection } from "./connection-test.ts";

export const systemRoutes: readonly Route[] = [
  handle(testConnection, ({ deps, user, params, request }) => testBankConnection(deps, user, params.id, request)),
];
