import { favourite } from "../writing/favourite-writes.ts";
import { post, remove } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

const kept = (from: number, until: number) => ({
  records: Array.from({ length: until - from + 1 }, (_, at) => favourite(from + at)),
});

export const favouritePairs: readonly RacingPair[] = [
  {
    name: "two devices of one person keep the last favourite that there is room for",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      await caller.post("favorit", kept(1, 99)).expect(200);
      return both(post(caller, "favorit", kept(201, 201)), post(caller, "favorit", kept(202, 202)));
    },
  },
  {
    name: "a favourite is kept and taken off",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      return both(post(caller, "favorit", kept(1, 1)), remove(caller, "favorit/1"));
    },
  },
];
