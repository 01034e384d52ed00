import { randomUUID } from "node:crypto";
import { pages } from "@retribusi/contract/access/pages";
import { roles } from "@retribusi/contract/define/roles";
import { bookingStates } from "@retribusi/contract/features/booking/booking.states";
import { usualPhotos } from "@retribusi/contract/features/catalog/catalog.photos";
import type { PrismaClient } from "../generated/client.ts";
import { helpSeeds } from "./help.data.ts";
import { holidayYears } from "./holiday.data.ts";

/** Categories of objects and the kind of booking that each leads to. */
const categories = [
  ["Wisma & Guest House", "penginapan"],
  ["Asrama & Mess", "penginapan"],
  ["Vila & Pesanggrahan", "penginapan"],
  ["Gedung Serbaguna", "gedung"],
  ["Aula & Ruang Rapat", "gedung"],
  ["Gazebo & Area Terbuka", "gedung"],
  ["Alat Berat", "alat"],
  ["Kendaraan Angkutan", "alat"],
  ["Perlengkapan Acara", "alat"],
] as const;

/**
 * What every installation needs: statuses, categories, first texts of the help pages, holidays, roles, and a permission for each page with its default grants.
 * Running it again adds only what is missing: a label that was edited and a grant that was withdrawn stay as they are.
 * Answers whether it was the first time.
 */
export async function seedReference(prisma: PrismaClient): Promise<boolean> {
  await prisma.tbl_statusbooking.createMany({
    data: Object.values(bookingStates).map(({ code, label, explanation }) => ({
      statusbooking: code,
      uraianstatus: label.id,
      keterangan: explanation.id,
    })),
    skipDuplicates: true,
  });
  if ((await prisma.tbl_kategoriobject.count()) === 0) {
    await prisma.tbl_kategoriobject.createMany({
      data: categories.map(([kategoriname, jenisbooking]) => ({ kategoriname, jenisbooking })),
    });
  }
  if ((await prisma.bantuan.count()) === 0) {
    await prisma.bantuan.createMany({ data: helpSeeds.map((text, at) => ({ ...text, urutan: at + 1 })) });
  }
  await prisma.hari_libur.createMany({ data: holidays(), skipDuplicates: true });
  await prisma.roles.createMany({ data: roles.map((name) => ({ name })), skipDuplicates: true });
  await seedPermissions(prisma);
  // The name of this database's content: the journal of payments tells by it which payments are its own.
  const installation = { kunci: "pemasangan", nilai: randomUUID() };
  const { count } = await prisma.pengaturan.createMany({ data: [installation], skipDuplicates: true });
  return count > 0;
}

/**
 * A new installation asks for photos before it offers an object. One that was there before doesn't begin to: its objects would vanish by an
 * update that nobody read about. The demonstration has drawings, which it says of itself.
 */
export async function askForPhotos(prisma: PrismaClient): Promise<void> {
  await prisma.pengaturan.create({ data: { kunci: "minimalfoto", nilai: String(usualPhotos) } });
}

function holidays() {
  return holidayYears.flatMap(({ year, sumber, nasional, cutiBersama }) => [
    ...Object.entries(nasional).map(([day, nama]) => ({
      tanggal: new Date(`${year}-${day}`),
      nama,
      jenis: "nasional" as const,
      sumber,
    })),
    ...cutiBersama.map((day) => ({
      tanggal: new Date(`${year}-${day}`),
      nama: "Cuti bersama",
      jenis: "cuti_bersama" as const,
      sumber,
    })),
  ]);
}

/** A page gets its default grants once, when its permission is created. */
async function seedPermissions(prisma: PrismaClient): Promise<void> {
  const known = new Set((await prisma.permissions.findMany({ select: { name: true } })).map(({ name }) => name));
  const fresh = pages.filter(({ name }) => !known.has(name));
  if (fresh.length === 0) return;
  await prisma.permissions.createMany({ data: fresh.map(({ name }) => ({ name })) });
  const permissionIds = new Map((await prisma.permissions.findMany()).map(({ id, name }) => [name, id]));
  const roleIds = new Map((await prisma.roles.findMany()).map(({ id, name }) => [name, id]));
  const grants = fresh.flatMap((page) =>
    [...new Set(page.roles)].flatMap((role) => {
      const permission_id = permissionIds.get(page.name);
      const role_id = roleIds.get(role);
      return permission_id === undefined || role_id === undefined ? [] : [{ permission_id, role_id }];
    }),
  );
  await prisma.role_has_permissions.createMany({ data: grants, skipDuplicates: true });
}
