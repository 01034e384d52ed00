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
  /** By what an account is looked for. */
  readonly cari: string;
  readonly nasabah: KnownCustomer | null;
  readonly setuju: boolean;
}

export const nobody: WalkInValues = {
  namapemesan: "",
  emailpemesan: "",
  cari: "",
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
  /** Days and, where it is let by them, hours are chosen. */
  readonly hasTime: boolean;
}

const isFilled = (schema: z.ZodType, value: string) => schema.safeParse(value.trim()).success;
const isFilledOrEmpty = (schema: z.ZodType, value: string) => value.trim() === "" || isFilled(schema, value);

const { shape } = bookingMachine.complete.input;

/** What is wrong with each field, in the order and the words of the form; nothing where all is well. */
export function problemsOf(values: WalkInValues, { goal, documents, hasTime }: Demand, t: TFunction<"booking">) {
  const isBill = goal === "bill";
  const attached = new Set(values.dokumen.map(({ jenis }) => jenis));
  const needed = (field: "noidentitas" | "alamatpemesan" | "keperluan") =>
    isBill && !isFilled(shape[field], values[field]) && t(`complete.problem.${field}`);
  const phone = isBill
    ? !isFilled(telephone, values.notelp) && t("complete.problem.notelp")
    : !isFilledOrEmpty(telephone, values.notelp) && t("complete.problem.nokontak");
  const problems = {
    waktu: !hasTime && t("walkIn.timeMissing"),
    namapemesan: !isFilled(name, values.namapemesan) && t("walkIn.nameMissing"),
    notelp: phone,
    noidentitas: needed("noidentitas"),
    emailpemesan: !isFilledOrEmpty(mail, values.emailpemesan) && t("walkIn.emailProblem"),
    alamatpemesan: needed("alamatpemesan"),
    keperluan: needed("keperluan"),
    dokumen: isBill && documents.some((kind) => !attached.has(kind)) && t("complete.problem.dokumen"),
    setuju: isBill && !values.setuju && t("confirm.agreeMissing"),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== false));
}
