import type { Role } from "@retribusi/contract/define/roles";
import type { Database } from "@retribusi/db/client";
import { seedReference } from "@retribusi/db/seed/reference";

/** A manager group in its agency and region, with its revenue account and one object of each kind. */
export interface Region {
  readonly idpemda: number;
  readonly idskpd: number;
  readonly idjenis: number;
  readonly idanggaran: number;
  readonly pengelolaid: number;
  readonly objects: Readonly<Record<Kind, number>>;
}

type Kind = "penginapan" | "gedung" | "alat";
type Prisma = Database["prisma"];

/** Two regions, so that every test can ask what the neighbour sees. */
export interface World {
  readonly home: Region;
  readonly rival: Region;
  /** The bank connection of the home region. */
  readonly systemid: number;
}

const units = { penginapan: "malam", gedung: "kegiatan", alat: "hari" } as const;

const lawful = { kelompoktarif: "umum", berlakumulai: new Date("2024-01-01"), dasarhukum: "Perda 1/2024" } as const;

/** Objects that were made without an approved tariff get the one that they show. */
export async function giveTariffs(prisma: Prisma): Promise<void> {
  const objects = await prisma.mst_objectretribusi.findMany({ where: { tarif_object: { none: {} } } });
  await prisma.tarif_object.createMany({
    data: objects.map(({ objectid, tarif, satuantarif }) => ({ ...lawful, objectid, tarif: tarif ?? 0n, satuantarif })),
  });
}

export async function createObject(
  prisma: Prisma,
  { idpemda, idskpd, idjenis, idanggaran, pengelolaid }: Omit<Region, "objects">,
  kind: Kind,
  { objectname = `Objek ${kind}`, statusobject = 1 } = {},
): Promise<number> {
  const { kategoriid } = await prisma.tbl_kategoriobject.findFirstOrThrow({ where: { jenisbooking: kind } });
  const satuantarif = units[kind];
  const { objectid } = await prisma.mst_objectretribusi.create({
    data: {
      ...{ idpemda, idskpd, idjenis, idanggaran, pengelolaid, kategoriid },
      objectname,
      statusobject,
      lokasialamat: "Jl. Contoh No. 1",
      lokasikabkota: "Kota Contoh",
      jumlahobject: 3,
      satuanobject: "unit",
      tarif: 150_000n,
      satuantarif,
      object_inventory: { create: {} },
      tarif_object: { create: { ...lawful, tarif: 150_000n, satuantarif } },
    },
  });
  return objectid;
}

/** An agency of the region with its revenue account. */
export async function createAgency(prisma: Prisma, idpemda: number, skpdid: string, skpdname: string) {
  const { idskpd } = await prisma.tbl_skpd.create({ data: { idpemda, skpdid, skpdname } });
  const { idjenis } = await prisma.tbl_jnspenerimaan.create({
    data: { idpemda, idskpd, jenispenerimaan: "4.1.02.02", uraianpenerimaan: "Retribusi Jasa Usaha" },
  });
  const { idanggaran } = await prisma.tbl_mataanggaran.create({
    data: {
      idpemda,
      idskpd,
      idjenis,
      rekeninganggaran: "4.1.02.02.20.0001",
      uraiananggaran: "Pemanfaatan Aset Daerah",
    },
  });
  return { idpemda, idskpd, idjenis, idanggaran };
}

type Agency = Awaited<ReturnType<typeof createAgency>>;

/** A manager group of the agency with an object of each kind. */
export async function createGroup(prisma: Prisma, agency: Agency, pengelolaname: string): Promise<Region> {
  const { idpemda, idskpd } = agency;
  const { pengelolaid } = await prisma.tbl_kelompokpengelola.create({ data: { idpemda, idskpd, pengelolaname } });
  const place = { ...agency, pengelolaid };
  const objects = {
    penginapan: await createObject(prisma, place, "penginapan"),
    gedung: await createObject(prisma, place, "gedung"),
    alat: await createObject(prisma, place, "alat"),
  };
  return { ...place, objects };
}

async function createRegion(prisma: Prisma, code: string): Promise<Region> {
  const { idpemda } = await prisma.tbl_pemda.create({ data: { pemdaid: code, pemdaname: `Provinsi ${code}` } });
  const agency = await createAgency(prisma, idpemda, "1.03.01", `Dinas ${code}`);
  const region = await createGroup(prisma, agency, `Pengelola ${code}`);
  await prisma.system.create({
    data: { idpemda, bankid: "110", terminalid: `WEB${code}`, channelid: "6011", awalan: `889${code}` },
  });
  return region;
}

/** What the installation seeds, and two regions. */
export async function createWorld({ prisma }: Database): Promise<World> {
  await seedReference(prisma);
  const home = await createRegion(prisma, "32");
  const { id: systemid } = await prisma.system.findFirstOrThrow({ where: { idpemda: home.idpemda } });
  return { home, rival: await createRegion(prisma, "33"), systemid };
}

let serial = 0;

/** A user of the role who belongs to the region; answers with the user's id. */
export async function createUser({ prisma }: Database, role: Role, region: Region): Promise<number> {
  const { id: role_id } = await prisma.roles.findUniqueOrThrow({ where: { name: role } });
  serial += 1;
  const username = `${role}${serial}`;
  const { userid } = await prisma.userdata.create({
    data: {
      username,
      email: `${username}@contoh.example`,
      fullname: `Contoh ${username}`,
      password: "not a hash: nobody signs in with it",
      noidentitas: `3273010101${String(serial).padStart(6, "0")}`,
      notelp: "081234567890",
      alamat: "Jl. Contoh No. 2",
      ...(["pemda", "dinas", "pengelola"].includes(role) ? { pemdaid: region.idpemda } : {}),
      ...(["dinas", "pengelola"].includes(role) ? { skpdid: region.idskpd } : {}),
      ...(role === "pengelola" ? { pengelolaid: region.pengelolaid } : {}),
      model_has_roles: { create: { role_id, urutan: 1 } },
    },
  });
  return userid;
}
