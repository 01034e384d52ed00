import type { LocalDate } from "../../define/dates.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import type { PayerGroup } from "../revenue/revenue.payers.ts";
import { type Session, sessionNames } from "./booking.interval.ts";

/** A dated tariff of an object: whole rupiah per unit. Days are inclusive; an open end is `null`. */
export interface Tariff {
  /** The version, by which a booking keeps it. */
  readonly id: number;
  readonly kelompoktarif: PayerGroup;
  readonly sesi: Session | null;
  /** Only for a use that begins on a day off. */
  readonly khususlibur: boolean;
  readonly tarif: number;
  readonly satuantarif: TariffUnit;
  readonly berlakumulai: LocalDate;
  readonly berlakusampai: LocalDate | null;
  readonly dasarhukum: string | null;
}

export interface TariffWish {
  readonly satuan: TariffUnit;
  readonly kelompok: PayerGroup;
  readonly sesi: Session | null;
  /** First day of use, local to the object: its tariff holds for the whole booking. */
  readonly date: LocalDate;
  /** Whether that is a Saturday, a Sunday or a holiday. */
  readonly isDayOff: boolean;
}

/**
 * The tariff that applies: of the payer group, else the general one; of the session, else one for any session;
 * on a day off the one for days off, else that of every day; of several the latest to come into force.
 */
export function findTariff(tariffs: readonly Tariff[], wish: TariffWish): Tariff | undefined {
  const inForce = tariffs.filter(
    (tariff) =>
      tariff.satuantarif === wish.satuan &&
      (!tariff.khususlibur || wish.isDayOff) &&
      (tariff.sesi === null || tariff.sesi === wish.sesi) &&
      tariff.berlakumulai <= wish.date &&
      (tariff.berlakusampai === null || tariff.berlakusampai >= wish.date),
  );
  const best = (group: PayerGroup) =>
    inForce
      .filter((tariff) => tariff.kelompoktarif === group)
      .sort(
        (a, b) =>
          Number(b.sesi !== null) - Number(a.sesi !== null) ||
          Number(b.khususlibur) - Number(a.khususlibur) ||
          (a.berlakumulai < b.berlakumulai ? 1 : -1),
      )
      .at(0);
  return best(wish.kelompok) ?? best("umum");
}

/**
 * The general tariff of every day that an object is shown with: the one in force then, else the next to come into force; of sessions the cheapest. None
 * where nobody can order.
 */
export function shownTariff(tariffs: readonly Tariff[], unit: TariffUnit, day: LocalDate): Tariff | undefined {
  const general = tariffs.filter(
    ({ kelompoktarif, satuantarif, khususlibur, berlakusampai }) =>
      kelompoktarif === "umum" &&
      !khususlibur &&
      satuantarif === unit &&
      (berlakusampai === null || berlakusampai >= day),
  );
  const first = general.map(({ berlakumulai }) => berlakumulai).sort()[0];
  const date = first === undefined || first <= day ? day : first;
  const of = (sesi: Session | null) =>
    findTariff(general, { satuan: unit, kelompok: "umum", sesi, date, isDayOff: false });
  const bySession = sessionNames.map(of).filter((tariff) => tariff !== undefined);
  return of(null) ?? bySession.sort((one, other) => one.tarif - other.tarif)[0];
}

/** A price with everything it is made of: `tarif × lamapemakaian × jumlahunit − diskon = totalbiaya`, whole rupiah. */
export interface Price {
  readonly tarif: number;
  readonly satuantarif: TariffUnit;
  readonly lamapemakaian: number;
  readonly jumlahunit: number;
  readonly subtotal: number;
  readonly diskon: number;
  readonly totalbiaya: number;
}

/** A reduction that was approved for one price before discount. For any other price it was never approved. */
export interface ApprovedDiscount {
  readonly jumlah: number;
  readonly subtotal: number;
}

/** Rupiah that an approved discount takes off a price before discount. */
export const discountOn = (approved: ApprovedDiscount | undefined, subtotal: number): number =>
  approved?.subtotal === subtotal ? approved.jumlah : 0;

/** Never negative: of a discount above the price only the price counts, so that the parts always add up. */
export function priceOf(parts: Omit<Price, "subtotal" | "totalbiaya">): Price {
  const subtotal = parts.tarif * parts.lamapemakaian * parts.jumlahunit;
  const diskon = Math.min(parts.diskon, subtotal);
  return { ...parts, subtotal, diskon, totalbiaya: subtotal - diskon };
}

/** The price with the discount that was approved for exactly it, and without one that was approved for another. */
export function priceWith(
  parts: Omit<Price, "subtotal" | "diskon" | "totalbiaya">,
  approved: ApprovedDiscount | undefined,
): Price {
  const full = priceOf({ ...parts, diskon: 0 });
  return priceOf({ ...parts, diskon: discountOn(approved, full.subtotal) });
}
