import { alat } from "@retribusi/contract/features/booking/alat.entity";
import { gedung } from "@retribusi/contract/features/booking/gedung.entity";
import { penginapan } from "@retribusi/contract/features/booking/penginapan.entity";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import type { ReadOnly } from "../../records/resource.ts";

/** Bookings change by their own actions and are never deleted. */
const reason = {
  en: "a booking changes by its own actions and is never deleted – cancel it instead.",
  id: "pesanan hanya berubah melalui tindakannya sendiri dan tidak pernah dihapus – batalkan saja.",
};

export const penginapanResource: ReadOnly = { entity: penginapan, reason };
export const gedungResource: ReadOnly = { entity: gedung, reason };
export const alatResource: ReadOnly = { entity: alat, reason };
export const reportTrxAllResource: ReadOnly = { entity: reportTrxAll, reason };
