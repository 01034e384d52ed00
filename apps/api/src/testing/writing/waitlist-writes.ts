import { offerDue } from "../../features/booking/waitlist/offer-due.ts";
import { cancel, fullHouse, joinNew, wishFor } from "../waitlist.ts";
import { post, type WritingCall } from "./writing-call.ts";

export const waitlistWrites: readonly WritingCall[] = [
  {
    operation: "post /booking/tunggu",
    // The same key answers the first place.
    again: "same",
    prepare: async ({ app }) =>
      post(await app.as("nasabah"), "booking/tunggu", wishFor((await fullHouse(app)).objectid)),
  },
  {
    operation: "post /booking/tunggu/{id}/lepas",
    again: "same",
    async prepare({ app }) {
      const { caller, id } = await joinNew(app, (await fullHouse(app)).objectid);
      return post(caller, `booking/tunggu/${id}/lepas`, {});
    },
  },
];

/** Somebody to whom the only unit of a house is offered. */
export async function offered(app: Parameters<typeof fullHouse>[0]) {
  const { objectid, holder, record } = await fullHouse(app);
  const { caller, id } = await joinNew(app, objectid);
  await cancel(holder, record);
  await offerDue(app.deps.db);
  return { objectid, caller, id };
}
