import { notifications } from "@mantine/notifications";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { type BookingLink, readLink, renewLink, revokeLink } from "@retribusi/contract/features/booking/link.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";

type Linked = Pick<BookingRecord, "jenisbooking" | "id">;

const keyOf = ({ id }: Linked) => ["booking-link", id];

/** The link of a booking; read anew at each opening, since a colleague may have taken it back. */
export const useLink = (booking: Linked) =>
  useQuery({
    queryKey: keyOf(booking),
    queryFn: ({ signal }) => callEndpoint(readLink(booking.jenisbooking), { params: { id: booking.id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

function useChange(booking: Linked, change: () => Promise<BookingLink>, done: "made" | "revoked") {
  const { t } = useTranslation("link");
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (link) => {
      client.setQueryData<BookingLink>(keyOf(booking), link);
      notifications.show({ color: "green", message: t(done) });
    },
    onError: useNotifyError(),
  });
}

export const useMakeLink = (booking: Linked) =>
  useChange(booking, () => callEndpoint(renewLink(booking.jenisbooking), { params: { id: booking.id } }), "made");

export const useRevokeLink = (booking: Linked) =>
  useChange(booking, () => callEndpoint(revokeLink(booking.jenisbooking), { params: { id: booking.id } }), "revoked");
