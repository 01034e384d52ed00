import { roleOf, workplaceOf } from "../../lib/acting-role.ts";
import type { CurrentUser } from "../../lib/current-user.ts";
import { homesOf } from "./role-homes.ts";
import { unknown } from "./unknown.ts";

/** Writes into the outline of a home that the build has drawn whose it is, and what the role that the person acts in finds there. */
export function showHomeEarly(current: CurrentUser, outline: ParentNode): void {
  const heading = outline.querySelector("h1");
  if (heading) heading.textContent = heading.textContent.replace(unknown, current.user.fullname);
  const [home] = homesOf(roleOf(current));
  // As the layout sets it: those who work here have less room between things.
  if (home !== "nasabah") outline.querySelector("main > div")?.setAttribute("data-staff", "true");
  const words = outline.querySelector<HTMLElement>(`[data-early="${home}"]`);
  const lead = words?.parentElement;
  if (lead) lead.textContent = words.textContent.replace(unknown, workplaceOf(current) ?? words.dataset["place"] ?? "");
}
