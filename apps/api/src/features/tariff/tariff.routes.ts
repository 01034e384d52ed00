import {
  approveTariff,
  listTariffs,
  listWithoutTariff,
  proposeTariff,
  refuseTariffProposal,
  viewTariffObject,
  withdrawTariff,
} from "@retribusi/contract/features/tariff/tariff.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import { handle, type RequestFacts, type Route } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { approve, refuse, withdraw } from "./decide-tariff.ts";
import { propose } from "./propose-tariff.ts";
import {
  getTariffObject,
  listObjectsWithoutTariff,
  listTariffRecords,
  presentTariff,
  type TariffRow,
} from "./tariff.query.ts";

interface Called {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly request: RequestFacts;
}

const by = ({ user, request }: Called) => ({ user, ip: request.ip });
const shown = async ({ deps, user }: Called, row: Promise<TariffRow>) =>
  presentTariff(await row, user, deps.clock.now());

export const tariffRoutes: readonly Route[] = [
  handle(listTariffs, ({ deps, user, query }) => listTariffRecords(deps.db, user, query, deps.clock.now())),
  handle(viewTariffObject, ({ deps, user, params }) => getTariffObject(deps.db, user, params.id, deps.clock.now())),
  handle(listWithoutTariff, ({ deps, user }) => listObjectsWithoutTariff(deps.db, user, deps.clock.now())),
  handle(proposeTariff, (call) => shown(call, propose(call.deps, by(call), call.params.id, call.body))),
  handle(withdrawTariff, (call) => shown(call, withdraw(call.deps, { ...by(call), ...call.body }, call.params.id))),
  handle(approveTariff, (call) => shown(call, approve(call.deps, { ...by(call), ...call.body }, call.params.id))),
  handle(refuseTariffProposal, (call) => {
    const { versi, catatan } = call.body;
    return shown(call, refuse(call.deps, { ...by(call), versi }, call.params.id, catatan));
  }),
];
