import { keepPushDevice, listPushDevices, removePushDevice } from "@retribusi/contract/features/push/push.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { listDevicesOf } from "./push-device.query.ts";
import { keepDevice, removeDevice } from "./push-device.ts";

/** The browsers on which somebody is told: strictly their own, in whichever role they act. */
export const pushRoutes: readonly Route[] = [
  handle(listPushDevices, ({ deps, user }) => listDevicesOf(deps.db, user)),
  handle(keepPushDevice, async ({ deps, user, body, request }) => ({
    record: await keepDevice(deps, user, request, body),
  })),
  handle(removePushDevice, async ({ deps, user, params }) => {
    await removeDevice(deps, user.userid, params.id);
    return { dilepas: true as const };
  }),
];
