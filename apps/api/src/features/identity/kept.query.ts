import type { Database } from "@retribusi/db/client";

type Prisma = Database["prisma"];

/** Objects that the person keeps to find them again. */
export const favourites = (prisma: Prisma, userid: number) =>
  prisma.favorit.findMany({
    where: { userid },
    select: { namaobject: true, jenisbooking: true, lokasikabkota: true, waktu: true },
    orderBy: [{ waktu: "asc" }, { objectid: "asc" }],
  });

/** What the person waits or has waited for. */
export const waits = (prisma: Prisma, userid: number) =>
  prisma.daftar_tunggu.findMany({
    where: { userid },
    select: {
      ...{ id: true, objectid: true, kelompoktarif: true, tglmulai: true, tglakhir: true, jumlahunit: true },
      ...{ keadaan: true, bookingid: true, date_created: true },
    },
    orderBy: { id: "asc" },
  });

/** Where calendar programs read the person's bookings, or those of their work; nothing that would open one. */
export const calendarAddresses = (prisma: Prisma, userid: number) =>
  prisma.kalender_alamat.findMany({
    where: { userid },
    select: { jenis: true, objectid: true, pengelolaid: true, date_created: true, terakhir: true, dicabut: true },
    orderBy: { id: "asc" },
  });

/** On which browsers the person is told; nothing that a message could be read with. */
export const pushDevices = (prisma: Prisma, userid: number) =>
  prisma.perangkat_push.findMany({
    where: { userid },
    select: { perangkat: true, alamat: true, date_created: true, terakhir: true },
    orderBy: { id: "asc" },
  });

/** How the person rated what they used. */
export const ratings = (prisma: Prisma, userid: number) =>
  prisma.penilaian.findMany({
    where: { booking: { idpemesan: userid } },
    select: { bookingid: true, bintang: true, isi: true, tampil: true, date_created: true, diubah: true },
    orderBy: { bookingid: "asc" },
  });
