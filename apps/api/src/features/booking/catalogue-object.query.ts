import { localDate, zoneName } from "@retribusi/contract/define/dates";
import { usualTolerance } from "@retribusi/contract/features/booking/booking.interval";
import type { catalogueObject } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { readCancellationRule } from "@retribusi/contract/features/policy/policy.cancellation";
import { readFacilities } from "@retribusi/contract/features/policy/policy.facilities";
import { weekOf } from "@retribusi/contract/features/policy/policy.hours";
import { readDocumentRule } from "@retribusi/contract/features/policy/policy.requirements";
import { lengthsOf } from "@retribusi/contract/features/policy/policy.rules";
import type { Database } from "@retribusi/db/client";
import { answered, clock } from "@retribusi/db/column";
import type { Prisma } from "@retribusi/db/generated/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { cleanRichText } from "../../records/sanitise.ts";
import { publishedAt, publishedParts } from "../revenue/published-at.ts";
import { hoursOf, type ObjectRow, tariffsOf } from "./object.query.ts";
import { offeredParts, presentCard } from "./offer.ts";
import { orderable, shownTo } from "./offered.ts";

type Answer = z.output<typeof catalogueObject.answer>;

const parts = {
  ...offeredParts,
  tarif_object: { ...offeredParts.tarif_object, include: { tbl_dasarhukum: publishedParts } },
  tbl_kelompokpengelola: { select: { pengelolaname: true, notelp: true } },
} as const satisfies Prisma.mst_objectretribusiInclude;
const offered = treeOf("mst_objectretribusi", { include: parts });
type Offered = Prisma.mst_objectretribusiGetPayload<{ include: typeof parts }>;

/**
 * The questions after an offered object with its tariffs, and the database's time; their answer throws NOT_FOUND for one that is withdrawn, has
 * no tariff, or has too few photos for its reader.
 */
export function offeredQuestions(objectid: number, reader: CurrentUser | undefined) {
  const { sql, values } = shownTo(reader);
  return {
    object: answered(
      offered.where(`t.objectid = ? AND ${orderable} AND ${sql}`, [objectid, ...values]),
      ([object]): Offered => {
        if (!object) throw new AppError("NOT_FOUND");
        return object;
      },
    ),
    now: clock,
  };
}

/** An object that its reader is offered, and the database's time. Throws NOT_FOUND. */
export const getOffered = ({ prisma }: Database, reader: CurrentUser | undefined, objectid: number) =>
  ask(sqlOf(prisma), offeredQuestions(objectid, reader));

const pictures = (object: ObjectRow) =>
  [object.fotoobjectutama, ...(object.fotoobject2?.split(",") ?? [])].filter((path): path is string => Boolean(path));

/** Tariffs in force today or later, and the units they are charged by: today's first. */
function currentTariffs(object: Offered, today: string) {
  const addresses = new Map(object.tarif_object.map((row) => [row.id, publishedAt(row.tbl_dasarhukum)]));
  const tarifberlaku = tariffsOf(object)
    .filter((tariff) => tariff.berlakusampai === null || tariff.berlakusampai >= today)
    .sort((a, b) => (a.berlakumulai < b.berlakumulai ? -1 : 1))
    .map(({ id, ...tariff }) => ({ ...tariff, tautan: addresses.get(id) ?? null }));
  return {
    tarifberlaku,
    satuan: [...new Set([object.satuantarif, ...tarifberlaku.map((tariff) => tariff.satuantarif)])],
  };
}

/** One object with all that its page shows. */
export async function getCatalogueObject(
  db: Database,
  reader: CurrentUser | undefined,
  objectid: number,
): Promise<Answer> {
  const { object, now } = await getOffered(db, reader, objectid);
  const { bebas: _, totalbiaya: __, ...card } = presentCard(object, now, null);
  const { zone, jamcheckin, jamcheckout, batascheckin } = hoursOf(object);
  const { min: minlama, max: makslama } = lengthsOf(object, object.satuantarif);
  const hariini = localDate(now, zone);
  return {
    ...card,
    ...{ jamcheckin, jamcheckout, batascheckin, jampekan: [...weekOf(object)], minlama, makslama },
    minpesanjam: object.minpesanjam,
    makspesanhari: object.makspesanhari,
    aturanbatal: readCancellationRule(object.aturanbatal),
    persenpulangawal: object.persenpulangawal,
    dokumenwajib: readDocumentRule(object.dokumenwajib, object.tbl_kategoriobject.jenisbooking),
    kapasitas: object.kapasitas,
    fasilitas: readFacilities(object.fasilitas),
    lintang: object.lintang,
    bujur: object.bujur,
    ...currentTariffs(object, hariini),
    pengelolaid: object.pengelolaid,
    pengelolaname: object.tbl_kelompokpengelola.pengelolaname,
    notelppengelola: object.tbl_kelompokpengelola.notelp,
    deskripsi: object.deskripsi && cleanRichText(object.deskripsi),
    deskripsien: object.deskripsien && cleanRichText(object.deskripsien),
    aturan: object.aturan,
    aturanen: object.aturanen,
    foto: pictures(object),
    zona: zone,
    namazona: zoneName(zone),
    hariini,
    jedamenit: object.jedamenit,
    toleransimenit: object.toleransimenit ?? usualTolerance(object.satuantarif),
    expiredbilling: object.expiredbilling,
  };
}
