import type { UserRights } from "@retribusi/contract/features/identity/rights.endpoints";

export interface Holdings {
  readonly held: readonly number[];
  readonly extra: readonly number[];
}

export interface EffectivePage {
  readonly id: number;
  readonly name: string;
  /** Names of the roles that open it, in their order. */
  readonly roles: readonly string[];
  readonly isPersonal: boolean;
}

/** Every page the user can open, with where it comes from; somebody without a role acts in the role `default`. */
export function effectivePages(rights: UserRights, { held, extra }: Holdings): EffectivePage[] {
  const fallback = rights.roles.filter(({ name }) => name === "default").map(({ id }) => id);
  const acting = (held.length > 0 ? held : fallback).flatMap((id) => rights.roles.find((role) => role.id === id) ?? []);
  return rights.permissions.flatMap(({ id, name }) => {
    const roles = acting.filter(({ permissions }) => permissions.includes(id)).map((role) => role.name);
    const isPersonal = extra.includes(id);
    return roles.length > 0 || isPersonal ? [{ id, name, roles, isPersonal }] : [];
  });
}
