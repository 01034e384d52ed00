import type { ServerAction } from "../server-action.ts";
import { takeBack } from "../unit-line.ts";

/** What came back is to be cleaned, whoever ends the use. */
export const finish: ServerAction<"finish"> = {
  effect: takeBack,
};
