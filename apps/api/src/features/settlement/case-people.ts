import type { Role } from "@retribusi/contract/define/roles";
import { isRole } from "@retribusi/contract/define/roles";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Transaction } from "../../lib/transaction.ts";

/** Whose money a case is about; `null` where it is nobody's at that level. */
export interface CasePlace {
  readonly idpemda: number | null;
  readonly idskpd: number | null;
  readonly pengelolaid: number | null;
  /** The bank that has the money. */
  readonly bankid: string | null;
}

/** Who of a role sees cases of a place; money of no region may be taken up by any. */
const seers: Readonly<Partial<Record<Role, (place: CasePlace) => Prisma.userdataWhereInput | undefined>>> = {
  pengelola: ({ pengelolaid }) => (pengelolaid === null ? undefined : { pengelolaid }),
  dinas: ({ idskpd }) => (idskpd === null ? undefined : { skpdid: idskpd }),
  pemda: ({ idpemda }) => (idpemda === null ? {} : { pemdaid: idpemda }),
  bank: ({ bankid }) => ({ OR: [{ bankid: null }, { bankid }] }),
  superuser: () => ({}),
};

/** Whoever acts in the role and holds one of the pages, by the role or personally. */
function holdersOf(role: Role, pages: readonly string[], place: CasePlace): Prisma.userdataWhereInput[] {
  const where = seers[role]?.(place);
  if (!where) return [];
  const permissions = { name: { in: [...pages] } };
  const roles = { name: role };
  const byRole = {
    model_has_roles: { some: { roles: { ...roles, role_has_permissions: { some: { permissions } } } } },
  };
  const personally = { model_has_permissions: { some: { permissions } }, model_has_roles: { some: { roles } } };
  return [{ AND: [where, { OR: [byRole, personally] }] }];
}

const person = {
  ...{ userid: true, username: true, fullname: true, email: true, bahasa: true },
  model_has_roles: { select: { roles: { select: { name: true } } }, orderBy: { urutan: "asc" } },
} as const satisfies Prisma.userdataSelect;

/** Active people of these roles who see cases of the place and hold one of the pages, by name. */
export async function listCasePeople(
  tx: Transaction,
  place: CasePlace,
  { roles, pages }: { readonly roles: readonly Role[]; readonly pages: readonly string[] },
) {
  const found = await tx.userdata.findMany({
    where: { statusakun: accountStatus.active, OR: roles.flatMap((role) => holdersOf(role, pages, place)) },
    select: person,
    orderBy: [{ fullname: "asc" }, { userid: "asc" }],
    take: 200,
  });
  return found.map(({ model_has_roles, ...one }) => {
    const held = model_has_roles.map((link) => link.roles.name);
    return { ...one, peran: held.find((name) => isRole(name) && roles.includes(name)) ?? "" };
  });
}
export type CasePerson = Awaited<ReturnType<typeof listCasePeople>>[number];
