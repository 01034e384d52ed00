import { conflict } from "./conflict.ts";
import { exportTexts } from "./export.ts";
import { grid } from "./grid.ts";
import { history } from "./history.ts";
import { importing } from "./importing.ts";
import { leave } from "./leave.ts";
import { picture } from "./picture.ts";
import { records } from "./records.ts";

/** What lists and forms of any entity say, in one file. */
export const record = {
  conflict,
  export: exportTexts,
  grid,
  history,
  importing,
  leave,
  picture,
  records,
} as const;
