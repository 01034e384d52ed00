import { passwordFloors } from "@retribusi/contract/features/identity/password.rules";
import { dictionary } from "@zxcvbn-ts/language-common";
import { indonesianPasswords } from "./indonesian-passwords.ts";

let known: ReadonlySet<string> | undefined;

/** Passwords of the lists that are long enough to be chosen at all. Made at the first question. */
function listed(): ReadonlySet<string> {
  known ??= new Set(
    [...dictionary["passwords-common"], ...indonesianPasswords()].filter(
      ({ length }) => length >= passwordFloors.customer,
    ),
  );
  return known;
}

/** Whether the password is among those that are guessed first, however its letters are written. */
export const isCommonPassword = (password: string): boolean => listed().has(password.toLowerCase());
