import { type BookingState, codeOf } from "./booking.states.ts";

const before = { inUse: "paid", finished: "inUse" } as const satisfies Partial<Record<BookingState, BookingState>>;

interface Step {
  readonly daristatus: number | null;
  readonly kestatus: number;
}

/** The latest step by which units were handed over or came back; one that was taken back leads to the same state from the other side. */
export const entryInto = <S extends Step>(steps: readonly S[], state: keyof typeof before): S | undefined =>
  steps.findLast(({ daristatus, kestatus }) => kestatus === codeOf(state) && daristatus === codeOf(before[state]));
