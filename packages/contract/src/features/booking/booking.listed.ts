import { type Row, zoneOfRecord } from "../../define/cell.ts";
import { formatDaysDense, localDate, localTime, type Zone, zoneName } from "../../define/dates.ts";
import type { Listed, ListReader } from "../../define/field.ts";
import type { Label } from "../../define/label.ts";
import { formatRupiah } from "../../define/money.ts";
import { type TariffUnit, tariffUnits } from "../catalog/catalog.kinds.ts";
import type { Interval } from "./booking.interval.ts";
import { closingTime } from "./booking.period.ts";
import { daysOf } from "./booking.span.ts";

/** The zone is named where it isn't the reader's own. */
const zoneBeside = (zone: Zone, usual: Zone): string =>
  zoneName(zone) === zoneName(usual) ? "" : ` ${zoneName(zone)}`;

/** The booked time for a list: “22–24 Nov” and “2 nights”, or “22 Nov, 08:00–12:00”, in the object's zone. */
function denseTime(interval: Interval, unit: TariffUnit, zone: Zone, { language, today, zone: usual }: ListReader) {
  const days = daysOf(interval, unit, zone, language);
  if (days) return { text: formatDaysDense(days.first, days.last, language, today), beside: days.length };
  const { start, end } = interval;
  const first = localDate(start, zone);
  const clock = `${localTime(start, zone)}–${closingTime(end, zone)}${zoneBeside(zone, usual)}`;
  return { text: `${formatDaysDense(first, first, language, today)}, ${clock}` };
}

const momentIn = (value: unknown): Date | null => (typeof value === "string" ? new Date(value) : null);

/** From when to when, and how long. */
export const bookedTime: Listed = {
  label: { en: "Time of use", id: "Waktu pemakaian" },
  tells: ["tglakhirpemakaian"],
  text(row, reader) {
    const [start, end] = [momentIn(row.tglmulaipemakaian), momentIn(row.tglakhirpemakaian)];
    const unit = tariffUnits.find((one) => one === row.satuantarif);
    return start && end && unit ? denseTime({ start, end }, unit, zoneOfRecord(row, reader.zone), reader) : null;
  },
};

const textIn = (row: Row, name: string): string => (typeof row[name] === "string" ? row[name] : "");

/** An object with the part of it that was booked, by the name that the list has for the object. */
export const objectWithPart = (name: string): Listed => ({
  tells: ["subobjectname"],
  text(row) {
    const [text, beside] = [textIn(row, name), textIn(row, "subobjectname")];
    return text === "" ? null : { text, ...(beside ? { beside } : {}) };
  },
});

/** What is to be paid, with the number that it is paid by. */
export const totalWithBill: Listed = {
  label: { en: "Total, billing id", id: "Total, id billing" },
  tells: ["idbilling"],
  text(row) {
    const beside = textIn(row, "idbilling");
    return typeof row.totalbiaya === "number"
      ? { text: formatRupiah(row.totalbiaya), ...(beside ? { beside } : {}) }
      : null;
  },
};

/** A moment of a booking: “22 Nov, 14:00”. */
export const denseMoment = (name: string): Listed => ({
  tells: [],
  text(row, { language, today, zone: usual }) {
    const moment = momentIn(row[name]);
    if (!moment) return null;
    const zone = zoneOfRecord(row, usual);
    const day = localDate(moment, zone);
    const clock = `${localTime(moment, zone)}${zoneBeside(zone, usual)}`;
    return { text: `${formatDaysDense(day, day, language, today)}, ${clock}` };
  },
});

/** A day of a booking: “22 Nov”. */
export const denseDay = (name: string, label: Label): Listed => ({
  label,
  tells: [],
  text(row, { language, today }) {
    const day = textIn(row, name);
    return day === "" ? null : { text: formatDaysDense(day, day, language, today) };
  },
});
