import { addDays, isDayOff, type LocalDate, type LocalTime, localDate } from "@retribusi/contract/define/dates";
import {
  duration,
  type Interval,
  type IntervalChoice,
  sessionNames,
  toInterval,
} from "@retribusi/contract/features/booking/booking.interval";
import { findTariff, type Price, priceOf } from "@retribusi/contract/features/booking/booking.price";
import type { Random } from "../random.ts";
import type { ObjectFacts } from "./object-facts.ts";

/** What somebody orders: an object for a time, how many units, as which kind of payer, at what price. */
export interface Plan {
  readonly object: ObjectFacts;
  readonly interval: Interval;
  readonly kelompoktarif: "umum" | "pelajar" | "instansi" | "sosial";
  readonly sesi: "pagi" | "sore" | null;
  readonly price: Price;
  /** The version of the tariff. */
  readonly tarifid: number;
}

const clock = (hour: number): LocalTime => `${String(hour).padStart(2, "0")}:00`;

function chooseInterval(random: Random, { satuantarif, jenisbooking }: ObjectFacts, day: LocalDate): IntervalChoice {
  switch (satuantarif) {
    case "malam":
      return { satuan: "malam", checkin: day, checkout: addDays(day, random.pick([1, 1, 1, 2, 2, 3, 4])) };
    case "hari": {
      const days = jenisbooking === "alat" ? random.between(1, 8) : random.pick([1, 1, 1, 2, 3]);
      return { satuan: "hari", mulai: day, akhir: addDays(day, days - 1) };
    }
    case "bulan":
      return { satuan: "bulan", mulai: day, bulan: random.pick([1, 3, 3, 6, 12]) };
    case "jam": {
      const from = random.between(8, 16);
      return { satuan: "jam", tanggal: day, jammulai: clock(from), jamakhir: clock(from + random.between(2, 5)) };
    }
    case "kegiatan":
      return { satuan: "kegiatan", tanggal: day, sesi: random.pick(sessionNames) };
  }
}

function chooseUnits(random: Random, { jumlahobject, jenisbooking }: ObjectFacts): number {
  if (jumlahobject >= 100) return random.between(4, 24) * 10;
  if (jenisbooking !== "penginapan" || jumlahobject < 6) return 1;
  return Math.min(random.pick([1, 1, 1, 1, 2, 2, 3, 6]), Math.floor(jumlahobject / 3));
}

interface Drawing {
  readonly random: Random;
  readonly holidays: ReadonlySet<LocalDate>;
}

/** A plan for that day, or null where the object has no tariff for it. */
export function drawPlan({ random, holidays }: Drawing, object: ObjectFacts, day: LocalDate): Plan | null {
  const choice = chooseInterval(random, object, day);
  const interval = toInterval(choice, object.hours);
  const groups = [...new Set(object.tariffs.map(({ kelompoktarif }) => kelompoktarif))];
  const kelompoktarif = random.chance(0.65) ? "umum" : random.pick(groups);
  const sesi = choice.satuan === "kegiatan" ? choice.sesi : null;
  const date = localDate(interval.start, object.hours.zone);
  const tariff = findTariff(object.tariffs, {
    ...{ satuan: object.satuantarif, kelompok: kelompoktarif, sesi, date },
    isDayOff: isDayOff(date, holidays),
  });
  if (tariff === undefined) return null;
  const { tarif, satuantarif } = tariff;
  const lamapemakaian = duration(interval, satuantarif, object.hours.zone);
  const price = priceOf({ tarif, satuantarif, lamapemakaian, jumlahunit: chooseUnits(random, object), diskon: 0 });
  return { object, interval, kelompoktarif, sesi, price, tarifid: tariff.id };
}
