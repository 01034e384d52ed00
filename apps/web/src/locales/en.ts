import { administration } from "./en/administration.ts";
import { booking } from "./en/booking.ts";
import { catalog } from "./en/catalog.ts";
import { conflict } from "./en/conflict.ts";
import { editor } from "./en/editor.ts";
import { exportTexts } from "./en/export.ts";
import { grid } from "./en/grid.ts";
import { history } from "./en/history.ts";
import { home } from "./en/home.ts";
import { identity } from "./en/identity.ts";
import { importing } from "./en/importing.ts";
import { leave } from "./en/leave.ts";
import { openData } from "./en/open-data.ts";
import { picture } from "./en/picture.ts";
import { place } from "./en/place.ts";
import { privacy } from "./en/privacy.ts";
import { receipt } from "./en/receipt.ts";
import { records } from "./en/records.ts";
import { recovery } from "./en/recovery.ts";
import { registration } from "./en/registration.ts";
import { report } from "./en/report.ts";
import { review } from "./en/review.ts";
import { schedule } from "./en/schedule.ts";
import { security } from "./en/security.ts";
import { shell } from "./en/shell.ts";
import { staff } from "./en/staff.ts";
import { state } from "./en/state.ts";
import { sync } from "./en/sync.ts";
import { system } from "./en/system.ts";
import { teller } from "./en/teller.ts";

/** English texts, one namespace per feature. A new namespace is one line here and one in `id.ts`. */
export const en = {
  administration,
  booking,
  catalog,
  conflict,
  editor,
  export: exportTexts,
  grid,
  history,
  home,
  identity,
  importing,
  leave,
  openData,
  picture,
  place,
  privacy,
  receipt,
  records,
  recovery,
  registration,
  report,
  review,
  schedule,
  security,
  shell,
  staff,
  state,
  system,
  sync,
  teller,
} as const;
