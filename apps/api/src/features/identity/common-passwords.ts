import { dictionary } from "@zxcvbn-ts/language-common";
import { readingsOf } from "./context-words.ts";
import { indonesianPasswords } from "./indonesian-passwords.ts";

/** A shorter one stands in many a password by chance. */
const shortestWord = 4;

let known: ReadonlySet<string> | undefined;

/** What leaked lists have most often, and what is most often made of Indonesian words. Made at the first question. */
function listed(): ReadonlySet<string> {
  known ??= new Set([...dictionary["passwords-common"], ...indonesianPasswords()]);
  return known;
}

/** Without the digits and signs that are put around a word when some are asked for. */
const coreOf = (reading: string): string => reading.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** Whether the password is among those that are guessed first, however its letters are written and whatever is put around it. */
export function isCommonPassword(password: string): boolean {
  const readings = readingsOf(password);
  const bare = [...readings, ...readingsOf(coreOf(password.toLowerCase()))];
  const cores = bare.map(coreOf).filter(({ length }) => length >= shortestWord);
  return [...readings, ...cores].some((reading) => listed().has(reading));
}
