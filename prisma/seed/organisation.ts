import type { PrismaClient } from "../generated/client.ts";
import { demoBankPath, demoBankPort } from "./demo.data.ts";
import { type Store, storeEmblem } from "./gallery.ts";
import { emblem } from "./picture/emblem.ts";
import { type AgencySeed, type RegionSeed, regions, revenueTypes } from "./region.data.ts";
import { demoWays } from "./ways.data.ts";

type Kind = keyof typeof revenueTypes;

/** Where an object hangs: the rows of its group, agency, region, and of the accounts its revenue is booked to. */
export interface Place {
  readonly pemdaid: string;
  readonly zonawaktu: RegionSeed["zonawaktu"];
  readonly idpemda: number;
  readonly idskpd: number;
  readonly pengelolaid: number;
  readonly accounts: Readonly<Record<Kind, { readonly idjenis: number; readonly idanggaran: number }>>;
}

/** Regions, agencies, revenue types, accounts and groups; returns the place of each group by its key. */
export async function seedOrganisation(store: Store): Promise<ReadonlyMap<string, Place>> {
  const { prisma } = store;
  const places = new Map<string, Place>();
  await seedConnection(prisma, null, "00", usualBank);
  for (const region of regions) {
    const { idpemda } = await seedRegion(store, region);
    for (const agency of region.agencies) {
      const { idskpd } = await seedAgency(prisma, idpemda, agency);
      const accounts = {
        penginapan: await seedAccount(prisma, idpemda, idskpd, "penginapan"),
        gedung: await seedAccount(prisma, idpemda, idskpd, "gedung"),
        alat: await seedAccount(prisma, idpemda, idskpd, "alat"),
      };
      for (const [key, pengelolaname] of Object.entries(agency.groups)) {
        const { pengelolaid } = await prisma.tbl_kelompokpengelola.upsert({
          where: { idskpd_pengelolaname: { idskpd, pengelolaname } },
          create: { idpemda, idskpd, pengelolaname, notelp: telephone(places.size), alamat: agency.alamat },
          update: {},
        });
        const { pemdaid, zonawaktu } = region;
        places.set(key, { pemdaid, zonawaktu, idpemda, idskpd, pengelolaid, accounts });
      }
    }
  }
  return places;
}

const telephone = (index: number) => `0220000${String(1000 + index)}`;

async function seedRegion(store: Store, { colour, agencies: _, ...facts }: RegionSeed) {
  const { prisma } = store;
  const { pemdaid } = facts;
  const logo = await storeEmblem(store, pemdaid, emblem(colour));
  const region = await prisma.tbl_pemda.upsert({
    where: { pemdaid },
    create: {
      ...facts,
      logo,
      notelp: `02100000${pemdaid}`,
      email: `retribusi@prov${pemdaid}.example`,
    },
    update: {},
  });
  for (const bank of [usualBank, keepingBank]) await seedConnection(prisma, region.idpemda, pemdaid, bank);
  return region;
}

/** A bank of the demonstration: it takes the bills of a region that begin with its digits and the region's code. */
interface DemoBank {
  readonly bankid: string;
  readonly namabank: string;
  readonly digits: string;
  readonly modetagihan: "sendiri" | "bank";
  readonly merchantid: string | null;
}

/** The usual bank asks for bills. */
const usualBank: DemoBank = {
  bankid: "110",
  namabank: "Bank Simulasi Daerah",
  digits: "889",
  modetagihan: "sendiri",
  merchantid: null,
};
/** The other one keeps them. */
const keepingBank: DemoBank = {
  bankid: "009",
  namabank: "Bank Simulasi Nasional",
  digits: "880",
  modetagihan: "bank",
  merchantid: "SIM-009",
};

/**
 * The demonstration's banks are the simulator. The default connection, for regions that are added later, has 00 in the place of the
 * region's code.
 */
async function seedConnection(prisma: PrismaClient, idpemda: number | null, code: string, bank: DemoBank) {
  const url = `http://127.0.0.1:${demoBankPort}${demoBankPath}`;
  const { digits, ...named } = bank;
  const { id: systemid } = await prisma.system.upsert({
    where: { cakupan_bankid: { cakupan: idpemda ?? 0, bankid: bank.bankid } },
    create: { idpemda, ...named, terminalid: `WEB${code}`, channelid: "6011", awalan: `${digits}${code}`, url },
    update: {},
  });
  await prisma.cara_bayar.createMany({
    data: demoWays.map(({ kanal, langkah, langkahen }) => ({
      ...{ systemid, kanal, langkah: langkah.join("\n"), langkahen: langkahen.join("\n") },
    })),
    skipDuplicates: true,
  });
}

function seedAgency(prisma: PrismaClient, idpemda: number, { skpdid, skpdname, alamat, kepala }: AgencySeed) {
  return prisma.tbl_skpd.upsert({
    where: { idpemda_skpdid: { idpemda, skpdid } },
    create: { idpemda, skpdid, skpdname, alamat, kepala, nipkepala: "197001011995030001" },
    update: {},
  });
}

async function seedAccount(prisma: PrismaClient, idpemda: number, idskpd: number, kind: Kind) {
  const { jenispenerimaan, uraianpenerimaan, rekeninganggaran, uraiananggaran } = revenueTypes[kind];
  const { idjenis } = await prisma.tbl_jnspenerimaan.upsert({
    where: { idskpd_jenispenerimaan: { idskpd, jenispenerimaan } },
    create: { idpemda, idskpd, jenispenerimaan, uraianpenerimaan },
    update: {},
  });
  const { idanggaran } = await prisma.tbl_mataanggaran.upsert({
    where: { idjenis_rekeninganggaran: { idjenis, rekeninganggaran } },
    create: { idpemda, idskpd, idjenis, rekeninganggaran, uraiananggaran },
    update: {},
  });
  return { idjenis, idanggaran };
}

/** How the demonstration's organisation is reached; nothing of it exists. */
const contact = {
  notelp: "(022) 0000-100",
  email: "layanan@retribusi.example",
  alamat: "Jalan Contoh Raya No. 1, Bandung 40115",
  jamlayanan: "Senin–Jumat 08.00–16.00 WIB",
} as const;

/** Sets what nobody has set: a contact that the super user has changed stays. */
export async function seedContact(prisma: PrismaClient): Promise<void> {
  const data = Object.entries(contact).map(([kunci, nilai]) => ({ kunci, nilai }));
  await prisma.pengaturan.createMany({ data, skipDuplicates: true });
}
