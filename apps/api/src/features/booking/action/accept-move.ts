import { findRequest } from "../booking.query.ts";
import { choiceOf } from "../move-request.ts";
import { refusal } from "../refusal.ts";
import type { ServerAction } from "../server-action.ts";
import { movedNotice, reschedule, verifyMoved } from "./reschedule.ts";

/** The very move that the staff makes, to the time and at the price that were asked for; on any refusal the request stays open. */
export const acceptMove: ServerAction<"acceptMove"> = {
  effect: async (context) => {
    const { booking, input } = context;
    const request = findRequest(booking);
    if (!request) throw refusal("NO_REQUEST");
    const wanted = { versi: input.versi, waktu: choiceOf(request, booking), totalbiaya: Number(request.totalbiaya) };
    const outcome = await reschedule.effect({ ...context, input: wanted });
    return { ...outcome, move: { keputusan: "disetujui" } };
  },
  notice: { customer: movedNotice, agency: verifyMoved, choice: "kemajuan" },
};
