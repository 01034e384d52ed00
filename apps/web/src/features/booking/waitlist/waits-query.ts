import { waitlistPage } from "@retribusi/contract/features/booking/booking.waitlist";
import { leaveWaitlist, myWaits } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";
import { useHoldsPage, useSession } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";

export type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";

/** Everything read of waitlists. */
export const waitsKey = [waitlistPage] as const;
const ownKey = [...waitsKey, "own"] as const;

/** Where somebody sees what they wait for, and below it one offer. */
export const waitsPath = paths.page(waitlistPage);
export const offerPath = (id: number): string => `${waitsPath}/${id}`;

const aMinute = 60_000;

/** What whoever is signed in waits for, asked anew after so many milliseconds; nothing is asked for anybody else. */
export function useWaits(refetchInterval = aMinute) {
  const { status } = useSession();
  const holds = useHoldsPage();
  return useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => callEndpoint(myWaits, { signal }),
    enabled: status === "signed-in" && holds(waitlistPage),
    refetchInterval,
    refetchOnWindowFocus: true,
  });
}

/** Stops waiting, or gives an offer back. */
export function useLeave() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: (id: number) => callEndpoint(leaveWaitlist, { params: { id } }),
    onSuccess: (left) => client.setQueryData(ownKey, left),
    onError: (error) => {
      notifyError(error);
      void client.invalidateQueries({ queryKey: waitsKey });
    },
  });
}
