import {
  leaveSchedule,
  listSchedules,
  removeSchedule,
  type Schedule,
  sendSchedule,
  turnSchedule,
} from "@retribusi/contract/features/report/schedule.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";

const schedulesKey = ["report", "jadwal"] as const;

const isUnderWay = ({ penerima }: Schedule): boolean =>
  penerima.some(({ hasil }) => hasil === "disiapkan" || hasil === "mengantre");

/** All schedules that one sees; asked for again and again while something is on its way. */
export const useSchedules = () =>
  useQuery({
    queryKey: schedulesKey,
    queryFn: ({ signal }) => callEndpoint(listSchedules, { signal }),
    refetchInterval: ({ state }) => (state.data?.records.some(isUnderWay) ? 3_000 : 60_000),
  });

/** Reads them anew once one was made or changed. */
export function useSchedulesAnew(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: schedulesKey });
}

/** What can be done with one: send it now, stop it, delete it, leave it; the last two after a question. */
export function useScheduleActions({ id, judul: name, aktif }: Schedule) {
  const { t } = useTranslation("schedule");
  const confirm = useConfirm();
  const options = { onError: useNotifyError(), onSettled: useSchedulesAnew() };
  const params = { id };
  const sending = useMutation({ mutationFn: () => callEndpoint(sendSchedule, { params }), ...options });
  const turning = useMutation({
    mutationFn: () => callEndpoint(turnSchedule, { params, body: { aktif: !aktif } }),
    ...options,
  });
  const removing = useMutation({ mutationFn: () => callEndpoint(removeSchedule, { params }), ...options });
  const leaving = useMutation({ mutationFn: () => callEndpoint(leaveSchedule, { params }), ...options });
  const ask = async (what: "remove" | "leave", run: () => void) => {
    const question = { title: t(`${what}Title`, { name }), text: t(`${what}Text`) };
    if (await confirm({ ...question, confirm: t(`${what}`), isDangerous: true })) run();
  };
  return {
    ...{ sending, turning, removing, leaving },
    askToRemove: () => ask("remove", () => removing.mutate()),
    askToLeave: () => ask("leave", () => leaving.mutate()),
  };
}
