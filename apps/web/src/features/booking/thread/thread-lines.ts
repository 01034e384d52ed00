import type { MoveVerdict } from "@retribusi/contract/features/booking/booking.record";
import type { Thread, ThreadMessage } from "@retribusi/contract/features/booking/thread.endpoints";
import type { BookingRecord } from "../booking-query.ts";

type Move = Thread["jadwal"][number];

interface Moment {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly key: string;
}

/** What happened to a request for other dates; `unanswered` where the system ended it. */
export interface MoveEvent extends Moment {
  readonly move: Move;
  readonly event: MoveVerdict | "unanswered";
}

/** What stands in a thread. */
type Line = MoveEvent | (Moment & { readonly message: ThreadMessage });

function eventsOf(move: Move, riwayat: BookingRecord["riwayat"]): MoveEvent[] {
  const asked = { at: move.date_created, key: `asked ${move.id}`, move, event: "diminta" } as const;
  if (move.keputusan === "diminta" || move.tglputus === null) return [asked];
  // One that another step has overtaken ended with that step; nobody has to read that it wasn't answered.
  const isUnanswered =
    move.keputusan === "gugur" && riwayat.some(({ aksi, waktu }) => aksi === "lapseMove" && waktu === move.tglputus);
  const event = isUnanswered ? "unanswered" : move.keputusan;
  return [asked, { at: move.tglputus, key: `ended ${move.id}`, move, event }];
}

/**
 * Messages and requests for other dates in the order of their time. Where earlier messages aren't shown, what happened before the first of
 * those that are isn't either.
 */
export function linesOf(
  { records, jadwal, hasMore }: Pick<Thread, "records" | "jadwal" | "hasMore">,
  riwayat: BookingRecord["riwayat"],
): Line[] {
  const from = hasMore ? (records[0]?.waktu ?? "") : "";
  const moves = jadwal.flatMap((move) => eventsOf(move, riwayat)).filter(({ at }) => at >= from);
  const messages = records.map((message) => ({ at: message.waktu, key: `message ${message.id}`, message }));
  return [...messages, ...moves].toSorted((one, other) => one.at.localeCompare(other.at));
}
