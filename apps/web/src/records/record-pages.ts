import { type EntityName, findEntity } from "@retribusi/contract/access/entities";
import { findPage, type Page, pagesFor } from "@retribusi/contract/access/pages";
import type { AnyEntity, Verb } from "@retribusi/contract/define/entity";

/** A page of an entity with everything a screen needs to know about it. */
export interface EntityPage {
  readonly name: string;
  readonly entityName: EntityName;
  readonly entity: AnyEntity;
  readonly page: Page;
}

/** Throws for a page that isn't declared: routes are made from declarations, so that is a defect. */
export function getEntityPage(name: string): EntityPage {
  const page = findPage(name);
  const entity = page?.entity && findEntity(page.entity);
  if (!page?.entity || !entity) throw new Error(`No entity has the page ${name}`);
  return { name, entityName: page.entity, entity, page };
}

/**
 * The page that the person holds for the verb on an entity. Somebody who holds several stays in the variant of the page
 * they came from, or gets the plain one.
 */
export function heldPage(held: readonly string[], entity: EntityName, verb: Verb, from: string): Page | undefined {
  const choices = pagesFor(held, entity, verb).filter((page) => page.verbs[0] === verb);
  const wanted = findPage(from)?.variant;
  return (
    choices.find(({ variant }) => variant === wanted) ??
    choices.find(({ variant }) => variant === undefined) ??
    choices[0]
  );
}

export interface HeldPages {
  readonly list: string | undefined;
  readonly view: string | undefined;
  readonly add: string | undefined;
  readonly edit: string | undefined;
}

/** Names of the pages that lists, views and forms of an entity lead to. */
export const heldPages = (held: readonly string[], { entityName, name }: EntityPage): HeldPages => ({
  list: heldPage(held, entityName, "list", name)?.name,
  view: heldPage(held, entityName, "view", name)?.name,
  add: heldPage(held, entityName, "add", name)?.name,
  edit: heldPage(held, entityName, "edit", name)?.name,
});

/** The address of a page: `tbl_skpd/edit_pemda` with `7` is `/tbl_skpd/edit_pemda/7`, a plain list `/tbl_skpd`. */
export const addressOfPage = (name: string, id?: string): string =>
  id === undefined ? `/${name.replace(/\/list$/, "")}` : `/${name}/${encodeURIComponent(id)}`;

/** Columns of a list page, in its order. */
export const columnsOf = ({ entity, page }: EntityPage): readonly string[] => page.columns ?? entity.columns;

/** Fields of a form page, in its order. */
export const formFieldsOf = ({ entity, page }: EntityPage): readonly string[] => page.form ?? entity.form;

/** Fields that a form page tells and doesn't ask. */
export const readOnlyFieldsOf = ({ page }: EntityPage): readonly string[] => page.readOnly ?? [];
