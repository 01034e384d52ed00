import { bookingOf } from "../booking.ts";
import type { TestApp } from "../test-app.ts";
import { createUser } from "../world.ts";

const hour = 3_600_000;

/** Bookings that wait for their payment of 150,000, with the history that brought them there; answers the billing ids. */
export async function createBills({ deps, world }: TestApp, count: number): Promise<readonly string[]> {
  const { prisma } = deps.db;
  const { home, systemid } = world;
  const { awalan, bankid } = await prisma.system.findUniqueOrThrow({ where: { id: systemid } });
  const userid = await createUser(deps.db, "nasabah", home);
  const [issued, expires] = [new Date(Date.now() - hour), new Date(Date.now() + 48 * hour)];
  const numbers = Array.from({ length: count }, (_, index) => `${awalan}${String(index + 1).padStart(11, "0")}`);
  await prisma.mst_objectretribusi.update({
    where: { objectid: home.objects.penginapan },
    data: { jumlahobject: count },
  });
  const open = { statusbooking: 40, bankid, tglexpiredbilling: expires, bataswaktu: expires };
  await prisma.booking.createMany({
    data: numbers.map((idbilling) => ({ ...bookingOf(home, "penginapan", userid), ...open, idbilling })),
  });
  const made = await prisma.booking.findMany({
    where: { idbilling: { in: [...numbers] } },
    select: { id: true, idbilling: true },
  });
  await prisma.booking_riwayat.createMany({
    data: made.map(({ id: bookingid }) => ({ bookingid, aksi: "order", kestatus: 40, peran: "nasabah", versi: 0 })),
  });
  const same = {
    systemid,
    jumlah: 150_000n,
    idskpd: home.idskpd,
    selisihkas: 7,
    tglterbit: issued,
    tglexpired: expires,
  };
  await prisma.tagihan.createMany({
    data: made.map(({ id: bookingid, idbilling }) => {
      const number = idbilling ?? "";
      return { ...same, bookingid, idbilling: number, nomordokumen: `${Number(number.slice(awalan.length))}/chaos` };
    }),
  });
  return numbers;
}
