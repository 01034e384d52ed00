import { type AssignmentField, assignmentOf } from "@retribusi/contract/features/identity/userdata.assignment";
import type { CurrentUser } from "../access/current-user.ts";
import type { RecordRow } from "./row.ts";

/** What records call it. */
const column: Readonly<Record<AssignmentField, string>> = {
  pemdaid: "idpemda",
  skpdid: "idskpd",
  pengelolaid: "pengelolaid",
};

/**
 * What a form doesn't ask because the writer has only one: their own region, agency and manager group, as far as the role works for
 * them. What is left of a role that was taken away narrows nothing.
 */
export const ownValues = (user: CurrentUser): RecordRow =>
  Object.fromEntries(assignmentOf([user.role]).map((field) => [column[field], user[field]]));
