import { readTimeline, type Timeline } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { bookingsKey } from "../booking/booking-query.ts";
import { type Asked, rangeOf } from "./timeline-address.ts";

const aMinute = 60_000;

/** Whether an answer is about these days: another month's must not stand below the days of this one. */
const isAbout = ({ records: [object] }: Timeline, { dari, sampai }: ReturnType<typeof rangeOf>): boolean =>
  object?.hari.at(0)?.tanggal === dari && object.hari.at(-1)?.tanggal === sampai;

/** A page of objects with what is on them. Read again every minute, since others act on it too. */
export function useTimeline({ view, day, jenis, idskpd, cari, page }: Asked) {
  const query = {
    ...rangeOf({ view, day }),
    ...(jenis ? { jenis } : {}),
    ...(idskpd ? { idskpd } : {}),
    ...(cari ? { cari } : {}),
    page,
  };
  return useQuery({
    queryKey: [...bookingsKey, "timeline", query],
    queryFn: ({ signal }) => callEndpoint(readTimeline, { query, signal }),
    placeholderData: (before) => (before && isAbout(before, query) ? before : undefined),
    refetchInterval: aMinute,
    refetchOnWindowFocus: true,
  });
}
