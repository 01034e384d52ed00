import type { Random } from "../random.ts";
import type { Plan } from "./plan.ts";
import type { Event } from "./timeline.ts";

const alasan = "Kegiatan sosial kemasyarakatan dengan rekomendasi dinas.";
const share = [0.1, 0.2, 0.25, 0.5] as const;

/** Now and then a manager proposes a reduction and the agency decides, between the details and the customer's confirmation. */
export function addDiscount(random: Random, events: readonly Event[], { price }: Plan): readonly Event[] {
  const at = events.findIndex(({ aksi }) => aksi === "customerConfirm");
  const [before, after] = [events[at - 1], events[at]];
  if (before === undefined || after === undefined || !random.chance(0.06)) return events;
  const diskon = Math.round((price.subtotal * random.pick(share)) / 1000) * 1000;
  if (diskon === 0) return events;
  const moment = (part: number) => new Date(before.at.getTime() + (after.at.getTime() - before.at.getTime()) * part);
  const decided: Event[] = [
    { aksi: "discount", to: "complete", at: moment(0.3), by: "manager", alasan, diskon },
    { aksi: "approveDiscount", to: "complete", at: moment(0.7), by: "decider", diskon },
  ];
  return [...events.slice(0, at), ...decided, ...events.slice(at)];
}

/** Now and then a proposal waits for its decision. */
export function proposeDiscount(
  random: Random,
  events: readonly Event[],
  { price }: Plan,
  now: Date,
): readonly Event[] {
  const last = events.at(-1);
  const diskon = Math.round((price.subtotal * random.pick(share)) / 1000) * 1000;
  if (last === undefined || diskon === 0 || !random.chance(0.3)) return events;
  const at = new Date((last.at.getTime() + now.getTime()) / 2);
  return [...events, { aksi: "discount", to: last.to, at, by: "manager", alasan, diskon }];
}
