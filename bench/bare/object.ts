import { zoneOf } from "@retribusi/contract/define/dates";
import type { Usage } from "@retribusi/contract/features/booking/booking.availability";
import type { ObjectHours } from "@retribusi/contract/features/booking/booking.interval";
import type { Tariff } from "@retribusi/contract/features/booking/booking.price";
import { moment } from "./answer.ts";

/** An object as the driver brings it. */
export interface ObjectRow {
  readonly objectid: number;
  readonly jumlahobject: number;
  readonly satuantarif: Tariff["satuantarif"];
  readonly tarif: number;
  readonly zonawaktu: string;
  readonly jamcheckin: string;
  readonly jamcheckout: string;
  readonly batascheckin: string;
  readonly jambuka: string;
  readonly jamhari: string | null;
  readonly jamtutup: string;
  readonly jedamenit: number;
}

/** `o` is the object, `p` its region. */
export const objectColumns = `o.objectid, o.jumlahobject, o.satuantarif, o.tarif, COALESCE(o.zonawaktu, p.zonawaktu) AS zonawaktu,
  o.jamcheckin, o.jamcheckout, o.batascheckin, o.jambuka, o.jamtutup, o.jamhari, o.jedamenit`;

export const hoursOf = ({ zonawaktu, ...hours }: ObjectRow): ObjectHours => ({ ...hours, zone: zoneOf(zonawaktu) });

/** What takes units, as the driver brings it: a booking, or a closure of some or of all (`null`) units. */
export interface UsageRow {
  readonly objectid: number;
  readonly tglmulai: string;
  readonly tglakhir: string;
  readonly jumlahunit: number | null;
}

export const toUsage = ({ tglmulai, tglakhir, jumlahunit }: UsageRow, all = 0): Usage => ({
  start: moment(tglmulai),
  end: moment(tglakhir),
  units: jumlahunit ?? all,
});

/** A dated tariff as the driver brings it. */
export type TariffRow = Tariff & { readonly objectid: number };

export const tariffColumns =
  "objectid, kelompoktarif, sesi, tarif, satuantarif, khususlibur, berlakumulai, berlakusampai, dasarhukum";
