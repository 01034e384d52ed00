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
    "throw new OutcomeUnknownError(error)",
    "equivalent: whoever does it again meets their own mark, which is unique, and the outcome is unknown all the same",
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
  [
    "import/header.ts",
    "fieldOf(target, field).reference",
    "equivalent today: whatever refers to something that lies within another has a field of its own for that one",
  ],
  ["import/header.ts", '"Stryker was here', checked],
  ["import/header.ts", "toUpperCase", "equivalent: both sides of the comparison are written so"],
  ["import/header.ts", "add(field, field)", "equivalent: names of fields come again among the labels"],
  ["duplicates.ts", "toUpperCase", "equivalent: both sides of the comparison are written so"],
  ["duplicates.ts", "slice(0, 13)", "equivalent: the hash is only read more exactly than a number holds"],
  ["import/lookup.ts", "known.", "equivalent: what is forgotten is asked again; it bounds the memory of a long file"],
  ["import/lookup.ts", "[] →", checked],
  ["import/lookup.ts", '"id"', checked],
  ["row-reader.ts", '"" →', checked],
  ["row-reader.ts", "none", "equivalent: no row has columns that are called as the letters of a word are numbered"],
  ["row-reader.ts", ".some(", "equivalent today: every scope goes by one column (access/scopes.ts)"],
  [
    "row-reader.ts",
    "field in own",
    "guarded twice more: what the writer doesn't see isn't found, and isWithin asks of the whole row",
  ],
  ["row-reader.ts", '"problem"', "equivalent: a cell with a problem has no value to be looked up"],
  ["row-reader.ts", "{ value: null }", "equivalent: the schema asks for what is undefined as for what is null"],
  ["row-reader.ts", "place === undefined", "equivalent: a column that isn't there is read as an empty cell"],
  [
    "row-reader.ts",
    "error",
    "shows only with a defect in an entity's schema: it comes out as an error in place of a problem of the row",
  ],
  ["row-reader.ts", "Ini milik", "text only: the Indonesian words; the English ones are compared"],
  ["row-reader.ts", "Baris ini", "text only: the Indonesian words; the English ones are compared"],
  ["booking/order.ts", "row.num", checked],
  [
    "booking/order.ts",
    'whom.by === "manager" → true',
    "equivalent: what it says of a customer's own order is never asked",
  ],
  [
    "booking/order.ts",
    'whom.by === "customer" → true',
    "shows only when two managers order in one customer's name at the same moment",
  ],
  ["booking/order.ts", "userid === null", "equivalent: a statement more, which finds nobody"],
  [
    "booking/order.ts",
    "booking_riwayat",
    "shows only after a commit without an answer, as transaction.test.ts has it for another table",
  ],
  ["booking/order.ts", "kuncipesanan", "equivalent: no other index of a booking can be met twice"],
  [
    "booking/order.ts",
    "const { sql, values } = inScope",
    "equivalent: it spares the queue to whoever is refused there anyway",
  ],
  ["booking/order.ts", "free < input.jumlahunit", "equivalent: it spares the queue to whoever is refused there anyway"],
  [
    "booking/order.ts",
    "error instanceof AppError",
    "equivalent: after any other error there is no earlier order to be found",
  ],
  ["identity/session.ts", "lookups.set", sparing],
  ["identity/session.ts", "user && session", checked],
  ["identity/session.ts", "token !== undefined", "equivalent: what is no token ends no session"],
  ["identity/session.ts", '"" →', "equivalent: no session is called so"],
  ["identity/session.ts", 'kept !== "" → true', "equivalent: no session is called so"],
  ["import/check-file.ts", '"" →', checked],
  ["import/check-file.ts", "[] →", "equivalent: what is no row has no natural key to be found"],
  ["import/run-import.ts", "timeout", "shows only with a file whose rows take longer than a usual transaction may"],
  ["import/run-import.ts", "job.dryrun", "equivalent: it spares writing to a file that nobody reads"],
  ["import/run-import.ts", "rows.length", "equivalent: it spares writing nothing to a file"],
  ["import/run-import.ts", "true", "equivalent: the file is there"],
  ["booking/order.ts", "isCrowd", "equivalent: it spares the queue to whoever is refused there anyway"],
];

/** Why a survivor needn't be killed; nothing where nobody has looked yet. */
export function reasonFor(file: string, { from, to }: Survivor): string | undefined {
  const what = `${from} → ${to}`;
  return reasons.find(([end, piece]) => file.endsWith(end) && what.includes(piece))?.[2];
}
