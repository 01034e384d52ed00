import { standInFor } from "../deputy.ts";
import type { Caller } from "../test-app.ts";
import { post, type WritingStage } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

const naming = ({ app, cast }: WritingStage, away: Caller, deputy: Caller) =>
  post(cast.manager, `tbl_kelompokpengelola/tunjukwakil/${app.world.home.pengelolaid}`, standInFor(away, deputy));

export const deputyPairs: readonly RacingPair[] = [
  {
    name: "two managers name different deputies for the same person",
    async prepare(stage) {
      const [one, other] = [await stage.app.as("pengelola"), await stage.app.as("pengelola")];
      const { manager } = stage.cast;
      return both(naming(stage, manager, one), naming(stage, manager, other));
    },
  },
  {
    name: "two managers name each other as deputies for the same days",
    async prepare(stage) {
      const other = await stage.app.as("pengelola");
      const { manager } = stage.cast;
      return both(naming(stage, manager, other), naming(stage, other, manager));
    },
  },
];
