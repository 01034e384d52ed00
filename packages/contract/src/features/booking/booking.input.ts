import { z } from "zod";
import { email, longText, nik, phone, rupiah, text } from "../../define/field.ts";
import { pattern, words } from "../../define/pattern.ts";
import { mostPictures } from "./booking.pictures.ts";

/** Parts that the bodies of several actions have in common. */
const label = { en: "", id: "" };
export const someRupiah = rupiah.min(1, words({ en: "At least 1 rupiah.", id: "Paling sedikit 1 rupiah." }));
export const note = longText(label, 1000).schema;
/** Stands in the history behind the names of two units. */
export const swapNote = longText(label, 900).schema;
export const name = text(label, 120).schema;
export const address = longText(label, 255).schema;
export const purpose = text(label, 255).schema;
/** Units of the tariff that a booking gets beyond what was ordered. */
export const mostAdded = 366;
export const added = z.int().min(1).max(mostAdded);
export const units = z.int().min(1).max(9999);
export const telephone = phone(label).schema;
export const mail = email(label).schema;
export const identity = nik(label).schema;
export const documentNumber = text(label, 120).schema;
export const reference = text(label, 64).schema;

export const billingId = z.string().regex(
  pattern(/^\d{16,18}$/, {
    en: "A billing id has 16 to 18 digits.",
    id: "Id billing terdiri atas 16 sampai 18 angka.",
  }),
);

/** The first, second … unit of a booking. */
export const unitNumber = z.int().min(1).max(9999);
export const waitid = z.int().positive().max(2_147_483_647);
export const unitid = z.int().positive().max(2_147_483_647);

/** Hour meter, condition and pictures of equipment, unit by unit. */
export const unitLines = z
  .array(
    z.strictObject({
      nomorunit: unitNumber,
      /** Which one, where the units of the object are named. */
      unitid: unitid.optional(),
      hourmeter: z.number().min(0).max(999_999_999).nullable().optional(),
      kondisi: text(label, 255).schema.nullable().optional(),
      /** Pictures that were uploaded as documents, by their numbers. */
      foto: z.array(z.int().positive().max(2_147_483_647)).max(mostPictures).optional(),
    }),
  )
  .max(100);

/** How many characters a text may have. */
export function textLimit({ maxLength }: z.ZodString): number {
  if (maxLength === null) throw new Error("This text has no limit");
  return maxLength;
}
