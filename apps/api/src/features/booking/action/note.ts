import type { ServerAction } from "../server-action.ts";

/** It stands in the history, which shows it to the staff alone; nobody is told. */
export const note: ServerAction<"note"> = {
  effect: async ({ input }) => ({ reason: input.catatan }),
};
