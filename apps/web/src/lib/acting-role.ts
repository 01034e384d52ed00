import { isRole, type Role } from "@retribusi/contract/define/roles";
import type { CurrentUser } from "./current-user.ts";

/** The acting role, lowercased; one that the product doesn't know counts as none. */
export const roleOf = (current: Pick<CurrentUser, "role">): Role => {
  const name = current.role.toLowerCase();
  return isRole(name) ? name : "default";
};

/** Everybody but customers works with the product. */
export const isStaff = (role: Role): boolean => role !== "nasabah";

/** What the acting role works for: its manager group, agency or region; nothing for customers and the bank. */
export function workplaceOf(current: CurrentUser): string | null {
  const { pengelolaname, skpdname, pemdaname } = current.user;
  const places = { pengelola: pengelolaname, dinas: skpdname, pemda: pemdaname };
  const role = roleOf(current);
  return role === "pengelola" || role === "dinas" || role === "pemda" ? places[role] : null;
}
