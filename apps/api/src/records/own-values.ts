import type { CurrentUser } from "../access/current-user.ts";
import type { RecordRow } from "./row.ts";

/** What a form doesn't ask because the writer has only one: their own region, agency and manager group. */
export const ownValues = (user: CurrentUser): RecordRow => ({
  idpemda: user.pemdaid,
  idskpd: user.skpdid,
  pengelolaid: user.pengelolaid,
});
