import { languages } from "@retribusi/contract/define/label";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { z } from "zod";
import { emptyRegistration, type RegistrationValues } from "./registration-values.ts";

const key = "retribusi.registration";

/** What outlives a reload. Passwords, identity number and files are entered again: the browser keeps nothing that sensitive. */
const kept = z.object({
  jenisakun: z.enum(["perorangan", "organisasi"]),
  namaorganisasi: z.string(),
  nib: z.string(),
  fullname: z.string(),
  notelp: z.string(),
  alamat: z.string(),
  username: z.string(),
  email: z.string(),
  bahasa: z.enum(languages),
  privasiversi: z.string(),
});

/** The form as this tab left it; an agreement to an older notice counts no more. */
export function readDraft(language: RegistrationValues["bahasa"]): RegistrationValues {
  const empty = emptyRegistration(language);
  try {
    const { data } = kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    if (!data) return empty;
    return { ...empty, ...data, privasiversi: data.privasiversi === privacyVersion ? privacyVersion : "" };
  } catch {
    return empty;
  }
}

/** Keeps what was typed in this tab, until it is sent or a session ends here. */
export const keepDraft = (values: RegistrationValues): void =>
  sessionStorage.setItem(key, JSON.stringify(kept.parse(values)));

export const dropDraft = (): void => sessionStorage.removeItem(key);
