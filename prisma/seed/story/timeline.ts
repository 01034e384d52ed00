import type { LocalDate } from "@retribusi/contract/define/dates";
import { billExpiry, deadlineOf } from "@retribusi/contract/features/booking/booking.deadlines";
import { latestArrival, noShowFrom } from "@retribusi/contract/features/booking/booking.interval";
import type { BookingState } from "@retribusi/contract/features/booking/booking.states";
import type { Random } from "../random.ts";
import type { Plan } from "./plan.ts";

/** How a story ends, if nothing but its own course stops it; a number is the state in which the ending sets in. */
export type Ending =
  | { readonly how: "finish" }
  | { readonly how: "noShow" }
  | { readonly how: "reject" }
  | { readonly how: "cancel"; readonly from: BookingState }
  | { readonly how: "expire"; readonly from: BookingState };

export interface Event {
  readonly aksi: string;
  readonly to: BookingState;
  readonly at: Date;
  readonly by: "customer" | "manager" | "decider" | "bank" | "system";
  readonly alasan?: string;
  /** Rupiah of a proposed or approved discount. */
  readonly diskon?: number;
}

const minute = 60_000;
const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minute);

/** The steps of a booking that goes well, with the minutes that each takes after the one before. */
const steps = [
  { aksi: "complete", to: "complete", by: "customer", minutes: [3, 50] },
  { aksi: "customerConfirm", to: "submitted", by: "customer", minutes: [5, 500] },
  { aksi: "confirm", to: "awaitingPayment", by: "manager", minutes: [30, 1100] },
] as const;

const cancelReasons = [
  "Jadwal kegiatan diundur oleh panitia.",
  "Jumlah peserta berkurang sehingga tidak jadi menginap.",
  "Memilih tempat lain yang lebih dekat lokasi acara.",
  "Perjalanan dinas dibatalkan oleh pimpinan.",
  "Salah memilih tanggal, akan memesan ulang.",
];
const rejectReasons = [
  "Dokumen permohonan tidak sesuai dengan keperluan yang diajukan.",
  "Fasilitas dipakai untuk kegiatan dinas pada tanggal tersebut.",
  "Keperluan tidak sesuai dengan peruntukan aset daerah.",
];

/**
 * Everything that happens to the booking, in order and without regard to what time it is now. Each step keeps to the deadline of the
 * state before it; expiry, no-show and the automatic finish come when the machine's own deadlines say so.
 */
export function timelineOf(
  random: Random,
  plan: Plan,
  ordered: Date,
  ending: Ending,
  holidays: ReadonlySet<LocalDate>,
): Event[] {
  const events: Event[] = [{ aksi: "order", to: "ordered", at: ordered, by: "customer" }];
  const last = () => events.at(-1) ?? { to: "ordered" as const, at: ordered };
  const ends = (state: BookingState) => "from" in ending && ending.from === state && last().to === state;
  for (const { aksi, to, by, minutes } of steps) {
    if (ends(last().to)) return [...events, endOf(random, plan, last(), ending, holidays)];
    const at = after(last().at, random.between(minutes[0], minutes[1]));
    if (ending.how === "reject" && aksi === "confirm") {
      return [...events, { aksi: "reject", to: "rejected", at, by, alasan: random.pick(rejectReasons) }];
    }
    events.push({ aksi, to, by, at });
  }
  if (ends("awaitingPayment")) return [...events, endOf(random, plan, last(), ending, holidays)];
  events.push(payment(random, plan, last().at));
  if (ends("paid")) return [...events, endOf(random, plan, last(), ending, holidays)];
  return [...events, ...use(random, plan, ending)];
}

function payment(random: Random, plan: Plan, issued: Date): Event {
  const expires = billExpires(plan, issued);
  const share = random.chance(0.7) ? random.next() * 0.3 : random.next() * 0.95;
  const at = new Date(issued.getTime() + 4 * minute + (expires.getTime() - issued.getTime() - 5 * minute) * share);
  return { aksi: "pay", to: "paid", at, by: "bank" };
}

export const billExpires = ({ object, interval }: Plan, issued: Date): Date =>
  billExpiry(issued, object.expiredbilling, latestArrival(interval, object.satuantarif, object.hours));

function use(random: Random, plan: Plan, ending: Ending): Event[] {
  const { object, interval } = plan;
  if (ending.how === "noShow") {
    const at = noShowFrom(interval, object.satuantarif, object.hours.zone, object.toleransimenit);
    return [{ aksi: "noShow", to: "noShow", at: after(at, 1), by: "system" }];
  }
  const checkIn = after(interval.start, random.between(5, object.satuantarif === "malam" ? 300 : 45));
  const alone = random.chance(0.1);
  const finish = alone ? after(interval.end, 24 * 60 + 1) : after(interval.end, -random.between(2, 30));
  return [
    { aksi: "checkIn", to: "inUse", at: checkIn, by: "manager" },
    { aksi: "finish", to: "finished", at: finish, by: alone ? "system" : "manager" },
  ];
}

function endOf(
  random: Random,
  plan: Plan,
  { to: state, at: entered }: { to: BookingState; at: Date },
  ending: Ending,
  holidays: ReadonlySet<LocalDate>,
): Event {
  const deadline = deadlineIn(plan, state, entered, holidays);
  if (ending.how === "cancel") {
    const limit = deadline === null ? 60 : (deadline.getTime() - entered.getTime()) / minute;
    const at = after(entered, Math.max(1, Math.min(limit, 1440) * random.next() * 0.8));
    return { aksi: "cancel", to: "cancelled", at, by: "customer", alasan: random.pick(cancelReasons) };
  }
  return { aksi: "expire", to: "expired", at: after(deadline ?? entered, 1), by: "system" };
}

/** When the system acts on the booking in this state. */
export function deadlineIn(
  plan: Plan,
  state: BookingState,
  entered: Date,
  holidays: ReadonlySet<LocalDate>,
  issued = entered,
): Date | null {
  const { object, interval } = plan;
  return deadlineOf(state, {
    entered,
    start: interval.start,
    latestArrival: latestArrival(interval, object.satuantarif, object.hours),
    noShowFrom: noShowFrom(interval, object.satuantarif, object.hours.zone, object.toleransimenit),
    end: interval.end,
    billExpires: billExpires(plan, issued),
    zone: object.hours.zone,
    holidays,
    renewals: 0,
    firstDeadline: null,
  });
}
