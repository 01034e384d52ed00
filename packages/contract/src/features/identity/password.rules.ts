import type { Label } from "../../define/label.ts";
import { isStaff } from "../../define/roles.ts";

/** The fewest characters of a new password. Existing ones stay good until they are changed. */
export const passwordFloors = { customer: 8, staff: 12 } as const;

/** The most characters of a password, whichever they are. */
const mostCharacters = 128;
const fewestDifferent = 5;
/** A name shorter than this stands in many a word by chance. */
const significantName = 4;

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
    en: `This password is too long. At most ${mostCharacters} characters.`,
    id: `Kata sandi terlalu panjang. Paling banyak ${mostCharacters} karakter.`,
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
  context: {
    en: "This password is made of words that belong to this service, so it is guessed first. Please choose other words.",
    id: "Kata sandi ini tersusun dari kata-kata layanan ini sehingga ditebak lebih dahulu. Pilih kata lain.",
  },
  same: {
    en: "This is your current password. Please choose another one.",
    id: "Ini kata sandi yang sekarang. Pilih kata sandi lain.",
  },
  inconsistent: {
    en: "Your password confirmation is not consistent.",
    id: "Konfirmasi kata sandi tidak sama.",
  },
} as const satisfies Record<string, Label>;

/** Why a password is guessed first, which only the server knows: its list and the words of its place are long. */
export const passwordWeaknesses = ["common", "context"] as const satisfies readonly (keyof typeof passwordProblems)[];
export type PasswordWeakness = (typeof passwordWeaknesses)[number];

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

/** Where only the fewest characters of the account are known. */
export const passwordHintOf = (floor: number): Label =>
  hintWith({ en: `this account needs ${floor} or more`, id: `akun ini memerlukan ${floor} atau lebih` });

/** For somebody whose roles are known. */
export const passwordHintFor = (roles: readonly string[]): Label => passwordHintOf(passwordFloor(roles));

/** The same for whoever sets somebody else's password: the number that counts, and no other beside it. */
export function passwordNeedFor(roles: readonly string[]): Label {
  const floor = passwordFloor(roles);
  return {
    en: `At least ${floor} characters, without the user name or the e-mail address, and no common password.`,
    id: `Paling sedikit ${floor} karakter, tanpa nama pengguna atau alamat surel, dan bukan kata sandi yang umum.`,
  };
}

function isPersonal(password: string, { username, email }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const names = [username, email, email.split("@")[0] ?? email].map((name) => name.toLowerCase());
  return names.some((name) => lower === name || (name.length >= significantName && lower.includes(name)));
}

interface Rule {
  /** What somebody is told who is still typing. */
  readonly wish: (floor: number) => Label;
  readonly problem: (floor: number) => Label;
  readonly isMet: (password: string, owner: PasswordOwner) => boolean;
}

/** In the order in which they are told; what is guessed first is known to the server alone. */
const rules: readonly Rule[] = [
  {
    wish: (floor) => ({ en: `At least ${floor} characters`, id: `Paling sedikit ${floor} karakter` }),
    problem: tooShort,
    isMet: (password, { roles }) => [...password].length >= passwordFloor(roles),
  },
  {
    wish: () => ({ en: `At most ${mostCharacters} characters`, id: `Paling banyak ${mostCharacters} karakter` }),
    problem: () => passwordProblems.long,
    isMet: (password) => [...password].length <= mostCharacters,
  },
  {
    wish: () => ({
      en: `At least ${fewestDifferent} different characters`,
      id: `Paling sedikit ${fewestDifferent} karakter yang berbeda`,
    }),
    problem: () => passwordProblems.repeats,
    isMet: (password) => new Set(password.toLowerCase()).size >= fewestDifferent,
  },
  {
    wish: () => ({
      en: "Without your user name and e-mail address",
      id: "Tanpa nama pengguna dan alamat surel Anda",
    }),
    problem: () => passwordProblems.personal,
    isMet: (password, owner) => password !== "" && !isPersonal(password, owner),
  },
];

/** Why somebody may not have this password; nothing when they may. What is guessed first is known to `findWeakness`. */
export function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
  findWeakness: (password: string) => Label | undefined = () => undefined,
): Label | undefined {
  const broken = rules.find(({ isMet }) => !isMet(password, owner));
  if (broken) return broken.problem(passwordFloor(owner.roles));
  return findWeakness(password);
}

/** The same rules for somebody who is typing: each with whether it is met already. */
export const passwordWishes = (password: string, owner: PasswordOwner) =>
  rules.map(({ wish, isMet }) => ({ wish: wish(passwordFloor(owner.roles)), isMet: isMet(password, owner) }));
