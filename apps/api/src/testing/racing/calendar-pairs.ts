import { post, remove } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

const own = { jenis: "orang" };

export const calendarPairs: readonly RacingPair[] = [
  {
    name: "two devices of one person make an address for the same bookings",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      return both(post(caller, "account/kalender", own), post(caller, "account/kalender", own));
    },
  },
  {
    name: "an address is replaced and revoked",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      const { body } = await caller.post("account/kalender", own).expect(200);
      return both(post(caller, "account/kalender", own), remove(caller, `account/kalender/${body.record.id}`));
    },
  },
];
