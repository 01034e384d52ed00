import { bookingOf } from "../booking.ts";
import type { TestApp } from "../test-app.ts";
import { createUser } from "../world.ts";

const hour = 3_600_000;

/**
 * Bookings that wait for their payment of 150,000, with the history that brought them there; answers the billing ids. `short`: the last share of
 * them can't be paid any more after so many milliseconds.
 */
export async function createBills(
  { deps, world }: TestApp,
  count: number,
  short = { share: 0, after: 0 },
): Promise<readonly string[]> {
  const { prisma } = deps.db;
  const { home, systemid } = world;
  const { awalan, bankid } = await prisma.system.findUniqueOrThrow({ where: { id: systemid } });
  const userid = await createUser(deps.db, "nasabah", home);
  const [issued, expires] = [new Date(Date.now() - hour), new Date(Date.now() + 48 * hour)];
  const soon = new Date(Date.now() + short.after);
  const numbers = Array.from({ length: count }, (_, index) => `${awalan}${String(index + 1).padStart(11, "0")}`);
  await prisma.mst_objectretribusi.update({
    where: { objectid: home.objects.penginapan },
    data: { jumlahobject: count },
  });
  const open = { statusbooking: 40, bankid };
  await prisma.booking.createMany({
    data: numbers.map((idbilling, index) => {
      const until = index < Math.round(count * (1 - short.share)) ? expires : soon;
      const deadlines = { tglexpiredbilling: until, bataswaktu: until };
      return { ...bookingOf(home, "penginapan", userid), ...open, ...deadlines, idbilling };
    }),
  });
  const made = await prisma.booking.findMany({
    where: { idbilling: { in: [...numbers] } },
    select: { id: true, idbilling: true, tglexpiredbilling: true },
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
  };
  await prisma.tagihan.createMany({
    data: made.map(({ id: bookingid, idbilling, tglexpiredbilling }) => {
      const number = idbilling ?? "";
      const tglexpired = tglexpiredbilling ?? expires;
      return {
        ...same,
        bookingid,
        tglexpired,
        idbilling: number,
        nomordokumen: `${Number(number.slice(awalan.length))}/chaos`,
      };
    }),
  });
  return numbers;
}
