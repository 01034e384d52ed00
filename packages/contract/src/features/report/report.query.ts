import { z } from "zod";
import { pattern, words } from "../../define/pattern.ts";
import type { DimensionName } from "./report.dimensions.ts";

/** The day a booking is counted by: ordered, first used, or paid. Money is the ledger's, by its book day. */
export const bases = ["pesan", "pakai", "bayar"] as const;
export type Basis = (typeof bases)[number];

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
export const groupQuery = <const D extends readonly [DimensionName, ...DimensionName[]]>(names: D) => ({
  kelompok: z.enum(names).optional(),
  rinci: z.enum(names).optional(),
});

/** Columns to show, in order; the usual ones where it is left out. */
export const columnsQuery = { kolom: codes };
