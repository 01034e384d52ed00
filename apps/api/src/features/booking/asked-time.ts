import { addDays, addMonths, type LocalDate, type LocalTime } from "@retribusi/contract/define/dates";
import { type IntervalChoice, sessionNames, toInterval } from "@retribusi/contract/features/booking/booking.interval";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import { hoursOn } from "@retribusi/contract/features/policy/policy.hours";
import type { SqlPart } from "@retribusi/db/statement";
import { hoursOf, type PricedRow, tariffsOf } from "./object.query.ts";
import { choicesFor } from "./offer.ts";

/** When something is looked for, in the catalogue's own words. */
export interface AskedTime {
  readonly mulai?: LocalDate | undefined;
  readonly akhir?: LocalDate | undefined;
  /** Hours of the first day. */
  readonly jammulai?: LocalTime | undefined;
  readonly jamakhir?: LocalTime | undefined;
}

type HoursChoice = Extract<IntervalChoice, { satuan: "jam" }>;

/** Thirty nights are a month in February, and in January with the day on which they end. */
const isMonth = (from: LocalDate, until: LocalDate | undefined): boolean =>
  until !== undefined && addDays(until, 1) >= addMonths(from, 1);

/** Objects that can be had for the asked days at all: who looks for some nights finds nothing that is let by the month alone. */
export const letFor = ({ mulai, akhir }: AskedTime): SqlPart[] =>
  mulai === undefined || isMonth(mulai, akhir)
    ? []
    : [
        {
          sql: `(t.satuantarif <> 'bulan' OR EXISTS (SELECT 1 FROM tarif_object s
            WHERE s.objectid = t.objectid AND s.statustarif = 'disetujui' AND s.satuantarif <> 'bulan'
              AND s.berlakumulai <= ? AND COALESCE(s.berlakusampai >= ?, TRUE)))`,
          values: [mulai, mulai],
        },
      ];

/** In which unit an object is offered for the asked days: its own, or for less than a month another one that it has. */
function unitFor(object: PricedRow, from: LocalDate, until: LocalDate | undefined): TariffUnit {
  const { satuantarif } = object;
  if (satuantarif !== "bulan" || isMonth(from, until)) return satuantarif;
  const other = tariffsOf(object).find(
    (tariff) =>
      tariff.satuantarif !== "bulan" &&
      tariff.berlakumulai <= from &&
      (tariff.berlakusampai === null || tariff.berlakusampai >= from),
  );
  return other?.satuantarif ?? satuantarif;
}

/** Sessions, the whole opening time among them, that hold all of the asked hours. */
function sessionsOver(object: PricedRow, hours: HoursChoice): IntervalChoice[] {
  if (!hoursOn(object, hours.tanggal)) return [];
  const times = hoursOf(object);
  const asked = toInterval(hours, times);
  return [...sessionNames, null]
    .map((sesi) => ({ satuan: "kegiatan", tanggal: hours.tanggal, sesi }) as const)
    .filter((session) => {
      const { start, end } = toInterval(session, times);
      return start <= asked.start && end >= asked.end;
    });
}

/** What of an object answers the asked time: of several choices the best one counts. Hours are asked of what is let by hours or sessions. */
export function askedChoices(
  object: PricedRow,
  mulai: LocalDate,
  { akhir, jammulai, jamakhir }: AskedTime,
): readonly IntervalChoice[] {
  const satuantarif = unitFor(object, mulai, akhir);
  if (jammulai !== undefined && jamakhir !== undefined) {
    const hours = { satuan: "jam", tanggal: mulai, jammulai, jamakhir } as const;
    if (satuantarif === "jam") return [hours];
    if (satuantarif === "kegiatan") return sessionsOver(object, hours);
  }
  return choicesFor({ ...object, satuantarif }, mulai, akhir);
}
