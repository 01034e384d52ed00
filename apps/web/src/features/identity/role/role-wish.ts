import type { AskableRole } from "@retribusi/contract/features/identity/role-request.rules";
import { assignmentOf } from "@retribusi/contract/features/identity/userdata.assignment";

/** What stands in the form. */
export interface RoleWish extends Record<string, unknown> {
  readonly peran: AskableRole | null;
  readonly pemdaid: number | null;
  readonly skpdid: number | null;
  readonly pengelolaid: number | null;
  readonly alasan: string;
}

/** Of the places only those that the role works for are sent: what was chosen for another one stays behind. */
export function bodyOf({ peran, alasan, ...places }: RoleWish & { readonly peran: AskableRole }) {
  const needed = assignmentOf([peran]);
  const chosen = Object.fromEntries(needed.map((field) => [field, places[field]]));
  return { peran, alasan, ...chosen };
}

/** Which places are still to be chosen. */
export const openPlaces = (wish: RoleWish) => assignmentOf([wish.peran ?? ""]).filter((field) => wish[field] === null);
