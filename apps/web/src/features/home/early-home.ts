import { isStaff, roleOf, workplaceOf } from "../../lib/acting-role.ts";
import type { CurrentUser } from "../../lib/current-user.ts";
import { homesOf } from "./role-homes.ts";
import { unknown } from "./unknown.ts";

/** Writes into the outline of a home that the build has drawn whose it is, and what the role that the person acts in finds there. */
export function showHomeEarly(current: CurrentUser, outline: ParentNode): void {
  // They are led elsewhere first.
  if (current.wajibfaktor) return;
  const role = roleOf(current);
  if (isStaff(role)) outline.querySelector("main > div")?.setAttribute("data-staff", "true");
  const heading = outline.querySelector("h1");
  if (heading) heading.textContent = heading.textContent.replace(unknown, () => current.user.fullname);
  outline.querySelector("[data-early=header]")?.removeAttribute("class");
  const [home] = homesOf(role);
  const words = outline.querySelector<HTMLElement>(`[data-early="${home}"]`);
  const place = workplaceOf(current) ?? words?.dataset["place"] ?? "";
  if (words?.parentElement) words.parentElement.textContent = words.textContent.replace(unknown, () => place);
}
