import { allows, pagesFor } from "@retribusi/contract/access/pages";
import type { Access } from "@retribusi/contract/define/endpoint";
import type { Verb } from "@retribusi/contract/define/entity";
import type { EntityName } from "@retribusi/contract/entities";
import { AppError } from "../http/app-error.ts";
import type { CurrentUser } from "./current-user.ts";

export const may = (user: CurrentUser, entity: EntityName, verb: Verb): boolean => allows(user.pages, entity, verb);

/** Throws FORBIDDEN unless a held page declares the verb. */
export function requireVerb(user: CurrentUser, entity: EntityName, verb: Verb): void {
  if (!may(user, entity, verb)) throw new AppError("FORBIDDEN");
}

/** Throws FORBIDDEN unless the call is open to the user. */
export function requireAccess(user: CurrentUser, access: Exclude<Access, "public">): void {
  if (access === "signed-in" || access === "session") return;
  if (!access.pages.some((page) => user.pages.has(page))) throw new AppError("FORBIDDEN");
}

/** Fields the user may write: those of every page they hold for the verb. */
export function writableFields(
  user: CurrentUser,
  entity: EntityName,
  verb: Verb,
  form: readonly string[],
  pageForms: Readonly<Record<string, { readonly form?: readonly string[] }>>,
): string[] {
  const held = pagesFor(user.pages, entity, verb);
  const names = held.flatMap((page) => pageForms[page.name.split("/")[1] ?? ""]?.form ?? form);
  return form.filter((name) => names.includes(name));
}
