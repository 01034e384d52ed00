import { randomUUID } from "node:crypto";
import { addDays, localDate, toInstant, zoneOf } from "@retribusi/contract/define/dates";
import type { PrismaClient } from "../generated/client.ts";

/** Days from today, the last one excluded. */
const closures = [
  { objectname: "Wisma Diklat Cimahi", from: 12, to: 26, jumlahunit: 4, alasan: "Pengecatan ulang lantai dua" },
  {
    objectname: "Baileo Siwalima",
    from: 20,
    to: 23,
    jumlahunit: null,
    alasan: "Dipakai untuk acara pemerintah provinsi",
  },
  { objectname: "Bulldozer", from: 5, to: 9, jumlahunit: null, alasan: "Servis berkala 500 jam" },
  { objectname: "Pondok Rimba TAHURA Ir. H. Djuanda", from: 30, to: 33, jumlahunit: 2, alasan: "Perbaikan atap" },
  { objectname: "Aula Srondol", from: 15, to: 16, jumlahunit: null, alasan: "Pelantikan pejabat" },
];

/** Closures worth showing: a renovation of some rooms, a hall kept for the region, a machine in the workshop. */
export async function seedClosures(prisma: PrismaClient, now: Date): Promise<void> {
  if ((await prisma.penutupan_object.count()) > 0) return;
  for (const { objectname, from, to, jumlahunit, alasan } of closures) {
    const object = await prisma.mst_objectretribusi.findFirst({
      where: { objectname },
      orderBy: { objectid: "asc" },
      select: { objectid: true, zonawaktu: true, tbl_pemda: { select: { zonawaktu: true } } },
    });
    if (object === null) continue;
    const zone = zoneOf(object.zonawaktu ?? object.tbl_pemda.zonawaktu);
    const [first, last] = [addDays(localDate(now, zone), from), addDays(localDate(now, zone), to)];
    const common = { objectid: object.objectid, jumlahunit, alasan };
    const { id } = await prisma.penutupan.create({
      data: {
        ...{ ...common, kunci: randomUUID(), jenis: "sekali", jammulai: "00:00", jamakhir: "24:00" },
        ...{ mulai: new Date(first), sampai: new Date(addDays(last, -1)) },
      },
    });
    const [tglmulai, tglakhir] = [toInstant(first, "00:00", zone), toInstant(last, "00:00", zone)];
    await prisma.penutupan_object.create({ data: { ...common, penutupanid: id, tglmulai, tglakhir } });
  }
}
