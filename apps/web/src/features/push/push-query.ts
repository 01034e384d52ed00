import { notifications } from "@mantine/notifications";
import {
  keepPushDevice,
  listPushDevices,
  type PushDevice,
  type PushDevices,
  removePushDevice,
} from "@retribusi/contract/features/push/push.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { PushBlocked, switchPushOff, switchPushOn } from "./push-browser.ts";

const key = ["account", "push"] as const;

/** One's own devices that are told; `kunci` is null where this installation tells none. */
export const usePushDevices = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callEndpoint(listPushDevices, { signal }), staleTime: 0 });

/** Switches it on for this browser: the browser asks first. A refusal of the person is no error. */
export function useSwitchPushOn() {
  const { t } = useTranslation("push");
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: async (ours: string) => callEndpoint(keepPushDevice, { body: await switchPushOn(user.userid, ours) }),
    onSuccess: () => notifications.show({ color: "green", message: t("switchedOn") }),
    onError: (error) => {
      if (error instanceof PushBlocked) return;
      if (error instanceof DOMException) notifications.show({ color: "red", message: t("unreachable") });
      else notifyError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Tells a device no more; this browser forgets it as well. */
export function useRemovePush() {
  const { t } = useTranslation("push");
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ini }: PushDevice) => {
      await callEndpoint(removePushDevice, { params: { id } });
      // What the server sends no more does no harm where the browser can't be asked.
      if (ini) await switchPushOff().catch(() => undefined);
    },
    onSuccess: (_, { id }) => {
      client.setQueryData<PushDevices>(
        key,
        (list) => list && { ...list, records: list.records.filter((one) => one.id !== id) },
      );
      notifications.show({ color: "green", message: t("removed") });
    },
    onError: useNotifyError(),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
