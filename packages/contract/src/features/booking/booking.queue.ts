/** Orders of all kinds that wait for approval, return or rejection. */
export const queuePage = "booking/antrean";

/** Parts of what waits, by the parameter that lists them, in addresses and calls alike: proposed discounts, and requests for other dates. */
export const waitingParts = { usulan: "menunggu", jadwal: "diminta" } as const;
export type WaitingPart = keyof typeof waitingParts;

/** The parameter that lists one part alone. */
export const onlyPart = (part: WaitingPart | undefined): Partial<typeof waitingParts> =>
  part ? { [part]: waitingParts[part] } : {};
