import { toChoice } from "@retribusi/contract/features/booking/booking.interval";
import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import type { Prisma } from "@retribusi/db/generated/client";
import { objectZone } from "../object.query.ts";
import { iso } from "../present.ts";

/** What a place in a waitlist is shown with. */
export const waitParts = {
  include: {
    mst_objectretribusi: {
      select: {
        ...{ objectname: true, subobjectname: true, lokasikabkota: true, zonawaktu: true },
        tbl_pemda: { select: { zonawaktu: true } },
        tbl_kategoriobject: { select: { jenisbooking: true } },
      },
    },
  },
} as const satisfies { readonly include: Prisma.daftar_tungguInclude };

export type WaitRow = Prisma.daftar_tungguGetPayload<typeof waitParts>;

const chanceIn = ({ peluangpenuh, peluangkosong }: WaitRow): Wait["peluang"] =>
  peluangpenuh === null || peluangkosong === null ? null : { penuh: peluangpenuh, kosonglagi: peluangkosong };

/** @param ahead how many people are asked before */
export function presentWait(row: WaitRow, ahead: number): Wait {
  const { mst_objectretribusi: object, satuantarif, sesi, tglmulai: start, tglakhir: end } = row;
  const zona = objectZone(object);
  return {
    id: row.id,
    objectid: row.objectid,
    jenisbooking: object.tbl_kategoriobject.jenisbooking,
    objectname: object.objectname,
    subobjectname: object.subobjectname,
    lokasikabkota: object.lokasikabkota,
    waktu: toChoice({ start, end }, satuantarif, sesi, zona),
    jumlahunit: row.jumlahunit,
    kelompoktarif: row.kelompoktarif,
    tglmulai: iso(start),
    tglakhir: iso(end),
    zona,
    keadaan: row.keadaan,
    didepan: row.keadaan === "menunggu" ? ahead : null,
    peluang: row.keadaan === "menunggu" ? chanceIn(row) : null,
    bataswaktu: row.bataswaktu?.toISOString() ?? null,
    bookingid: row.bookingid,
  };
}
