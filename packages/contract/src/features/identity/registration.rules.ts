import type { Label } from "../../define/label.ts";
import { missing } from "../../define/validation-words.ts";
import { privacyVersion } from "../privacy/privacy.rules.ts";
import { findPasswordProblem, passwordProblems } from "./password.rules.ts";

/** What a citizen who registers may become by themselves. */
const roles = ["nasabah"] as const;

const privacyNotAgreed: Label = {
  en: "Please read the privacy notice and agree to it.",
  id: "Baca pemberitahuan privasi lalu setujui.",
};

const noProof: Label = {
  en: "Enter the business identity number (NIB), or attach a letter of the organisation.",
  id: "Isi nomor induk berusaha (NIB), atau lampirkan surat organisasi.",
};

/** What a registration says that its fields alone can't judge. */
export interface RegistrationFacts {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly konfirmasipassword: string;
  readonly jenisakun: "perorangan" | "organisasi";
  readonly namaorganisasi?: string | undefined;
  readonly nib?: string | undefined;
  /** The version of the privacy notice that was agreed to. */
  readonly privasiversi?: string | undefined;
}

function organisationProblems({ jenisakun, namaorganisasi, nib }: RegistrationFacts, hasLetter: boolean) {
  if (jenisakun === "perorangan") return {};
  return {
    ...(namaorganisasi ? {} : { namaorganisasi: missing }),
    ...(nib || hasLetter ? {} : { nib: noProof }),
  };
}

/** Field → what is wrong with it; which passwords are guessed first is known to `findWeakness`. */
export function registrationProblems(
  facts: RegistrationFacts,
  hasLetter: boolean,
  findWeakness?: (password: string) => Label | undefined,
): Readonly<Record<string, Label>> {
  const { password, konfirmasipassword, privasiversi } = facts;
  const weak = findPasswordProblem(password, { ...facts, roles }, findWeakness);
  return {
    ...organisationProblems(facts, hasLetter),
    ...(weak ? { password: weak } : {}),
    ...(password === konfirmasipassword ? {} : { konfirmasipassword: passwordProblems.inconsistent }),
    ...(privasiversi === privacyVersion ? {} : { privasiversi: privacyNotAgreed }),
  };
}
