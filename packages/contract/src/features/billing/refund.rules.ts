/** States of a refund case (`statuspengembalian`): opened, agreed to, refused, paid back. */
export const refundStates = ["diajukan", "disetujui", "ditolak", "dibayar"] as const;
export type RefundState = (typeof refundStates)[number];

/** Cases that somebody still has to decide or to pay out. */
export const openRefundStates = ["diajukan", "disetujui"] as const satisfies readonly RefundState[];

/** The money has left: it is no longer held for the booking. */
export const isPaidBack = ({ statuspengembalian }: RefundCase): boolean => statuspengembalian === "dibayar";

interface RefundCase {
  readonly statuspengembalian: RefundState;
}

/** The order counts: as long as one case waits, the whole is not decided; money that left outweighs a refusal. */
const outcomes = ["diajukan", "disetujui", "dibayar", "ditolak"] as const satisfies readonly RefundState[];

/**
 * How the refund of a booking stands for the person who paid, over all its cases; nothing where there is none to speak of. A booking
 * that was taken up again (it didn't come to nothing) keeps its money: the refusal that closed its case is no bad news but the very thing asked for.
 */
export function refundOutcome(cases: readonly RefundCase[], cameToNothing: boolean): RefundState | undefined {
  const outcome = outcomes.find((state) => cases.some(({ statuspengembalian }) => statuspengembalian === state));
  return outcome === "ditolak" && !cameToNothing ? undefined : outcome;
}
