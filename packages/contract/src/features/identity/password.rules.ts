import { isStaff } from "../../access/roles.ts";
import type { Label } from "../../define/label.ts";

/** The fewest characters of a new password. Existing ones stay good until they are changed. */
export const passwordFloors = { customer: 8, staff: 12 } as const;

/** bcrypt reads no further; a longer password would be cut without a word. */
const mostBytes = 72;
const fewestDifferent = 5;
/** A name shorter than this stands in many a word by chance. */
const tellingName = 4;

/** The specification's words as they are written, and in the same sentence the one number that really counts. */
const hintWith = (least: Label): Label => ({
  en: `Not Less Than 6 Characters: ${least.en}, without the user name or the e-mail address, and no common password.`,
  id: `Tidak kurang dari 6 karakter: ${least.id}, tanpa nama pengguna atau alamat surel, dan bukan kata sandi yang umum.`,
});

/** Where it is not known whose password it is to be: what is enough for everybody. */
export const passwordHint: Label = hintWith({
  en: `${passwordFloors.staff} are enough for every account`,
  id: `${passwordFloors.staff} cukup untuk setiap akun`,
});

export const passwordProblems = {
  long: {
    en: "This password is too long. At most 72 characters, fewer with letters outside the Latin alphabet.",
    id: "Kata sandi terlalu panjang. Paling banyak 72 karakter, kurang dari itu bila memakai huruf non-Latin.",
  },
  repeats: {
    en: "This password repeats too few different characters. Please choose another one.",
    id: "Kata sandi ini mengulang terlalu sedikit karakter yang berbeda. Pilih kata sandi lain.",
  },
  personal: {
    en: "The password must not contain the user name or the e-mail address.",
    id: "Kata sandi tidak boleh memuat nama pengguna atau alamat surel.",
  },
  common: {
    en: "Many people use this password, so it is guessed first. Please choose another one.",
    id: "Kata sandi ini banyak dipakai orang sehingga ditebak lebih dahulu. Pilih kata sandi lain.",
  },
  same: {
    en: "This is the present password. Please choose another one.",
    id: "Ini kata sandi yang sekarang. Pilih kata sandi lain.",
  },
} as const satisfies Record<string, Label>;

const tooShort = (floor: number): Label => ({
  en: `Please choose a password of at least ${floor} characters.`,
  id: `Pilih kata sandi paling sedikit ${floor} karakter.`,
});

/** Whose password it is to be; `roles` by their stored names. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly roles: readonly string[];
}

/** Customers, and who has no role yet, may have a shorter one than everybody who works with others' data. */
export const passwordFloor = (roles: readonly string[]): number =>
  isStaff(roles) ? passwordFloors.staff : passwordFloors.customer;

/** For somebody whose roles are known. */
export function passwordHintFor(roles: readonly string[]): Label {
  const floor = passwordFloor(roles);
  return hintWith({ en: `this account needs ${floor} or more`, id: `akun ini memerlukan ${floor} atau lebih` });
}

function isPersonal(password: string, { username, email }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const names = [username, email, email.split("@")[0] ?? email].map((name) => name.toLowerCase());
  return names.some((name) => lower === name || (name.length >= tellingName && lower.includes(name)));
}

/** Bytes in UTF-8; the contract runs where there may be no encoder. */
const bytesOf = (text: string): number => encodeURIComponent(text.toWellFormed()).replace(/%../g, "x").length;

/** Why somebody may not have this password; nothing when they may. What many people use is known to `isCommon`. */
export function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): Label | undefined {
  const floor = passwordFloor(owner.roles);
  if ([...password].length < floor) return tooShort(floor);
  if (bytesOf(password) > mostBytes) return passwordProblems.long;
  if (new Set(password.toLowerCase()).size < fewestDifferent) return passwordProblems.repeats;
  if (isPersonal(password, owner)) return passwordProblems.personal;
  return isCommon(password) ? passwordProblems.common : undefined;
}
