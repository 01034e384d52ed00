import type { PrismaClient } from "../../generated/client.ts";
import { contactOf, nameOf } from "../people.ts";
import type { Random } from "../random.ts";

export interface Person {
  readonly userid: number;
  readonly fullname: string;
  readonly alamat: string | null;
  readonly noidentitas: string | null;
  readonly notelp: string | null;
  readonly email: string;
}

/** Who acts in the stories: customers, one manager for each group, one decider for each agency, and the bank's teller. */
export interface Cast {
  /** The account that visitors of the demonstration use. */
  readonly guest: Person;
  /** The manager's account of the demonstration. */
  readonly host: number;
  readonly customers: readonly Person[];
  readonly managers: ReadonlyMap<number, number>;
  readonly deciders: ReadonlyMap<number, number>;
  readonly teller: number;
}

const person = { userid: true, fullname: true, alamat: true, noidentitas: true, notelp: true, email: true } as const;

export async function gatherCast(prisma: PrismaClient): Promise<Cast> {
  const withRole = (name: string) => ({ statusakun: 1, model_has_roles: { some: { urutan: 1, roles: { name } } } });
  const users = (name: string) =>
    prisma.userdata.findMany({
      where: withRole(name),
      orderBy: { userid: "desc" },
      select: { ...person, pengelolaid: true, skpdid: true },
    });
  const [customers, managers, deciders, tellers] = await Promise.all(
    ["nasabah", "pengelola", "dinas", "bank"].map(users),
  );
  const guest = await prisma.userdata.findUnique({ where: { username: "nasabah" }, select: person });
  const host = await prisma.userdata.findUnique({ where: { username: "pengelola" }, select: { userid: true } });
  const teller = tellers?.[0];
  if (guest === null || host === null || teller === undefined)
    throw new Error("The demonstration's accounts are missing.");
  return {
    guest,
    host: host.userid,
    customers: (customers ?? []).filter(({ userid }) => userid !== guest.userid),
    managers: new Map(
      (managers ?? []).flatMap(({ pengelolaid, userid }) => (pengelolaid === null ? [] : [[pengelolaid, userid]])),
    ),
    deciders: new Map((deciders ?? []).flatMap(({ skpdid, userid }) => (skpdid === null ? [] : [[skpdid, userid]]))),
    teller: teller.userid,
  };
}

/** Somebody at the counter, who has no account. */
export const walkIn = (random: Random, serial: number) => ({
  fullname: nameOf(random),
  email: null,
  ...contactOf(random, serial),
});
