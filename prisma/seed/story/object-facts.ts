import { type LocalDate, zoneHours, zoneOf } from "@retribusi/contract/define/dates";
import type { ObjectHours } from "@retribusi/contract/features/booking/booking.interval";
import type { Tariff } from "@retribusi/contract/features/booking/booking.price";
import type { PrismaClient } from "../../generated/client.ts";

/** What a story needs to know about an object: its place, hours, stock, tariffs and its region's billing prefix. */
export type ObjectFacts = Awaited<ReturnType<typeof listObjectFacts>>[number];

export async function listObjectFacts(prisma: PrismaClient) {
  const prefixes = new Map(
    (await prisma.system.findMany({ where: { bankid: "110" } })).map(({ idpemda, id, awalan }) => [
      idpemda,
      { id, awalan },
    ]),
  );
  const rows = await prisma.mst_objectretribusi.findMany({
    where: { statusobject: 1 },
    orderBy: { objectid: "asc" },
    include: { tbl_pemda: true, tbl_skpd: true, tbl_kategoriobject: true, tarif_object: true, penutupan_object: true },
  });
  return rows.map(({ tbl_pemda, tbl_skpd, tbl_kategoriobject, tarif_object, penutupan_object, ...object }) => {
    const connection = prefixes.get(object.idpemda) ?? prefixes.get(null);
    if (connection === undefined) throw new Error(`${tbl_pemda.pemdaname} has no bank connection.`);
    const { jamcheckin, jamcheckout, batascheckin, jambuka, jamtutup, jamhari } = object;
    const zone = zoneOf(object.zonawaktu ?? tbl_pemda.zonawaktu);
    const hours: ObjectHours = { zone, jamcheckin, jamcheckout, batascheckin, jambuka, jamtutup, jamhari };
    return {
      ...object,
      hours,
      selisihjam: zoneHours(zone),
      selisihkas: zoneHours(zoneOf(tbl_pemda.zonawaktu)),
      connection,
      skpdid: tbl_skpd.skpdid,
      jenisbooking: tbl_kategoriobject.jenisbooking,
      tariffs: tarif_object.map(tariffOf),
      closures: penutupan_object.map(({ tglmulai: start, tglakhir: end, jumlahunit }) => ({
        start,
        end,
        units: jumlahunit ?? object.jumlahobject,
      })),
    };
  });
}

const dateText = (date: Date): LocalDate => date.toISOString().slice(0, 10);

function tariffOf(row: Omit<Tariff, "tarif" | "berlakumulai" | "berlakusampai"> & TariffColumns): Tariff {
  return {
    ...row,
    tarif: Number(row.tarif),
    berlakumulai: dateText(row.berlakumulai),
    berlakusampai: row.berlakusampai === null ? null : dateText(row.berlakusampai),
  };
}

interface TariffColumns {
  readonly tarif: bigint;
  readonly berlakumulai: Date;
  readonly berlakusampai: Date | null;
}
