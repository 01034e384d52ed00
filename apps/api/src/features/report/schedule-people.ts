import { type Zone, zoneOf } from "@retribusi/contract/define/dates";
import { isRole, type Role } from "@retribusi/contract/define/roles";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";

type PlaceColumn = "pemdaid" | "skpdid" | "pengelolaid";

interface Reach {
  readonly roles: readonly Role[];
  /** The column in which the accounts equal one's own; null for everybody with these roles. */
  readonly place: PlaceColumn | null;
}

const nobody: Reach = { roles: [], place: null };

/** Whom a role may send a report regularly: who works in the same place, or below it. */
const reaches: Readonly<Record<Role, Reach>> = {
  pengelola: { roles: ["pengelola"], place: "pengelolaid" },
  dinas: { roles: ["dinas", "pengelola"], place: "skpdid" },
  pemda: { roles: ["pemda", "dinas", "pengelola"], place: "pemdaid" },
  bank: { roles: ["bank"], place: null },
  superuser: { roles: ["superuser", "bank", "pemda", "dinas", "pengelola"], place: null },
  nasabah: nobody,
  default: nobody,
};

/** Roles that answer for what people of their place get; the others see their own only. */
const accountable: readonly Role[] = ["superuser", "pemda", "dinas"];

/** Accounts and roles within somebody's reach; undefined where there are none. */
function reachOf(user: CurrentUser): { where: Prisma.userdataWhereInput; roles: Role[] } | undefined {
  const { roles, place } = reaches[user.role];
  if (roles.length === 0 || (place !== null && user[place] === null)) return;
  return { where: place === null ? {} : { [place]: user[place] }, roles: [...roles] };
}

/** The recipients that somebody sees of schedules of others: themselves, and whom they answer for. */
export function seenRecipients(user: CurrentUser): Prisma.jadwal_penerimaWhereInput {
  const reach = accountable.includes(user.role) ? reachOf(user) : undefined;
  const own = { userid: user.userid };
  return reach ? { OR: [own, { peran: { in: reach.roles }, userdata: reach.where }] } : own;
}

/** Where somebody works in a role, by name. */
export const placeNames = {
  tbl_pemda: { select: { pemdaname: true, zonawaktu: true } },
  tbl_skpd: { select: { skpdname: true } },
  tbl_kelompokpengelola: { select: { pengelolaname: true } },
} as const satisfies Prisma.userdataInclude;

interface Placed {
  readonly tbl_pemda: { readonly pemdaname: string; readonly zonawaktu: string } | null;
  readonly tbl_skpd: { readonly skpdname: string } | null;
  readonly tbl_kelompokpengelola: { readonly pengelolaname: string } | null;
}

/** The region, agency or manager group that somebody works for in the role. */
export function placeOf({ tbl_pemda, tbl_skpd, tbl_kelompokpengelola }: Placed, role: string): string | null {
  if (role === "pengelola") return tbl_kelompokpengelola?.pengelolaname ?? null;
  if (role === "dinas") return tbl_skpd?.skpdname ?? null;
  return role === "pemda" ? (tbl_pemda?.pemdaname ?? null) : null;
}

/** The clocks somebody goes by: those of their region, or of the organisation. */
export const clocksOf = ({ tbl_pemda }: Placed, usual: Zone): Zone => (tbl_pemda ? zoneOf(tbl_pemda.zonawaktu) : usual);

/** So many are offered; a search finds the others. */
const most = 100;

/** Everybody in reach, once for each of their roles that count, oneself first; `only`: those of them. */
async function listReachable({ db }: Deps, user: CurrentUser, more: Prisma.userdataWhereInput, take?: number) {
  const reach = reachOf(user);
  if (!reach) return [];
  const people = await db.prisma.userdata.findMany({
    where: {
      AND: [reach.where, more],
      statusakun: accountStatus.active,
      model_has_roles: { some: { roles: { name: { in: reach.roles } } } },
    },
    select: {
      ...{ userid: true, fullname: true, ...placeNames },
      model_has_roles: { select: { roles: { select: { name: true } } }, orderBy: { urutan: "asc" } },
    },
    orderBy: [{ fullname: "asc" }, { userid: "asc" }],
    ...(take === undefined ? {} : { take }),
  });
  return people.flatMap(({ model_has_roles, ...person }) =>
    model_has_roles
      .map(({ roles }) => roles.name)
      .filter(isRole)
      .filter((role) => reach.roles.includes(role))
      .map((role) => ({ ...person, role })),
  );
}

export type Reachable = Awaited<ReturnType<typeof listReachable>>[number];

/** Colleagues by a part of their name, oneself always. */
export async function listColleagues(deps: Deps, user: CurrentUser, search = "") {
  const found = await listReachable(
    deps,
    user,
    { userid: { not: user.userid }, ...(search ? { fullname: { contains: search } } : {}) },
    most + 1,
  );
  const own = await listReachable(deps, user, { userid: user.userid });
  const people = [...own.filter(({ role }) => role === user.role), ...found];
  return {
    records: people.slice(0, most).map((person) => ({
      userid: person.userid,
      nama: person.fullname,
      peran: person.role,
      tempat: placeOf(person, person.role),
    })),
    hasMore: people.length > most,
  };
}

/** Those of these people whom the user may send to, in the roles that were asked for. */
export async function findReachable(
  deps: Deps,
  user: CurrentUser,
  asked: readonly { readonly userid: number; readonly peran: Role }[],
): Promise<Reachable[]> {
  const people = await listReachable(deps, user, { userid: { in: asked.map(({ userid }) => userid) } });
  return people.filter(({ userid, role }) => asked.some((one) => one.userid === userid && one.peran === role));
}
