import { printBooking } from "@retribusi/contract/features/payment/receipt.endpoints";
import { useQuery } from "@tanstack/react-query";
import { requestFile } from "../../lib/api.ts";
import type { BookingRecord } from "../booking/booking-query.ts";

export interface PaperFile {
  readonly blob: Blob;
  /** The name that the server gave it. */
  readonly name: string | null;
}

/** The paper of a booking. A changed booking has another paper, so the version is part of the key. */
export function usePaper({ id, jenisbooking, versi }: BookingRecord) {
  return useQuery({
    queryKey: ["paper", jenisbooking, id, versi],
    queryFn: ({ signal }) => requestFile({ path: printBooking(jenisbooking).path.replace(":id", String(id)), signal }),
    gcTime: 0,
  });
}
