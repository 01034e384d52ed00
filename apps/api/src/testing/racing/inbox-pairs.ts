import { readerOf } from "../writing/inbox-writes.ts";
import { post } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

export const inboxPairs: readonly RacingPair[] = [
  {
    name: "one message is read on one device and all of them on another",
    async prepare({ app }) {
      const { caller, ids } = await readerOf(app, 3);
      const [first = 0] = ids;
      return both(post(caller, "inbox/dibaca", { ids: [first] }), post(caller, "inbox/dibaca", { sampai: ids.at(-1) }));
    },
  },
];
