import { isTest, type Problem, type Source } from "./source.ts";

const HOME = "packages/contract/src/features/booking/booking.states.ts";

/** Where the codes of booking states stand: their list, and the addresses as the specification writes them. Everywhere else a state has its name. */
const KNOWN = [HOME, "packages/contract/src/access/specified-routes.ts"];

const code = "(?:10|20|30|40|50|60|70|80|90|92|95)";
const word = "(?:status|state)(?:booking|es|s)?";

/** A number that can only be meant as the state of a booking. */
const BARE = new RegExp(
  [
    // status === 40 · statusbooking: 10 · t.statusbooking <> 10 · statusbooking: "60,70" · 40 === status
    String.raw`\b\w*${word}\b["'\])}]*\s*(?:[=!]==|[<>]=?|<>|=|:|,)\s*["'\x60]?${code}\b(?![.%\w])`,
    String.raw`\b${code}\s*(?:[=!]==|[<>]=?)\s*(?:\w+\.)*\w*${word}\b`,
    // statuses={[30]} · status: [10, 20] · statusbooking IN (50, 60) · has(status, [40])
    String.raw`\b\w*${word}\b[^\n;]{0,24}[[(]\s*${code}(?:,\s*${code})*\s*[\])]`,
    // [10, 20, 40], whatever it is called
    String.raw`[[(]\s*${code}(?:,\s*${code}){2,}\s*,?\s*[\])]`,
    // case 40: · CASE … WHEN 70 THEN
    String.raw`\bcase ${code}:`,
    String.raw`\bWHEN ${code} THEN`,
  ].join("|"),
  "i",
);

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:\w"'\x60])\/\/[^\n]*/g;

/** Codes stand in one file: a bare number says nothing to a reader, and what a state means would be decided a second time. */
export function checkStates(sources: readonly Source[]): Problem[] {
  return sources
    .filter(({ path }) => /^(apps|packages|prisma)\//.test(path) && !KNOWN.includes(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const found = BARE.exec(text.replace(COMMENTS, ""));
      if (!found) return [];
      return [{ path, mend: `name the state instead of “${found[0].trim()}”: codeOf, stateOf, codesOf of ${HOME}` }];
    });
}
