import { viewPolicy, writePolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { getPolicy } from "./policy.query.ts";
import { savePolicy } from "./write-policy.ts";

export const policyRoutes: readonly Route[] = [
  handle(viewPolicy, ({ deps, user, params }) => getPolicy(deps.db.prisma, user, params.id)),
  handle(writePolicy, ({ deps, user, request, params, body }) =>
    savePolicy(deps, { user, ip: request.ip }, params.id, body),
  ),
];
