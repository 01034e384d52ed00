import { listClosures, viewClosedObject } from "@retribusi/contract/features/closure/closure.endpoints";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

const key = ["closure"] as const;

/** Closures of one object, or of all that the reader looks after. */
export const useClosures = (objectid: number | undefined) =>
  useQuery({
    queryKey: [...key, "list", objectid],
    queryFn: ({ signal }) => callEndpoint(listClosures, { query: { objectid, limit: 100 }, signal }),
    staleTime: 0,
  });

export const useClosedObject = (id: number) =>
  useQuery({
    queryKey: [...key, "object", id],
    queryFn: ({ signal }) => callEndpoint(viewClosedObject, { params: { id }, signal }),
  });

/** After an object was closed or opened: closures, calendars and bookings. */
export const readClosuresAnew = (client: QueryClient): Promise<void> => client.invalidateQueries();
