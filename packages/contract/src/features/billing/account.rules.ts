import { z } from "zod";
import { line } from "../../define/field.ts";
import { pattern } from "../../define/pattern.ts";

/** Suggestions for the name of a bank; any other may be written. */
export const bankNames = [
  ...["Bank BJB", "Bank BRI", "Bank Mandiri", "Bank BNI", "Bank BTN", "BSI", "Bank BCA", "CIMB Niaga", "Bank Danamon"],
  ...["Bank Permata", "Bank Muamalat", "Bank Mega", "OCBC", "Panin Bank", "Maybank", "Bank Sinarmas", "SeaBank"],
  ...["Bank Jago", "Bank DKI", "Bank Jateng", "Bank Jatim", "BPD DIY", "Bank Sumut", "Bank Nagari", "Bank BPD Bali"],
  ...["Bank Kaltimtara", "Bank Kalsel", "Bank Sulselbar", "Bank SulutGo", "Bank Papua", "Bank Aceh", "Bank NTB"],
] as const;

const digits = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s.-]/g, ""))
  .pipe(
    z.string().regex(
      pattern(/^\d{6,20}$/, {
        en: "An account number has 6 to 20 digits.",
        id: "Nomor rekening terdiri atas 6 sampai 20 angka.",
      }),
    ),
  );

/** The account that money goes back to; blanks, dots and dashes of the number are left out. */
export const bankAccount = z.strictObject({ namabank: line(64), norekening: digits, namarekening: line(120) });
export type BankAccount = z.output<typeof bankAccount>;

/** What is shown of an account number by its last digits. */
export const maskAccount = (last: string): string => `••••${last}`;
