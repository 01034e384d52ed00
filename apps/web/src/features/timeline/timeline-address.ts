import { addDays, addMonths, isDay, type LocalDate, lastOfMonth } from "@retribusi/contract/define/dates";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { monthOf } from "../catalog/availability-query.ts";

/** What the timeline shows; it stands in the address, so that it can be shared and gone back to. */
export interface Asked {
  /** The days of a month, or the hours of a day. */
  readonly view: "month" | "day";
  /** Drawn, or as tables. */
  readonly shape: "drawn" | "list";
  readonly day: LocalDate;
  readonly jenis: BookingKind | undefined;
  readonly idskpd: number | undefined;
  readonly cari: string;
  readonly page: number;
  /** Where there is room for one object only. */
  readonly objectid: number | undefined;
}

const numberIn = (params: URLSearchParams, name: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : undefined;

/** Reads an address; what can't be meant is left out. */
export function readAsked(params: URLSearchParams, today: LocalDate): Asked {
  const day = params.get("tanggal") ?? "";
  return {
    view: params.get("tampilan") === "hari" ? "day" : "month",
    shape: params.get("bentuk") === "daftar" ? "list" : "drawn",
    day: isDay(day) ? day : today,
    jenis: bookingKinds.find((kind) => kind === params.get("jenis")),
    idskpd: numberIn(params, "idskpd"),
    cari: (params.get("cari") ?? "").slice(0, 100),
    page: numberIn(params, "halaman") ?? 1,
    objectid: numberIn(params, "objectid"),
  };
}

/** The address of what is asked; what is usual is left out. */
export function writeAsked({ view, shape, day, jenis, idskpd, cari, page, objectid }: Asked, today: LocalDate) {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | undefined | false) => {
    if (value) params.set(name, String(value));
  };
  put("tampilan", view === "day" && "hari");
  put("bentuk", shape === "list" && "daftar");
  put("tanggal", day !== today && day);
  put("jenis", jenis);
  put("idskpd", idskpd);
  put("cari", cari);
  put("halaman", page > 1 && page);
  put("objectid", objectid);
  return params;
}

/** The address of one day of objects, drawn. */
export const timelineAt = (what: Pick<Asked, "day" | "jenis" | "cari" | "objectid">, today: LocalDate) =>
  writeAsked({ ...what, view: "day", shape: "drawn", idskpd: undefined, page: 1 }, today);

/** Its first and last day. */
export function rangeOf({ view, day }: Pick<Asked, "view" | "day">) {
  return view === "day" ? { dari: day, sampai: day } : { dari: monthOf(day), sampai: lastOfMonth(day) };
}

/** A month that is gone to opens at its beginning, that of today at today. */
export const openedAt = (day: LocalDate, today: LocalDate): LocalDate =>
  monthOf(day) === monthOf(today) ? today : day;

/** The month before or after, or the day. */
export const stepped = ({ view, day }: Pick<Asked, "view" | "day">, by: -1 | 1, today: LocalDate): LocalDate =>
  view === "day" ? addDays(day, by) : openedAt(addMonths(monthOf(day), by), today);
