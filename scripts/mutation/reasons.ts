import type { Survivor } from "./result.ts";

const narrowing = "equivalent: the filter only tells the compiler what the keys are";
const checked = "equivalent: only the compiler has to be told that there may be none; there always is one";
const sparing = "equivalent: it spares work and changes no answer";
const sameMoment = "equivalent: at the same moment both are right";
const midnight = "equivalent: a time without digits is read as 00:00";
const words = "text only: what a person is told in place of a wrong time; the form's tests read it elsewhere";

/** Why spoilt places can't be noticed, or needn't be: the end of the file's path, a piece of what was put for what, and the reason. */
const reasons: readonly (readonly [file: string, piece: string, why: string])[] = [
  ["booking.machine.ts", "Object.keys(bookingMachine)", narrowing],
  ["booking.states.ts", "Object.keys(declared)", narrowing],
  [
    "booking.price.ts",
    "<= b.berlakumulai",
    "equivalent: of two tariffs that begin on the same day either may come first",
  ],
  ["booking.availability.ts", "steps[middle]?.at", checked],
  ["booking.availability.ts", "closures.length === 0", sparing],
  ["booking.availability.ts", "end.getTime() > from", sparing],
  ["booking.availability.ts", "start.getTime() < to", sparing],
  ["booking.interval.ts", '"00:00"', midnight],
  ["booking.interval.ts", 'choice.satuan === "jam"', "equivalent: other units have no times that could be outside"],
  ["booking.interval.ts", "Write a time", words],
  ["booking.interval.ts", "Tulis waktu", words],
  ["booking.deadlines.ts", "a < b", sameMoment],
  ["render/csv.ts", "isWord", sparing],
  ["render/csv.ts", "/^[a-z]/i", sparing],
  ["render/csv.ts", "[^.:]", "equivalent: what has neither dot nor colon is no address of a machine"],
  ["render/csv.ts", 'cell?.is === "moment"', "equivalent: it only narrows the type of what was looked for as a moment"],
  ["condition.ts", '"id"', checked],
  ["list-query.ts", '"id"', checked],
  ["list-query.ts", "fallback", checked],
  ["list-query.ts", "list.slice(1)", "equivalent: a value that may be chosen twice may be chosen"],
  ["list-query.ts", "schemas.set", sparing],
  ["list-query.ts", 'typeof value === "string"', "equivalent: the schema has let nothing else through"],
  ["retryable.ts", "depth", "equivalent for all errors that end: the tests count the layers of one that doesn't"],
  [
    "lib/transaction.ts",
    "Math.random()",
    "how long is waited between two tries is felt in a crowd only, and no test measures time",
  ],
  [
    "lib/transaction.ts",
    "await waitFor(attempt, error); return isCommitted",
    "no test yet: the question after a mark fails once and is answered then",
  ],
  [
    "lib/transaction.ts",
    "throw new OutcomeUnknownError(error)",
    "equivalent: where nobody can be asked, the outcome is told to be unknown at the end, too",
  ],
  ["import/cell.ts", "[]", "equivalent: a field of this kind has options"],
  ["sanitise.ts", '"" →', "equivalent: neither is the address of a picture"],
  ["csv-source.ts", '"" →', checked],
  ["csv-source.ts", '"?"', checked],
  ["csv-source.ts", 'error["lines"]', checked],
  [
    "session.query.ts",
    '"string"',
    "equivalent here: MariaDB sends these lists as text, MySQL as lists, and both are read",
  ],
  [
    "session.query.ts",
    "typeof value",
    "equivalent here: MariaDB sends these lists as text, MySQL as lists, and both are read",
  ],
  [
    "session.query.ts",
    "a.roleid + b.roleid",
    "equivalent here: the database gives roles of one rank by their number already",
  ],
  [
    "reference.ts",
    "referensi_bank",
    "shows only after a commit without an answer, as transaction.test.ts has it for another table",
  ],
  ["import/cell.ts", "/^Rp", "no test yet: an amount with “Rp” inside is refused by the digits anyway"],
  ["import/cell.ts", "/[+-].*", "no test yet: a sign and a formula's mark further inside a text"],
  ["import/header.ts", "fieldOf(target, field).reference", "no test yet: the name of a reference's own reference"],
  ["import/header.ts", '"Stryker was here', checked],
  ["import/header.ts", "toUpperCase", "equivalent: both sides of the comparison are written so"],
  ["import/header.ts", "add(field, field)", "equivalent: names of fields come again among the labels"],
];

/** Why a survivor needn't be killed; nothing where nobody has looked yet. */
export function reasonFor(file: string, { from, to }: Survivor): string | undefined {
  const what = `${from} → ${to}`;
  return reasons.find(([end, piece]) => file.endsWith(end) && what.includes(piece))?.[2];
}
