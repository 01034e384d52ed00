import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { newPath } from "../features/files/stored-path.ts";
import { bookingOf } from "./booking.ts";
import { fillEmpty } from "./samples.ts";
import type { TestApp } from "./test-app.ts";
import { createAgency, createGroup, createObject, createUser, type Region } from "./world.ts";

const kinds: readonly BookingKind[] = ["penginapan", "gedung", "alat"];

/**
 * Two regions × two agencies × two manager groups, so that everybody has a near-miss twin on every level: the other group of the agency,
 * the other agency of the region, the other region. Only the test of rights needs so much; the other files keep the small world.
 */
export interface WideWorld {
  /** Places 0 and 1 share an agency, 0 to 3 a region, 4 to 7 are the same in the other region. */
  readonly places: readonly Region[];
  /** Two customers who order in the same places. */
  readonly customers: readonly [number, number];
  /** A manager of place 0 who has ordered in place 7 as a private person. */
  readonly manager: number;
  /** A user without anything, for rights that may be lost. */
  readonly spare: number;
}

/** The first place and its three twins within the region. */
async function widen({ deps }: TestApp, first: Region, code: string): Promise<Region[]> {
  const { prisma } = deps.db;
  const agency = await createAgency(prisma, first.idpemda, "1.03.02", `Dinas kedua ${code}`);
  return [
    first,
    await createGroup(prisma, first, `Pengelola kedua ${code}`),
    await createGroup(prisma, agency, `Pengelola ${code}`),
    await createGroup(prisma, agency, `Pengelola kedua ${code}`),
  ];
}

/** A document of the customer on every booking of lodging. */
async function attachDocuments({ deps }: TestApp): Promise<void> {
  const { prisma } = deps.db;
  for (const { id, idpemesan } of await prisma.booking.findMany({ where: { jenisbooking: "penginapan" } })) {
    const path = newPath("dokumen", "pdf");
    await deps.files.write(path, Buffer.from("%PDF-1.7\n%%EOF"));
    const data = {
      path,
      namaasli: "ktp.pdf",
      mime: "application/pdf",
      ukuran: 14,
      pemilik: idpemesan,
      sementara: false,
    };
    const { id: berkasid } = await prisma.berkas.create({ data });
    await prisma.booking_dokumen.create({ data: { bookingid: id, berkasid, jenis: "identitas" } });
  }
}

/** What each agency is expected to receive. */
async function createTargets({ deps }: TestApp, places: readonly Region[]): Promise<void> {
  const agencies = new Map(places.map((place) => [place.idskpd, place]));
  await deps.db.prisma.target_pendapatan.createMany({
    data: [...agencies.values()].flatMap(({ idpemda, idskpd, idanggaran }) =>
      Array.from({ length: 10 }, (_, at) => ({
        ...{ idpemda, idskpd, idanggaran },
        tahun: 2021 + at,
        jumlah: 1_000_000n,
      })),
    ),
  });
}

/** In each region holidays of its own, beside those of the country, and regulations. */
async function createRegionals({ deps }: TestApp, places: readonly Region[]): Promise<void> {
  const idpemdas = [...new Set(places.map(({ idpemda }) => idpemda))];
  await deps.db.prisma.hari_libur.createMany({
    data: idpemdas.map((idpemda) => ({
      ...{ idpemda, tanggal: new Date("2026-08-19"), nama: "Hari Jadi Provinsi", jenis: "daerah" as const },
    })),
  });
  const regulation = {
    tentang: "Retribusi",
    tglperaturan: new Date("2024-01-05"),
    tautan: "https://jdih.contoh.example",
  };
  await deps.db.prisma.tbl_dasarhukum.createMany({
    data: idpemdas.flatMap((idpemda) =>
      [1, 2, 3].map((n) => ({ ...regulation, idpemda, nomorperaturan: `Perda ${n}/2024`, pasal: `Lampiran ${n}` })),
    ),
  });
}

/** Spare rows of what only the super user has, so that each entity has some. */
async function createSpares(app: TestApp, spare: number): Promise<void> {
  const { prisma } = app.deps.db;
  const permission = await prisma.permissions.create({ data: { name: "spare/page" } });
  await prisma.model_has_permissions.create({ data: { permission_id: permission.id, model_id: spare } });
  await prisma.audit.create({ data: { aksi: "add", entitas: "roles", kunci: "1" } });
  const waktu = new Date();
  await prisma.log_pelanggaran.create({
    data: {
      ...{ judul: "Contoh", statuspelanggaran: "ditangani", tgldiketahui: waktu, kejadian: "Laptop hilang" },
      ...{ datapribadi: "Nama", upaya: "Akses dicabut", kontak: "Diskominfo" },
    },
  });
  await prisma.pesan_bank.create({ data: { waktu, arah: "masuk", layanan: 73, lama: 1 } });
  const key = { systemid: app.world.systemid, jenis: "rahasia", nilai: "sealed", sidik: "spare" } as const;
  await prisma.kunci_bank.create({ data: { ...key, berlakumulai: waktu } });
  const steps = { langkah: "Masukkan {idbilling}", langkahen: "Enter {idbilling}" };
  await prisma.cara_bayar.create({ data: { systemid: app.world.systemid, kanal: "atm", ...steps } });
  const shift = { kunci: crypto.randomUUID(), namapetugas: "Petugas", tglmulai: waktu, tgltutup: waktu, pecahan: [] };
  const counted = { jumlahpembayaran: 0, total: 0n, tunai: 0n, nontunai: 0n, selisih: 0n };
  const { userid: petugas } = await prisma.userdata.findFirstOrThrow();
  await prisma.penutupan_kas.create({ data: { ...shift, ...counted, petugas } });
  await prisma.log_keamanan.create({ data: { kelompok: "first", jenis: "ditolak", waktu, terakhir: waktu } });
}

export async function createWideWorld(app: TestApp): Promise<WideWorld> {
  const { db } = app.deps;
  const { home, rival } = app.world;
  const places = [...(await widen(app, home, "32")), ...(await widen(app, rival, "33"))];
  const customers = [await createUser(db, "nasabah", home), await createUser(db, "nasabah", home)] as const;
  const manager = await createUser(db, "pengelola", home);
  const spare = await createUser(db, "default", home);
  for (const place of places) {
    await createObject(db.prisma, place, "penginapan", { objectname: "Objek tutup", statusobject: 0 });
  }
  // The second customer orders in fewer places: an option list shows at most 50.
  const orders = [
    ...places.map((place) => ({ place, userid: customers[0] })),
    ...places.filter((_, at) => [0, 1, 2, 4].includes(at)).map((place) => ({ place, userid: customers[1] })),
    ...places.slice(-1).map((place) => ({ place, userid: manager })),
  ];
  await db.prisma.booking.createMany({
    data: orders.flatMap(({ place, userid }) => kinds.map((kind) => bookingOf(place, kind, userid))),
  });
  await createTargets(app, places);
  await createRegionals(app, places);
  await attachDocuments(app);
  await createSpares(app, spare);
  await fillEmpty(app);
  return { places, customers, manager, spare };
}
