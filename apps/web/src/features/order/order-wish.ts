import {
  type IntervalChoice,
  intervalChoice,
  type Session,
  sessionNames,
} from "@retribusi/contract/features/booking/booking.interval";
import { type TariffUnit, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type PayerGroup, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { z } from "zod";

/**
 * What somebody is about to order, complete or not. It lives in the address, so it survives signing in, a reload
 * and being sent to a colleague. Days and times are local to the object.
 */
export interface OrderWish {
  readonly by: TariffUnit;
  readonly from?: string | undefined;
  /** Check-out for nights, the last day for days. */
  readonly to?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** `null` is the whole opening time. */
  readonly session?: Session | null | undefined;
  readonly months: number;
  readonly units: number;
  readonly payer: PayerGroup;
}

/** What the object offers, as far as reading a wish needs it. */
export interface Offer {
  readonly satuan: readonly TariffUnit[];
  readonly hariini: string;
  readonly jumlahobject: number;
  readonly tarifberlaku: readonly {
    readonly satuantarif: TariffUnit;
    readonly sesi: Session | null;
    readonly kelompoktarif: PayerGroup;
  }[];
}

const wholeDay = "whole";
const clock = z.string().regex(/^(([01]\d|2[0-3]):00|24:00)$/);
const shape = {
  by: z.enum(tariffUnits),
  day: z.iso.date(),
  clock,
  session: z.enum([...sessionNames, wholeDay]),
  months: z.coerce.number().int().min(1).max(12),
  units: z.coerce.number().int().min(1).max(9999),
  payer: z.enum(payerGroups),
} as const;

const read = <S extends z.ZodType>(schema: S, value: string | null): z.output<S> | undefined =>
  value === null ? undefined : schema.safeParse(value).data;

/** The sessions the object is let by; `null` is the whole opening time. */
export function sessionsOf({ tarifberlaku }: Offer): readonly (Session | null)[] {
  const offered = new Set(tarifberlaku.filter((row) => row.satuantarif === "kegiatan").map((row) => row.sesi));
  return [...sessionNames, null].filter((session) => offered.has(session));
}

/** The payer groups that have a tariff of their own; everybody else pays the general one. */
export function payersOf({ tarifberlaku }: Offer): readonly PayerGroup[] {
  const offered = new Set(tarifberlaku.map((row) => row.kelompoktarif));
  return payerGroups.filter((group) => group === "umum" || offered.has(group));
}

/** In which group somebody orders who says nothing: the one that they have proved, where it has a tariff of its own. */
export const usualPayer = (offer: Offer, proved: PayerGroup | null): PayerGroup =>
  proved && payersOf(offer).includes(proved) ? proved : "umum";

/** Reads a wish from the address; what this object doesn't offer, or what has passed, is left out. */
export function readWish(params: URLSearchParams, offer: Offer, usual: PayerGroup): OrderWish {
  const day = (name: string) => {
    const value = read(shape.day, params.get(name));
    return value !== undefined && value >= offer.hariini ? value : undefined;
  };
  const by = read(shape.by, params.get("satuan"));
  const payer = read(shape.payer, params.get("kelompok"));
  return {
    by: by && offer.satuan.includes(by) ? by : (offer.satuan[0] ?? "hari"),
    from: day("mulai"),
    to: day("akhir"),
    start: read(shape.clock, params.get("jammulai")),
    end: read(shape.clock, params.get("jamakhir")),
    session: readSession(params, sessionsOf(offer)),
    months: read(shape.months, params.get("bulan")) ?? 1,
    units: read(shape.units, params.get("unit")) ?? 1,
    payer: payer && payersOf(offer).includes(payer) ? payer : usual,
  };
}

/** Where there is only one session, it is the one. */
function readSession(params: URLSearchParams, offered: readonly (Session | null)[]): Session | null | undefined {
  const named = read(shape.session, params.get("sesi"));
  const session = named === wholeDay ? null : named;
  if (session !== undefined && offered.includes(session)) return session;
  return offered.length === 1 ? offered[0] : undefined;
}

const addressTime = z.object({
  satuan: shape.by.optional(),
  mulai: shape.day,
  akhir: shape.day.optional(),
  jammulai: shape.clock.optional(),
  jamakhir: shape.clock.optional(),
  sesi: shape.session.optional(),
  bulan: shape.months.optional(),
});

/**
 * Reads the time that an address wants a booking to have; what isn't said of it stays as it is held. `undefined` where nothing is wanted, `"wrong"`
 * where that can't be meant for this booking. Whether it can be had is the server's to say.
 */
export function readTime(params: URLSearchParams, held: OrderWish): OrderWish | "wrong" | undefined {
  if (!Object.keys(addressTime.shape).some((name) => params.has(name))) return undefined;
  const { data } = addressTime.safeParse(Object.fromEntries(params));
  if (!data || (data.satuan ?? held.by) !== held.by) return "wrong";
  const wish: OrderWish = {
    ...held,
    from: data.mulai,
    to: data.akhir ?? held.to,
    start: data.jammulai ?? held.start,
    end: data.jamakhir ?? held.end,
    session: data.sesi === undefined ? held.session : data.sesi === wholeDay ? null : data.sesi,
    months: data.bulan ?? held.months,
  };
  const isBackwards = wish.from !== undefined && wish.to !== undefined && wish.to < wish.from;
  return isBackwards || !toChoice(wish) ? "wrong" : wish;
}

/** The address of a wish; usual values are left out. */
export function writeWish(wish: OrderWish, usual: PayerGroup): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | undefined) => {
    if (value) params.set(name, value);
  };
  put("satuan", wish.by);
  put("mulai", wish.from);
  put("akhir", wish.to);
  put("jammulai", wish.start);
  put("jamakhir", wish.end);
  put("sesi", wish.session === null ? wholeDay : wish.session);
  put("bulan", wish.months > 1 ? String(wish.months) : undefined);
  put("unit", wish.units > 1 ? String(wish.units) : undefined);
  put("kelompok", wish.payer === usual ? undefined : wish.payer);
  return params;
}

/** The wish as the API takes it; `undefined` while something is still missing. */
export function toChoice(wish: OrderWish): IntervalChoice | undefined {
  return intervalChoice.safeParse(draftOf(wish)).data;
}

function draftOf({ by: satuan, from, to, start, end, session, months }: OrderWish): unknown {
  switch (satuan) {
    case "malam":
      return { satuan, checkin: from, checkout: to };
    case "hari":
      return { satuan, mulai: from, akhir: to ?? from };
    case "bulan":
      return { satuan, mulai: from, bulan: months };
    case "jam":
      return { satuan, tanggal: from, jammulai: start, jamakhir: end };
    case "kegiatan":
      return { satuan, tanggal: from, sesi: session };
  }
}

/** The other way round: a booked time as the start of a new wish. */
export function wishOf(choice: IntervalChoice, units: number, payer: PayerGroup): OrderWish {
  const base = { by: choice.satuan, months: 1, units, payer };
  switch (choice.satuan) {
    case "malam":
      return { ...base, from: choice.checkin, to: choice.checkout };
    case "hari":
      return { ...base, from: choice.mulai, to: choice.akhir };
    case "bulan":
      return { ...base, from: choice.mulai, months: choice.bulan };
    case "jam":
      return { ...base, from: choice.tanggal, start: choice.jammulai, end: choice.jamakhir };
    case "kegiatan":
      return { ...base, from: choice.tanggal, session: choice.sesi };
  }
}
