import { waitlistPlace } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";
import { waitsKey } from "../../booking/waitlist/waits-query.ts";
import type { JoinWish } from "./use-join.ts";

/** What somebody can expect who waits for it; nobody is entered by asking. */
export const usePlace = (objectid: number, body: JoinWish) =>
  useQuery({
    queryKey: [...waitsKey, "place", objectid, body],
    queryFn: ({ signal }) => callEndpoint(waitlistPlace, { params: { objectid }, body, signal }),
  });
