import { orderOf } from "../booking-steps.ts";
import { fullHouse, joinNew, wishFor } from "../waitlist.ts";
import { offered } from "../writing/waitlist-writes.ts";
import { post } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

const trx = "trx_penginapan";

export const waitlistPairs: readonly RacingPair[] = [
  {
    name: "two windows of one person wait for the same",
    async prepare({ app }) {
      const { objectid } = await fullHouse(app);
      const caller = await app.as("nasabah");
      return both(post(caller, "booking/tunggu", wishFor(objectid)), post(caller, "booking/tunggu", wishFor(objectid)));
    },
  },
  {
    name: "an offer is taken and given back",
    async prepare({ app }) {
      const { objectid, caller, id } = await offered(app);
      return both(
        post(caller, `${trx}/pesan_nsb`, { ...orderOf(objectid), tawaran: id }),
        post(caller, `booking/tunggu/${id}/lepas`, {}),
      );
    },
  },
  {
    name: "an offer is taken in two windows",
    async prepare({ app }) {
      const { objectid, caller, id } = await offered(app);
      const take = () => post(caller, `${trx}/pesan_nsb`, { ...orderOf(objectid), tawaran: id });
      return both(take(), take());
    },
  },
  {
    name: "one stops waiting while another begins to",
    async prepare({ app }) {
      const { objectid } = await fullHouse(app);
      const { caller, id } = await joinNew(app, objectid);
      const other = await app.as("nasabah");
      return both(post(caller, `booking/tunggu/${id}/lepas`, {}), post(other, "booking/tunggu", wishFor(objectid)));
    },
  },
];
