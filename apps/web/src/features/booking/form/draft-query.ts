import { type DetailsDraft, readDraft, saveDraft } from "@retribusi/contract/features/booking/draft.endpoints";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callEndpoint } from "../../../lib/api.ts";
import { type BookingRecord, bookingsKey } from "../booking-query.ts";

type Which = Pick<BookingRecord, "jenisbooking" | "id">;

/** One's own draft of a booking's details, and how often it was saved. */
export type SavedDraft = z.output<ReturnType<typeof readDraft>["answer"]>;

export const askDraft = ({ jenisbooking, id }: Which, signal?: AbortSignal): Promise<SavedDraft> =>
  callEndpoint(readDraft(jenisbooking), { params: { id }, ...(signal ? { signal } : {}) });

/** As it is when the form is opened: what is saved afterwards is what stands in the form. */
export const useDraft = (which: Which) =>
  useQuery({
    queryKey: [...bookingsKey, which.jenisbooking, which.id, "draf"],
    queryFn: ({ signal }) => askDraft(which, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const sendDraft = ({ jenisbooking, id }: Which, draft: DetailsDraft, revisi: number) =>
  callEndpoint(saveDraft(jenisbooking), { params: { id }, body: { ...draft, revisi } });
