import { toChoice } from "@retribusi/contract/features/booking/booking.interval";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import type { BookingState } from "@retribusi/contract/features/booking/booking.states";
import type { Transaction } from "../../lib/transaction.ts";
import { arrivalOf, type BookingRow, findRequest } from "./booking.query.ts";
import type { BookingWrite, Outcome } from "./server-action.ts";

export type Request = BookingRow["permintaan_jadwal"][number];

export const wantedOf = ({ tglmulai, tglakhir }: Request) => ({ start: tglmulai, end: tglakhir });

/** The time that is asked for, in the words of its tariff's unit. */
export const choiceOf = (request: Request, booking: Parameters<typeof arrivalOf>[0]) =>
  toChoice(wantedOf(request), request.satuantarif, request.sesi, arrivalOf(booking).hours.zone);

/** A request for other dates as it is shown. */
export function presentMove(
  request: Request,
  booking: Parameters<typeof arrivalOf>[0],
): NonNullable<BookingSummary["permintaanjadwal"]> {
  return {
    keputusan: request.keputusan,
    waktu: choiceOf(request, booking),
    tglmulaipemakaian: request.tglmulai.toISOString(),
    tglakhirpemakaian: request.tglakhir.toISOString(),
    totalbiaya: Number(request.totalbiaya),
    alasan: request.alasan,
    date_created: request.date_created.toISOString(),
    batasjawab: request.batasjawab.toISOString(),
    catatan: request.catatan,
  };
}

/** The latest request as a booking shows it. */
export function presentRequest(row: BookingRow): BookingSummary["permintaanjadwal"] {
  const [request] = row.permintaan_jadwal;
  return request ? presentMove(request, row) : null;
}

/** Whether the booking has become another one than the request was about. */
const isOvertaken = (state: BookingState, write: BookingWrite): boolean =>
  state !== "paid" || write.tglmulaipemakaian !== undefined || write.tglakhirpemakaian !== undefined;

interface Step {
  readonly now: Date;
  readonly state: BookingState;
  readonly outcome: Outcome;
  readonly by: number | null;
}

/** Ends the open request, if there is one: by the answer that the step is, or because it makes the request void. */
export async function endRequest(tx: Transaction, booking: BookingRow, { now, state, outcome, by }: Step) {
  const request = findRequest(booking);
  if (!request) return;
  const verdict =
    outcome.move ?? (isOvertaken(state, outcome.write ?? {}) ? { keputusan: "gugur" as const } : undefined);
  if (!verdict) return;
  await tx.permintaan_jadwal.update({
    where: { id: request.id },
    data: { ...verdict, diputusoleh: by, tglputus: now },
  });
}
