import { sessionNames } from "@retribusi/contract/features/booking/booking.interval";
import { payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import type { TariffRecord } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { isSameSeries } from "@retribusi/contract/features/tariff/tariff.rules";

export type Standing = "now" | "coming" | "over" | "diajukan" | "ditolak" | "ditarik";

/** What a version is to the object's own today. */
export function standingOf({ statustarif, berlakumulai, berlakusampai, objek }: TariffRecord): Standing {
  if (statustarif !== "disetujui") return statustarif;
  if (berlakumulai > objek.hariini) return "coming";
  return berlakusampai !== null && berlakusampai < objek.hariini ? "over" : "now";
}

/** Versions that follow each other, one group of payers after the other. The unit that the object is let by comes first. */
export function seriesOf(records: readonly TariffRecord[]): TariffRecord[][] {
  const series: TariffRecord[][] = [];
  for (const record of records) {
    const own = series.find(([first]) => first !== undefined && isSameSeries(first, record));
    if (own) own.push(record);
    else series.push([record]);
  }
  const place = ([first]: readonly TariffRecord[]) =>
    first
      ? Number(first.satuantarif !== first.objek.satuantarif) * 1000 +
        payerGroups.indexOf(first.kelompoktarif) * 100 +
        (first.sesi === null ? 0 : sessionNames.indexOf(first.sesi) + 1) * 10 +
        Number(first.khususlibur)
      : 0;
  return series.toSorted((one, other) => place(one) - place(other));
}
