import { mail, name, telephone } from "@retribusi/contract/features/booking/booking.input";
import { bookingMachine } from "@retribusi/contract/features/booking/booking.machine";
import type { DocumentKind } from "@retribusi/contract/features/policy/policy.documents";
import type { TFunction } from "i18next";
import type { z } from "zod";
import type { CompletenessValues } from "../../booking/form/completeness-values.ts";

/** An account that the manager found for whoever stands at the counter. */
export interface KnownCustomer {
  /** The masked name, to ask the person at the counter by. */
  readonly nama: string;
  readonly tandapemesan: string;
}

/** Who stands at the counter, and what they say: somebody else's data, which the browser doesn't keep. */
export interface WalkInValues extends CompletenessValues {
  readonly namapemesan: string;
  readonly emailpemesan: string;
  readonly nasabah: KnownCustomer | null;
  readonly setuju: boolean;
}

export const nobody: WalkInValues = {
  namapemesan: "",
  emailpemesan: "",
  nasabah: null,
  noidentitas: "",
  alamatpemesan: "",
  notelp: "",
  nokontak: "",
  namapengguna: "",
  keperluan: "",
  dokumen: [],
  setuju: false,
};

/** `bill`: all that a bill needs is here; `hold`: the units are held, and the details come later. */
export type Goal = "bill" | "hold";

/** What the values are checked against when a button is pressed. */
export interface Demand {
  readonly goal: Goal;
  /** What must be attached for this object and payer. */
  readonly documents: readonly DocumentKind[];
}

const isFilled = (schema: z.ZodType, value: string) => schema.safeParse(value.trim()).success;
const isFilledOrEmpty = (schema: z.ZodType, value: string) => value.trim() === "" || isFilled(schema, value);

const { shape } = bookingMachine.complete.input;
const needed = ["noidentitas", "alamatpemesan", "notelp", "keperluan"] as const;

/** What is wrong with each field, in the words of the form; nothing where all is well. */
export function problemsOf(values: WalkInValues, { goal, documents }: Demand, t: TFunction<"booking">) {
  const problems: Record<string, string> = {};
  if (!isFilled(name, values.namapemesan)) problems["namapemesan"] = t("walkIn.nameMissing");
  if (!isFilledOrEmpty(mail, values.emailpemesan)) problems["emailpemesan"] = t("walkIn.emailProblem");
  if (!isFilledOrEmpty(telephone, values.nokontak)) problems["nokontak"] = t("complete.problem.nokontak");
  if (goal === "hold") {
    if (!isFilledOrEmpty(telephone, values.notelp)) problems["notelp"] = t("complete.problem.nokontak");
    return problems;
  }
  for (const field of needed) {
    if (!isFilled(shape[field], values[field])) problems[field] = t(`complete.problem.${field}`);
  }
  const attached = new Set(values.dokumen.map(({ jenis }) => jenis));
  if (documents.some((kind) => !attached.has(kind))) problems["dokumen"] = t("complete.problem.dokumen");
  if (!values.setuju) problems["setuju"] = t("confirm.agreeMissing");
  return problems;
}
