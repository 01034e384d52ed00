import { linkScene } from "../writing/link-writes.ts";
import { post, remove } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

export const linkPairs: readonly RacingPair[] = [
  {
    name: "the link of a booking is made anew and taken back",
    async prepare(stage) {
      const address = await linkScene(stage);
      return both(post(stage.cast.manager, address, {}), remove(stage.cast.manager, address));
    },
  },
];
