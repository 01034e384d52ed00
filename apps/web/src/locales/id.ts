import type { en } from "./en.ts";
import { administration } from "./id/administration.ts";
import { booking } from "./id/booking.ts";
import { catalog } from "./id/catalog.ts";
import { conflict } from "./id/conflict.ts";
import { editor } from "./id/editor.ts";
import { exportTexts } from "./id/export.ts";
import { grid } from "./id/grid.ts";
import { history } from "./id/history.ts";
import { home } from "./id/home.ts";
import { identity } from "./id/identity.ts";
import { importing } from "./id/importing.ts";
import { leave } from "./id/leave.ts";
import { openData } from "./id/open-data.ts";
import { picture } from "./id/picture.ts";
import { place } from "./id/place.ts";
import { privacy } from "./id/privacy.ts";
import { receipt } from "./id/receipt.ts";
import { records } from "./id/records.ts";
import { recovery } from "./id/recovery.ts";
import { registration } from "./id/registration.ts";
import { report } from "./id/report.ts";
import { review } from "./id/review.ts";
import { schedule } from "./id/schedule.ts";
import { security } from "./id/security.ts";
import { shell } from "./id/shell.ts";
import { staff } from "./id/staff.ts";
import { state } from "./id/state.ts";
import { sync } from "./id/sync.ts";
import { system } from "./id/system.ts";
import { teller } from "./id/teller.ts";
import type { Texts } from "./texts.ts";

/** Indonesian texts; the type makes sure that no namespace and no key is missing. */
export const id: Texts<typeof en> = {
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
};
