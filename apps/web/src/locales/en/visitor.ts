import { booking } from "./booking.ts";
import { catalog } from "./catalog.ts";
import { home } from "./home.ts";
import { receipt } from "./receipt.ts";
import { shell } from "./shell.ts";
import { state } from "./state.ts";

/** What the first pages say, in one file. */
export const visitor = {
  booking,
  catalog,
  home,
  receipt,
  shell,
  state,
} as const;
