import type { Role } from "@retribusi/contract/define/roles";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { treasurerPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { hash } from "bcrypt";
import type { PrismaClient } from "../generated/client.ts";
import { demoPassword } from "./demo.data.ts";
import type { Place } from "./organisation.ts";
import { cities, familyNames, givenNames, streets } from "./people.data.ts";
import { type Random, randomFrom } from "./random.ts";

const hashRounds = 12;
const customers = 24;

/** What an account of the demonstration is: its roles in order, and the region, agency or group it belongs to. */
interface AccountSeed {
  readonly username: string;
  readonly fullname: string;
  readonly roles: readonly Role[];
  /** Pages of their own, beside those of the roles. */
  readonly pages?: readonly string[];
  readonly statusakun?: number;
  readonly pemdaid?: number;
  readonly skpdid?: number;
  readonly pengelolaid?: number;
}

/** The six named accounts, staff for every region, agency and group, customers, and one account in each state that can't sign in. */
export async function seedPeople(prisma: PrismaClient, places: ReadonlyMap<string, Place>): Promise<void> {
  const random = randomFrom(6);
  const accounts = [...namedAccounts(places), ...staffAccounts(places, random), ...customerAccounts(random)];
  const known = new Set((await prisma.userdata.findMany({ select: { username: true } })).map((user) => user.username));
  const fresh = accounts.filter(({ username }) => !known.has(username));
  if (fresh.length === 0) return;
  const password = await hash(demoPassword, hashRounds);
  await prisma.userdata.createMany({
    data: fresh.map(({ roles: _, pages: __, ...account }, index) => ({
      ...account,
      ...contactOf(random, known.size + index),
      email: `${account.username}@contoh.example`,
      password,
      emailterverifikasi: new Date(),
      privasiversi: privacyVersion,
      privasidisetujui: new Date(),
    })),
  });
  await seedRoles(prisma, fresh);
  await seedPages(prisma, fresh);
}

async function seedPages(prisma: PrismaClient, accounts: readonly AccountSeed[]): Promise<void> {
  for (const { username, pages = [] } of accounts) {
    for (const name of pages) {
      const { userid: model_id } = await prisma.userdata.findUniqueOrThrow({ where: { username } });
      const { id: permission_id } = await prisma.permissions.findUniqueOrThrow({ where: { name } });
      await prisma.model_has_permissions.create({ data: { permission_id, model_id } });
    }
  }
}

async function seedRoles(prisma: PrismaClient, accounts: readonly AccountSeed[]): Promise<void> {
  const roleIds = new Map((await prisma.roles.findMany()).map(({ id, name }) => [name, id]));
  const users = await prisma.userdata.findMany({ select: { userid: true, username: true } });
  const userIds = new Map(users.map(({ userid, username }) => [username, userid]));
  await prisma.model_has_roles.createMany({
    data: accounts.flatMap(({ username, roles }) =>
      roles.flatMap((role, index) => {
        const model_id = userIds.get(username);
        const role_id = roleIds.get(role);
        return model_id === undefined || role_id === undefined ? [] : [{ model_id, role_id, urutan: index + 1 }];
      }),
    ),
  });
}

function placeOf(places: ReadonlyMap<string, Place>, group: string): Place {
  const place = places.get(group);
  if (place === undefined) throw new Error(`The seed has no group ${group}.`);
  return place;
}

function namedAccounts(places: ReadonlyMap<string, Place>): AccountSeed[] {
  const { idpemda: pemdaid, idskpd: skpdid, pengelolaid } = placeOf(places, "bpsdm");
  return [
    { username: "superuser", fullname: "Administrator Sistem", roles: ["superuser"] },
    { username: "bank", fullname: "Petugas Bank", roles: ["bank"] },
    { username: "pemda", fullname: "Petugas Pemda Jawa Barat", roles: ["pemda"], pemdaid },
    { username: "dinas", fullname: "Petugas BPSDM Jawa Barat", roles: ["dinas"], pemdaid, skpdid },
    { username: "pengelola", fullname: "Pengelola Wisma Diklat", roles: ["pengelola"], pemdaid, skpdid, pengelolaid },
    { username: "nasabah", fullname: "Nadia Contoh Pratama", roles: ["nasabah"] },
    {
      username: "rangkap",
      fullname: "Rangkap Contoh Jabatan",
      roles: ["dinas", "pengelola"],
      pemdaid,
      skpdid,
      pengelolaid,
    },
    {
      username: "bendahara",
      fullname: "Bendahara BPSDM Jawa Barat",
      roles: ["dinas"],
      pages: [treasurerPage],
      pemdaid,
      skpdid,
    },
    { username: "tanpaperan", fullname: "Tanpa Contoh Peran", roles: [] },
    { username: "belumaktif", fullname: "Belum Contoh Aktif", roles: ["nasabah"], statusakun: 0 },
    { username: "diblokir", fullname: "Diblokir Contoh Akun", roles: ["nasabah"], statusakun: 2 },
    { username: "ditinjau", fullname: "Ditinjau Contoh Akun", roles: ["nasabah"], statusakun: 3 },
    { username: "sandilama", fullname: "Sandi Contoh Lama", roles: ["nasabah"], statusakun: 4 },
  ];
}

function staffAccounts(places: ReadonlyMap<string, Place>, random: Random): AccountSeed[] {
  const accounts = new Map<string, AccountSeed>();
  for (const [group, { pemdaid: code, idpemda: pemdaid, idskpd: skpdid, pengelolaid }] of places) {
    const add = (username: string, account: Omit<AccountSeed, "username" | "fullname">) =>
      accounts.set(username, { username, fullname: nameOf(random), ...account });
    add(`pemda.${code}`, { roles: ["pemda"], pemdaid });
    add(`dinas.${skpdid}`, { roles: ["dinas"], pemdaid, skpdid });
    add(`pengelola.${group}`, { roles: ["pengelola"], pemdaid, skpdid, pengelolaid });
  }
  return [...accounts.values()];
}

const customerAccounts = (random: Random): AccountSeed[] =>
  Array.from({ length: customers }, (_, index) => {
    const fullname = nameOf(random);
    return { username: `${fullname.toLowerCase().replace(/\W+/g, ".")}${index + 1}`, fullname, roles: ["nasabah"] };
  });

export const nameOf = (random: Random): string => `${random.pick(givenNames)} ${random.pick(familyNames)}`;

/** Address, telephone and a 16-digit identity number that can't belong to anybody. */
export function contactOf(random: Random, serial: number) {
  const day = random.between(1, 28) + (random.chance(0.5) ? 40 : 0);
  const born = [day, random.between(1, 12), random.between(60, 99)]
    .map((part) => String(part).padStart(2, "0"))
    .join("");
  return {
    alamat: `${random.pick(streets)} No. ${random.between(1, 180)}, ${random.pick(cities)}`,
    noidentitas: `999901${born}${String((serial % 9999) + 1).padStart(4, "0")}`,
    notelp: `08120000${String(random.between(0, 9999)).padStart(4, "0")}`,
  };
}
