import type { AnyEntity } from "../../define/entity.ts";
import type { Label } from "../../define/label.ts";
import type { ReportColumn } from "../../define/report.ts";
import { bookingStates } from "../booking/booking.states.ts";
import { bookingKindLabels, bookingKinds } from "../catalog/catalog.kinds.ts";
import { kategoriobject } from "../catalog/kategoriobject.entity.ts";
import { kelompokpengelola } from "../catalog/kelompokpengelola.entity.ts";
import { objectretribusi } from "../catalog/objectretribusi.entity.ts";
import { pemda } from "../region/pemda.entity.ts";
import { skpd } from "../region/skpd.entity.ts";
import { jnspenerimaan } from "../revenue/jnspenerimaan.entity.ts";
import { mataanggaran } from "../revenue/mataanggaran.entity.ts";
import { payerGroupLabels, payerGroups } from "../revenue/revenue.payers.ts";

interface DimensionDeclaration {
  readonly label: Label;
  /** The day of the booking that the report counts by, or a part of it. */
  readonly time?: "year" | "month" | "day" | "weekday" | "hour";
  /** The row whose name is shown. */
  readonly entity?: AnyEntity;
  /** Codes and what they mean. */
  readonly options?: readonly { readonly value: string | number; readonly label: Label }[];
}

const weekdays: readonly Label[] = [
  { en: "Monday", id: "Senin" },
  { en: "Tuesday", id: "Selasa" },
  { en: "Wednesday", id: "Rabu" },
  { en: "Thursday", id: "Kamis" },
  { en: "Friday", id: "Jumat" },
  { en: "Saturday", id: "Sabtu" },
  { en: "Sunday", id: "Minggu" },
];

/** What figures can be grouped and filtered by. Names are those of the report row's own fields. */
export const dimensions = {
  tahun: { label: { en: "Year", id: "Tahun" }, time: "year" },
  bulan: { label: { en: "Month", id: "Bulan" }, time: "month" },
  hari: { label: { en: "Day", id: "Hari" }, time: "day" },
  haripekan: {
    label: { en: "Day of the week", id: "Hari dalam pekan" },
    time: "weekday",
    options: weekdays.map((label, value) => ({ value, label })),
  },
  jam: { label: { en: "Hour", id: "Jam" }, time: "hour" },
  idpemda: { label: { en: "Regional government", id: "Pemerintah daerah" }, entity: pemda },
  idskpd: { label: { en: "Agency", id: "Dinas" }, entity: skpd },
  pengelolaid: { label: { en: "Manager group", id: "Kelompok pengelola" }, entity: kelompokpengelola },
  kategoriid: { label: { en: "Category", id: "Kategori" }, entity: kategoriobject },
  jenisbooking: {
    label: { en: "Kind", id: "Jenis" },
    options: bookingKinds.map((value) => ({ value, label: bookingKindLabels[value] })),
  },
  objectid: { label: { en: "Object and part", id: "Objek dan bagian" }, entity: objectretribusi },
  idjenis: { label: { en: "Revenue type", id: "Jenis penerimaan" }, entity: jnspenerimaan },
  idanggaran: { label: { en: "Budget account", id: "Mata anggaran" }, entity: mataanggaran },
  statusbooking: {
    label: { en: "Status", id: "Status" },
    options: Object.values(bookingStates).map(({ code, label }) => ({ value: code, label })),
  },
  kelompoktarif: {
    label: { en: "Payer group", id: "Kelompok pembayar" },
    options: payerGroups.map((value) => ({ value, label: payerGroupLabels[value] })),
  },
  bankid: { label: { en: "Bank", id: "Bank" } },
} as const satisfies Record<string, DimensionDeclaration>;

export type DimensionName = keyof typeof dimensions;
export type Dimension = DimensionDeclaration;

export const isDimension = (name: string): name is DimensionName => Object.hasOwn(dimensions, name);

export const dimensionOf = (name: DimensionName): Dimension => dimensions[name];

const about: Label = { en: "What the figures of the row belong to.", id: "Pemilik angka pada baris ini." };

/** A dimension as a column of a report. */
export const dimensionColumn = (name: DimensionName): ReportColumn => {
  const { label, time } = dimensionOf(name);
  return { label, about, kind: time === "day" ? "day" : "text" };
};
