import { localDate, zoneName } from "@retribusi/contract/define/dates";
import type { catalogueObject } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { Database } from "@retribusi/db/client";
import type { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow } from "../../lib/transaction.ts";
import { cleanRichText } from "../../records/sanitise.ts";
import { offeredParts, presentCard } from "./catalogue.query.ts";
import { hoursOf, type ObjectRow, tariffsOf } from "./object.query.ts";

type Answer = z.output<typeof catalogueObject.answer>;

/** An offered object by id, with its tariffs; throws NOT_FOUND for one that is withdrawn. */
export async function getOffered(db: Database, objectid: number) {
  const object = await db.prisma.mst_objectretribusi.findFirst({
    where: { objectid, statusobject: 1 },
    include: { ...offeredParts, tbl_kelompokpengelola: { select: { pengelolaname: true, notelp: true } } },
  });
  if (!object) throw new AppError("NOT_FOUND");
  return object;
}

const pictures = (object: ObjectRow) =>
  [object.fotoobjectutama, ...(object.fotoobject2?.split(",") ?? [])].filter((path): path is string => Boolean(path));

/** Tariffs in force today or later, and the units they are charged by: today's first. */
function currentTariffs(object: ObjectRow, today: string) {
  const tarifberlaku = tariffsOf(object)
    .filter((tariff) => tariff.berlakusampai === null || tariff.berlakusampai >= today)
    .sort((a, b) => (a.berlakumulai < b.berlakumulai ? -1 : 1));
  return {
    tarifberlaku,
    satuan: [...new Set([object.satuantarif, ...tarifberlaku.map((tariff) => tariff.satuantarif)])],
  };
}

/** One object with all that its page shows. */
export async function getCatalogueObject(db: Database, objectid: number): Promise<Answer> {
  const object = await getOffered(db, objectid);
  const now = await databaseNow(db.prisma);
  const { bebas: _, totalbiaya: __, ...card } = presentCard(object, now, null);
  const { zone, ...hours } = hoursOf(object);
  const hariini = localDate(now, zone);
  return {
    ...card,
    ...hours,
    ...currentTariffs(object, hariini),
    pengelolaid: object.pengelolaid,
    pengelolaname: object.tbl_kelompokpengelola.pengelolaname,
    notelppengelola: object.tbl_kelompokpengelola.notelp,
    deskripsi: object.deskripsi && cleanRichText(object.deskripsi),
    aturan: object.aturan,
    foto: pictures(object),
    zona: zone,
    namazona: zoneName(zone),
    hariini,
    jedamenit: object.jedamenit,
    expiredbilling: object.expiredbilling,
  };
}
