import type { EntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, addBody, fieldOf, type Verb } from "@retribusi/contract/define/entity";
import { importFields } from "@retribusi/contract/define/import";
import type { Label } from "@retribusi/contract/define/label";
import type { CurrentUser } from "../../access/current-user.ts";
import { writableFields } from "../../access/permissions.ts";
import { scope } from "../../access/scope.ts";
import type { Rows } from "../../access/scopes.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { validate } from "../../lib/validate.ts";
import { ownValues } from "../own-values.ts";
import type { RecordRow } from "../row.ts";
import { sanitiseRow } from "../sanitise.ts";
import { completeRow } from "../write.ts";
import { type Cell, readCell } from "./cell.ts";
import { type Column, readHeader } from "./header.ts";
import { createLookup } from "./lookup.ts";

/** Field → what is wrong with it. */
export type Problems = Readonly<Record<string, Label>>;

/** A row of the file: ready to be written as the form would write it, or what keeps it from that. */
export type ReadRow = { readonly row: RecordRow } | { readonly problems: Problems };

export interface RowReader {
  readonly columns: readonly Column[];
  read(cells: readonly string[]): Promise<ReadRow>;
}

const notYours = {
  en: "This belongs to another region or agency than yours.",
  id: "Ini milik daerah atau dinas lain.",
};
const tooMany = {
  en: "The row has more cells than the header.",
  id: "Baris ini memiliki sel lebih banyak daripada judul kolom.",
};

/** Whether a row that is about to be written will be one of the writer's own. */
const isWithin = (rows: Rows, row: Readonly<RecordRow>): boolean =>
  rows === "all" ||
  (rows !== "none" &&
    Object.entries(rows).every(([column, value]) =>
      typeof value === "object" ? value.some((one) => one === row[column]) : row[column] === value,
    ));

/** What the rows are read for. */
interface Target {
  readonly name: EntityName;
  readonly entity: AnyEntity;
}

/** What the writer may give, what the file has to have, and what is fixed because the writer has only one. */
function fieldsFor(user: CurrentUser, { name, entity }: Target, verb: Verb) {
  const writable = importFields(entity, writableFields(user, name, verb, entity.form));
  const own = Object.fromEntries(Object.entries(ownValues(user)).filter(([, value]) => value !== null));
  const accepted = importFields(entity, entity.form).filter((field) => writable.includes(field) || field in own);
  const needed = writable.filter((field) => !fieldOf(entity, field).optional && !(field in own));
  return { writable, own, accepted, needed };
}

/**
 * Reads the rows of a table whose header is `header` into rows of the entity, by the rules of the form: the same fields, the same
 * schemas, references among what the writer may see. Throws NOTHING_INSERTED for a header that doesn't fit.
 */
export function createRowReader(
  deps: Pick<Deps, "db">,
  user: CurrentUser,
  target: Target,
  header: readonly string[],
  verb: Verb = "add",
): RowReader {
  const { name, entity } = target;
  const { writable, own, accepted, needed } = fieldsFor(user, target, verb);
  const columns = readHeader(entity, accepted, needed, header);
  const places = new Map(columns.map(({ field }, index) => [field, index]));
  const lookup = createLookup(deps, user, entity);
  const body = addBody(entity, writable);
  const { rows } = scope(user, name);

  /** A reference waits for what it lies within; where that is wrong, only that is told. */
  async function readField(field: string, typed: string, row: Readonly<RecordRow>): Promise<Cell> {
    const cell = readCell(fieldOf(entity, field), typed);
    const { reference } = fieldOf(entity, field);
    if (!reference || "problem" in cell || typeof cell.value !== "string") return cell;
    const hangs = Object.keys(reference.within).some((other) => typeof row[other] !== "number");
    return hangs ? { value: null } : lookup(field, cell.value, row);
  }

  async function readFields(cells: readonly string[]) {
    const row: RecordRow = { ...own };
    const given: RecordRow = {};
    const problems: Record<string, Label> = {};
    for (const field of entity.form) {
      const place = places.get(field);
      if (place === undefined) continue;
      const cell = await readField(field, cells[place] ?? "", row);
      if ("problem" in cell) problems[field] = cell.problem;
      else if (cell.value !== null) {
        if (field in own && cell.value !== own[field]) problems[field] = notYours;
        row[field] = cell.value;
        if (writable.includes(field)) given[field] = cell.value;
      }
    }
    if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) problems[`#${columns.length + 1}`] = tooMany;
    return { given, problems };
  }

  return {
    columns,
    async read(cells) {
      const { given, problems } = await readFields(cells);
      try {
        const row = sanitiseRow(entity, completeRow(entity, validate(body, given), user));
        if (Object.keys(problems).length > 0) return { problems };
        return isWithin(rows, row) ? { row } : { problems: { [entity.form[0] ?? ""]: notYours } };
      } catch (error) {
        if (!(error instanceof AppError) || !error.facts.fields) throw error;
        return { problems: { ...error.facts.fields, ...problems } };
      }
    },
  };
}
