import { bookingCards } from "@retribusi/contract/features/booking/booking.endpoints";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { callEndpoint } from "../../../lib/api.ts";
import { paths } from "../../../lib/paths.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";

/** Where the booking of a number stands: its page is that of its kind, which a row of the report doesn't tell. */
async function findBookingPath(id: number): Promise<string | undefined> {
  const { records } = await callEndpoint(bookingCards, { query: { cari: String(id) } });
  const found = records.find((one) => one.id === id);
  return found && paths.booking(found.jenisbooking, id);
}

/** Opens the booking behind a row of the report. */
export function useOpenBooking(): (id: number) => void {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const { mutate } = useMutation({
    mutationFn: findBookingPath,
    onSuccess: (path) => path && void navigate(path),
    onError: notifyError,
  });
  return mutate;
}
