/** States of a refund case (`statuspengembalian`): opened, verified, agreed to, refused, paid back. */
export const refundStates = ["diajukan", "diverifikasi", "disetujui", "ditolak", "dibayar"] as const;
export type RefundState = (typeof refundStates)[number];

/** Cases that somebody still has to decide or to pay out. */
export const openRefundStates = ["diajukan", "diverifikasi", "disetujui"] as const satisfies readonly RefundState[];
export type OpenRefundState = (typeof openRefundStates)[number];

export const isOpenRefund = (state: RefundState): state is OpenRefundState =>
  openRefundStates.some((open) => open === state);

interface RefundCase {
  readonly statuspengembalian: RefundState;
}

/** The money has left: it is no longer held for the booking. */
export const isPaidBack = ({ statuspengembalian }: RefundCase): boolean => statuspengembalian === "dibayar";

/** A case whose money is given back or asked for: it can't be asked for again. */
export const isGiven = ({ statuspengembalian }: RefundCase): boolean => statuspengembalian !== "ditolak";

/** The order counts: as long as one case waits, the whole is not decided; money that left outweighs a refusal. */
const outcomes = [
  "diajukan",
  "diverifikasi",
  "disetujui",
  "dibayar",
  "ditolak",
] as const satisfies readonly RefundState[];

/**
 * How the refund of a booking stands for the person who paid, over all its cases; nothing where there is none to speak of. A booking
 * that was taken up again (it didn't come to nothing) keeps its money: the refusal that closed its case is no bad news but the very thing asked for.
 */
export function refundOutcome(cases: readonly RefundCase[], cameToNothing: boolean): RefundState | undefined {
  const outcome = outcomes.find((state) => cases.some(({ statuspengembalian }) => statuspengembalian === state));
  return outcome === "ditolak" && !cameToNothing ? undefined : outcome;
}
