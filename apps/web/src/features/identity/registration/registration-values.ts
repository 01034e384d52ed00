import type { Language } from "@retribusi/contract/define/label";
import { problemsOf } from "@retribusi/contract/define/validation-words";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { register } from "@retribusi/contract/features/identity/registration.endpoints";
import { registrationProblems } from "@retribusi/contract/features/identity/registration.rules";
import { readAnswer, request } from "../../../lib/api.ts";

export interface RegistrationValues extends Record<string, unknown> {
  jenisakun: "perorangan" | "organisasi";
  namaorganisasi: string;
  nib: string;
  suratorganisasi: File | null;
  fullname: string;
  noidentitas: string;
  notelp: string;
  alamat: string;
  username: string;
  email: string;
  password: string;
  konfirmasipassword: string;
  bahasa: Language;
  /** The version of the privacy notice that was agreed to; empty before. */
  privasiversi: string;
}

/** Fields in the order of the form, in which their problems are told. */
const order = [
  "namaorganisasi",
  "nib",
  "suratorganisasi",
  "fullname",
  "noidentitas",
  "notelp",
  "alamat",
  "username",
  "email",
  "password",
  "konfirmasipassword",
  "privasiversi",
  "captcha",
] as const;

export const emptyRegistration = (bahasa: Language): RegistrationValues => ({
  jenisakun: "perorangan",
  namaorganisasi: "",
  nib: "",
  suratorganisasi: null,
  fullname: "",
  noidentitas: "",
  notelp: "",
  alamat: "",
  username: "",
  email: "",
  password: "",
  konfirmasipassword: "",
  bahasa,
  privasiversi: "",
});

/** What is sent: a person has no organisation, whatever was typed before the choice. */
function bodyOf(values: RegistrationValues, captcha: string | null, tujuan: string | null) {
  const { suratorganisasi: _, namaorganisasi, nib, ...fields } = values;
  const organisation = values.jenisakun === "organisasi" ? { namaorganisasi, nib: nib.trim() } : {};
  return { ...fields, ...organisation, captcha: captcha ?? "", ...(tujuan ? { tujuan } : {}) };
}

const letterOf = ({ jenisakun, suratorganisasi }: RegistrationValues) =>
  jenisakun === "organisasi" ? suratorganisasi : null;

function letterProblem(letter: File | null): "letterTooLarge" | "letterWrongType" | undefined {
  if (!letter) return;
  if (letter.size > uploadLimits.megabytes * 1024 * 1024) return "letterTooLarge";
  return uploadLimits.documents.some((type) => type === letter.type) ? undefined : "letterWrongType";
}

interface Known {
  /** The solved challenge, if it is solved. */
  readonly captcha: string | null;
  readonly language: Language;
  readonly letter: (problem: "letterTooLarge" | "letterWrongType") => string;
  readonly captchaMissing: string;
  /** What is said of a user name that is known to be taken. */
  readonly usernameTaken?: string | undefined;
}

/** The same in the order of the form. */
export const inFormOrder = <T>(problems: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    order.flatMap((name) => {
      const problem = problems[name];
      return problem === undefined ? [] : [[name, problem] as const];
    }),
  );

/** What is wrong with the form as far as this side knows, in its order. */
export function problemsIn(values: RegistrationValues, known: Known) {
  const { captcha, language, letter, captchaMissing, usernameTaken } = known;
  const body = bodyOf(values, captcha, null);
  const checked = register.body.safeParse(body, { reportInput: true });
  const wrongLetter = letterProblem(letterOf(values));
  const found = new Map([
    ...Object.entries(registrationProblems(body, letterOf(values) !== null)),
    ...(checked.success ? [] : problemsOf(checked.error.issues)),
  ]);
  const problems = new Map([...found].map(([name, problem]) => [name, problem[language]]));
  if (wrongLetter) problems.set("suratorganisasi", letter(wrongLetter));
  if (captcha === null) problems.set("captcha", captchaMissing);
  if (usernameTaken !== undefined && !problems.has("username")) problems.set("username", usernameTaken);
  return inFormOrder(Object.fromEntries(problems));
}

/** Sends the form; with a letter as one of many parts, the letter last. Throws `ApiError`. */
export async function sendRegistration(values: RegistrationValues, captcha: string | null, tujuan: string | null) {
  const fields = bodyOf(values, captcha, tujuan);
  const letter = letterOf(values);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (letter) form.set(register.upload?.field ?? "", letter);
  const { method, path } = register;
  const answer = await request({
    method,
    path,
    body: letter ? form : fields,
    isAnonymous: true,
    onSignedOut: "fail",
    timeoutMs: 10 * 60_000,
  });
  return { ...readAnswer(register.answer, answer), email: values.email.trim() };
}
