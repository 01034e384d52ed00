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
    "no test yet: the database is back just after the question about the mark was given up",
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
  ["duplicates.ts", "toUpperCase", "equivalent: both sides of the comparison are written so"],
  ["duplicates.ts", "slice(0, 13)", "equivalent: the hash is only read more exactly than a number holds"],
  ["import/lookup.ts", "known.", "equivalent: what is forgotten is asked again; it bounds the memory of a long file"],
  ["import/lookup.ts", "[] →", checked],
  ["import/lookup.ts", '"id"', checked],
  [
    "import/lookup.ts",
    "fieldOf(target, name).reference",
    "no test yet: the number of a reference's own reference, taken for its name",
  ],
  ["import/lookup.ts", "{1,9}", "no test yet: an id of two digits"],
  ["row-reader.ts", '"" →', checked],
  ["row-reader.ts", "none", "no test yet: somebody who sees no rows of what they may add to"],
  ["row-reader.ts", ".some(", "no test yet: a row that is one's own by one of two columns"],
  ["row-reader.ts", "value !== null", "no test yet: somebody of an agency that was taken away"],
  ["row-reader.ts", "ownValues(user)", "no test yet: somebody of an agency that was taken away"],
  ["row-reader.ts", "field in own", "no test yet: another's place that the writer sees all the same"],
  ["row-reader.ts", "entity.form).filter", "no test yet: a field of the form that a page leaves out"],
  ["row-reader.ts", '"problem"', "equivalent: a cell with a problem has no value to be looked up"],
  ["row-reader.ts", "{ value: null }", "no test yet: what hangs on a wrong reference"],
  ["row-reader.ts", "place === undefined", "equivalent: a column that isn't there is read as an empty cell"],
  ["row-reader.ts", "error", "no test yet: a defect while a row is read"],
  ["row-reader.ts", "Ini milik", "text only: the Indonesian words; the English ones are compared"],
  ["row-reader.ts", "Baris ini", "text only: the Indonesian words; the English ones are compared"],
  ["booking/order.ts", "isCrowd", "equivalent: it spares the queue to whoever is refused there anyway"],
];

/** Why a survivor needn't be killed; nothing where nobody has looked yet. */
export function reasonFor(file: string, { from, to }: Survivor): string | undefined {
  const what = `${from} → ${to}`;
  return reasons.find(([end, piece]) => file.endsWith(end) && what.includes(piece))?.[2];
}
