import { notifications } from "@mantine/notifications";
import {
  type CalendarList,
  type CalendarWish,
  listCalendars,
  makeCalendar,
  revokeCalendar,
} from "@retribusi/contract/features/calendar/calendar.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";

const key = ["account", "kalender"] as const;

/** One's own calendar addresses, and what one may have another for; read anew wherever it is shown, as programs read meanwhile. */
export const useCalendars = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callEndpoint(listCalendars, { signal }), staleTime: 0 });

/** Makes an address; it is told this once. */
export function useMakeCalendar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: CalendarWish) => callEndpoint(makeCalendar, { body: wish }),
    onError: useNotifyError(),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Ends an address, whichever calendars read it. */
export function useRevokeCalendar() {
  const { t } = useTranslation("calendar");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callEndpoint(revokeCalendar, { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<CalendarList>(
        key,
        (list) => list && { ...list, records: list.records.filter((one) => one.id !== id) },
      );
      notifications.show({ color: "green", message: t("revoked") });
    },
    onError: useNotifyError(),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
