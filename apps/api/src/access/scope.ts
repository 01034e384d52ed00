import type { EntityName } from "@retribusi/contract/access/entities";
import type { CurrentUser } from "./current-user.ts";
import { type Rows, scopes } from "./scopes.ts";

/**
 * The rows of an entity that somebody may touch. Only `scope` and `unscoped` make one, and every read or write by id takes one,
 * so forgetting the question “which rows?” is a type error.
 */
export class Scoped<E extends EntityName = EntityName> {
  readonly #minted = true;
  readonly entity: E;
  readonly rows: Rows;

  private constructor(entity: E, rows: Rows) {
    this.entity = entity;
    this.rows = rows;
  }

  static readonly forUser = <E extends EntityName>(user: CurrentUser, entity: E): Scoped<E> =>
    new Scoped(entity, scopes[entity][user.role](user));

  static readonly forSystem = <E extends EntityName>(entity: E, reason: string): Scoped<E> => {
    if (reason === "") throw new Error("A system job says why it reads past the scopes.");
    return new Scoped(entity, "all");
  };

  get minted(): boolean {
    return this.#minted;
  }
}

export const scope = Scoped.forUser;

/** Whether a row that is there already lies within the scope, by the rule that narrows statements. A column that it lacks hides it. */
export const covers = ({ rows }: Scoped, row: Readonly<Record<string, number | string | null>>): boolean =>
  typeof rows === "string"
    ? rows === "all"
    : Object.entries(rows).every(([column, wanted]) =>
        typeof wanted === "object" ? wanted.some((one) => one === row[column]) : wanted === row[column],
      );

/** For jobs of the system itself; `reason` says why no person's scope applies. */
export const unscoped = Scoped.forSystem;
