import { isTest, type Problem, type Source } from "./source.ts";

const HOME = "packages/contract/src/features/booking/booking.states.ts";

/** Where the codes of booking states stand: their list, and the addresses as the specification writes them. Everywhere else a state has its name. */
const KNOWN = [HOME, "packages/contract/src/access/specified-routes.ts"];

const code = "(?:10|20|30|40|50|60|70|80|90|92|95)";
const word = "(?:status|state)(?:booking|es|s)?";

const list = String.raw`${code}(?:,\s*${code})*`;

/** A number that can only be meant as the state of a booking. */
const BARE = new RegExp(
  [
    // status === 40 · statusbooking: 10 · `statusbooking` <> 10 · statusbooking: "60,70" · status={40} · daristatus ?? 10 · 40 === status
    String.raw`\b\w*${word}\b["'\x60\])}]*\s*(?:[=!]={1,2}|[<>]=?|<>|=|:|,|\?\?)\s*[{"'\x60]?${code}\b(?![.%\w])`,
    String.raw`\b${code}\s*(?:[=!]={1,2}|[<>]=?)\s*(?:\w+\.)*\w*${word}\b`,
    // statuses={[30]} · status: [10, 20] · statusbooking IN (50, 60) · has(status, [40]) · [50, 60].includes(row.statusbooking)
    String.raw`\b\w*${word}\b[^\n;]{0,24}[[(]\s*${list}\s*[\])]`,
    String.raw`\[\s*${list}\s*\][^\n;]{0,24}\b\w*${word}\b`,
    // statusbooking: { not: 90 } · statusbooking BETWEEN 10 AND 40 · count/statusbooking/40
    String.raw`\b\w*${word}\b["'\x60]?(?::\s*\{\s*\w+:\s*|\s+(?:NOT\s+)?BETWEEN\s+|/)${code}\b`,
    // [10, 20, 40], whatever it is called · new Set([80, 90])
    String.raw`[[(]\s*${code}(?:,\s*${code}){2,}\s*,?\s*[\])]`,
    String.raw`\bnew Set(?:<\w+>)?\(\[\s*${list}\s*\]`,
    // { 10: 1, 20: 2 } · case 40: · CASE … WHEN 70 THEN · stateOf(40)
    String.raw`[{,]\s*${code}:\s`,
    String.raw`\bcase ${code}:`,
    String.raw`\bWHEN ${code} THEN`,
    String.raw`\b(?:stateOf|findState)\(${code}\)`,
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
