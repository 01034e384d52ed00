import { onlyPart, type WaitingPart, waitingParts } from "@retribusi/contract/features/booking/booking.queue";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { type BookingState, codeOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useState } from "react";
import { useAddressQuery } from "../../../lib/use-address-query.ts";

const parts: readonly WaitingPart[] = ["usulan", "jadwal"];

/** The part of what waits that an address asks for. */
const partIn = (search: URLSearchParams): WaitingPart | undefined =>
  parts.find((part) => search.get(part) === waitingParts[part]);

/** What is chosen on a desk stands in the address, so that it can be shared and survives a reload. */
export function useWorkChoice(states: readonly BookingState[]) {
  const [search, setSearch] = useAddressQuery();
  const asked = states.find((state) => String(codeOf(state)) === search.get("status"));
  const set = (values: Readonly<Record<string, string | null>>, replace = false) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ id: null, jenis: null, ...values })) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  return {
    state: asked,
    cari: (search.get("cari") ?? "").slice(0, 100),
    id: Number(search.get("id")) || undefined,
    /** The kind of the chosen one, where the page is over all kinds. */
    kind: bookingKinds.find((kind) => kind === search.get("jenis")),
    /** Only this part of what waits. */
    only: partIn(search),
    chooseState: (status: string | null) => set({ status }),
    choosePart: (part: WaitingPart | undefined) => set({ usulan: null, jadwal: null, ...onlyPart(part) }),
    search: (text: string) => set({ cari: text || null }, true),
    choose: (id: number | undefined, kind: BookingKind | null = null) =>
      set(id === undefined ? {} : { id: String(id), jenis: kind }),
  };
}

/** What a desk has listed, and which of it it has shown. */
export interface DeskBefore {
  readonly listed: readonly number[];
  readonly shown: number | undefined;
}

/**
 * Which booking a desk shows when none is chosen: the first one. Once shown it stays while it is in the list, whatever comes before it
 * meanwhile, so that no other customer's order takes its place under somebody's hand; once it has left, the one that came after it is
 * next, else the one before: what was skipped isn't brought back.
 */
export function nextToShow(listed: readonly number[], { listed: before, shown }: DeskBefore): number | undefined {
  if (shown === undefined) return listed[0];
  const at = before.indexOf(shown);
  const near = [shown, ...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).reverse()];
  return near.find((id) => listed.includes(id)) ?? listed[0];
}

/** What a desk of these states shows after a step: the same booking while it stays on the desk, since its next step may follow. */
export const afterStep = (
  { id, statusbooking }: Pick<BookingSummary, "id" | "statusbooking">,
  listed: readonly BookingState[],
): number | undefined => (listed.includes(stateOf(statusbooking)) ? id : undefined);

/** The booking that is chosen, else the one that the desk shows by itself. */
export function useShownWork(bookings: readonly Pick<BookingSummary, "id">[], chosen: number | undefined) {
  const [before, setBefore] = useState<DeskBefore>({ listed: [], shown: undefined });
  const listed = bookings.map(({ id }) => id);
  const shown = chosen ?? nextToShow(listed, before);
  if (shown !== before.shown || listed.join() !== before.listed.join()) setBefore({ listed, shown });
  return shown;
}
