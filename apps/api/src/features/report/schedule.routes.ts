import {
  addSchedule,
  changeSchedule,
  leaveSchedule,
  listColleagues,
  listSchedules,
  removeSchedule,
  sendSchedule,
  turnSchedule,
} from "@retribusi/contract/features/report/schedule.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import { handle, type RequestFacts, type Route } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { listFor } from "./schedule.query.ts";
import { add, type Caller, change, leave, remove, sendNow, turn } from "./schedule.ts";
import { listColleagues as findColleagues } from "./schedule-people.ts";

const callerOf = ({ deps, user, request }: { deps: Deps; user: CurrentUser; request: RequestFacts }): Caller => ({
  ...{ deps, user },
  ip: request.ip,
});

export const scheduleRoutes: readonly Route[] = [
  handle(listSchedules, ({ deps, user }) => listFor(deps, user)),
  handle(listColleagues, ({ deps, user, query }) => findColleagues(deps, user, query.search)),
  handle(addSchedule, (call) => add(callerOf(call), call.body)),
  handle(changeSchedule, (call) => change(callerOf(call), call.params.id, call.body)),
  handle(turnSchedule, (call) => turn(callerOf(call), call.params.id, call.body.aktif)),
  handle(sendSchedule, (call) => sendNow(callerOf(call), call.params.id)),
  handle(leaveSchedule, (call) => leave(callerOf(call), call.params.id)),
  handle(removeSchedule, (call) => remove(callerOf(call), call.params.id)),
];
