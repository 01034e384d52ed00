import { type Verb, verbsOf } from "../define/entity.ts";
import { type Role, roles } from "../define/roles.ts";
import { type EntityName, entities, findEntity } from "./entities.ts";

/** A page of the product: its name is its permission, its path is its route. */
export interface Page {
  /** `entity/page`, as stored in `permissions.name`. */
  readonly name: string;
  /** Route with `:id` where the page shows one record. */
  readonly path: string;
  readonly entity?: EntityName;
  readonly verbs: readonly Verb[];
  /** Roles that hold it after the seed. The super user holds every page. */
  readonly roles: readonly Role[];
}

const withId = new Set<Verb>(["view", "edit"]);

function pagesOf(entity: EntityName): Page[] {
  const declared = Object.entries(findEntity(entity)?.pages ?? {});
  return declared.map(([page, declaration]) => {
    const { roles: holders, record } = declaration;
    return {
      name: `${entity}/${page}`,
      path: `/${entity}/${page}${record || withId.has(page.split("_")[0] ?? page) ? "/:id" : ""}`,
      entity,
      verbs: verbsOf(declaration),
      roles: ["superuser", ...holders],
    };
  });
}

const names = Object.keys(entities).filter((name): name is EntityName => name in entities);

/** Where a second factor is set up: the one page of members of staff who need one and have none. */
export const factorPage = "account/keamanan";

/** Pages that stand for no entity. */
const ownPages: readonly Page[] = [
  { name: "home", path: "/home", verbs: ["open"], roles },
  { name: "account", path: "/account", verbs: ["open"], roles },
  { name: "account/edit", path: "/account/edit", verbs: ["open"], roles },
  { name: "account/peran", path: "/account/peran", verbs: ["open"], roles },
  { name: "account/akses", path: "/account/akses", verbs: ["open"], roles },
  { name: factorPage, path: "/account/keamanan", verbs: ["open"], roles },
  { name: "system/pengaturan", path: "/system/pengaturan", verbs: ["open"], roles: ["superuser"] },
  { name: "billing/terima", path: "/billing/terima", verbs: ["open"], roles: ["superuser", "bank"] },
];

export const pages: readonly Page[] = [...ownPages, ...names.flatMap(pagesOf)];

const byName = new Map(pages.map((page) => [page.name, page]));

export const findPage = (name: string): Page | undefined => byName.get(name);

/** Whether the held pages let their holder use the verb on the entity. */
export const allows = (held: Iterable<string>, entity: EntityName, verb: Verb): boolean =>
  pagesFor(held, entity, verb).length > 0;

/** The held pages of the entity that declare the verb. */
export const pagesFor = (held: Iterable<string>, entity: EntityName, verb: Verb): Page[] =>
  [...held].flatMap((name) => {
    const page = byName.get(name);
    return page?.entity === entity && page.verbs.includes(verb) ? [page] : [];
  });
