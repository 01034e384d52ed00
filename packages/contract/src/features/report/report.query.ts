import { z } from "zod";
import type { Label } from "../../define/label.ts";
import { pattern, words } from "../../define/pattern.ts";
import { type DimensionName, dimensionOf } from "./report.dimensions.ts";

/** The day a booking is counted by: ordered, first used, or paid. Money is the ledger's, by its book day. */
export const bases = ["pesan", "pakai", "bayar"] as const;
export type Basis = (typeof bases)[number];

export const basisLabels = {
  pesan: { en: "day of the order", id: "hari pesan" },
  pakai: { en: "first day of use", id: "hari pertama pemakaian" },
  bayar: { en: "day of payment", id: "hari bayar" },
} as const satisfies Record<Basis, Label>;

/** What there is to choose from, as people call it: names of columns say nothing to whoever reads a report. */
export const chooseAmong = (labels: readonly Label[]): Label => ({
  en: `Please choose one of these: ${labels.map(({ en }) => en).join(", ")}.`,
  id: `Pilih salah satu: ${labels.map(({ id }) => id).join(", ")}.`,
});

/** Said of a group that there isn't. */
export const chooseGroup = (names: readonly DimensionName[]): Label =>
  chooseAmong(names.map((name) => dimensionOf(name).label));

const day = z.iso.date(words({ en: "Write a day like 2026-12-31.", id: "Tulis hari seperti 2026-12-31." }));

const keys = z
  .string()
  .max(400)
  .regex(
    pattern(/^\d{1,9}(,\d{1,9})*$/, {
      en: "Write the numbers of the records, separated by commas.",
      id: "Tulis nomor data, dipisahkan koma.",
    }),
  )
  .optional();

const codes = z
  .string()
  .max(400)
  .regex(
    pattern(/^[\w.-]+(,[\w.-]+)*$/, {
      en: "Write the codes, separated by commas.",
      id: "Tulis kodenya, dipisahkan koma.",
    }),
  )
  .optional();

/** First and last day, both included; this calendar year where they are left out. */
export const periodQuery = { dari: day.optional(), sampai: day.optional() };

/** Whose objects: every report can be narrowed by these. */
export const placeQuery = {
  idpemda: keys,
  idskpd: keys,
  pengelolaid: keys,
  kategoriid: keys,
  jenisbooking: codes,
  objectid: keys,
};

export const accountQuery = { idjenis: keys, idanggaran: keys };

/** Which bookings: what only reports of bookings can be narrowed by. */
export const bookingQuery = { statusbooking: keys, kelompoktarif: codes, bankid: codes, idpemesan: keys };

/** One or two things to group by. */
export function groupQuery<const D extends readonly [DimensionName, ...DimensionName[]]>(names: D) {
  const group = z.enum(names, words(chooseGroup(names))).optional();
  return { kelompok: group, rinci: group };
}

/** The day that counts. */
export const basisQuery = {
  dasar: z.enum(bases, words(chooseAmong(bases.map((basis) => basisLabels[basis])))).optional(),
};

/** Columns to show, in order; the usual ones where it is left out. */
export const columnsQuery = { kolom: codes };
