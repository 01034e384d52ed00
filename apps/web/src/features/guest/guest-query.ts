import { isOver, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { guestPaperCall, readGuestBookingCall } from "@retribusi/contract/features/guest/guest.calls";
import type { readGuestBooking } from "@retribusi/contract/features/guest/guest.endpoints";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ask, requestFile } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";

/** Milliseconds: who has just paid sees it while still looking. */
const aMoment = 15_000;

/** The booking of a link, asked for again as long as something may still happen to it. The link goes in the body: addresses are written down. */
export const useGuestBooking = (tanda: string) =>
  useQuery({
    queryKey: ["guest-booking", tanda],
    queryFn: ({ signal }) =>
      ask<typeof readGuestBooking>(readGuestBookingCall, { body: { tanda }, signal, isAnonymous: true }),
    refetchInterval: ({ state: { data } }) =>
      data?.keadaan === "buka" && !isOver(stateOf(data.pesanan.statusbooking)) ? aMoment : false,
    refetchOnWindowFocus: true,
    gcTime: 0,
  });

/** Saves the paper of the booking as it is now. */
export const useGuestPaper = (tanda: string) =>
  useMutation({
    mutationFn: () => requestFile({ ...guestPaperCall, body: { tanda }, isAnonymous: true }),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? "pesanan.pdf"),
    onError: useNotifyError(),
  });
