import { fieldOf, keyOf } from "@retribusi/contract/define/entity";
import type { Language } from "@retribusi/contract/define/label";
import type { Comparison, Difference } from "@retribusi/contract/features/sync/sync.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import { retried } from "../../lib/transaction.ts";
import type { CsvRow } from "../../records/import/csv-source.ts";
import { naturalKey } from "../../records/import/duplicates.ts";
import { createRowReader, type Problems, type RowReader } from "../../records/import/row-reader.ts";
import { parseKey } from "../../records/reader.ts";
import type { RecordRow } from "../../records/row.ts";
import { type StoredDifference, sameValue } from "./comparison.ts";
import { readPlaces } from "./place-names.query.ts";
import { findPresent, labelOf, listMissing } from "./present-rows.query.ts";
import type { SourceTable } from "./source.ts";
import type { Subject } from "./subject.ts";

interface Asked {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly subject: Subject;
  readonly language: Language;
}

/** A difference before the names of its region and agency are read. */
type Unplaced = Omit<Difference, "place"> & { readonly row: RecordRow };

interface Fine {
  readonly source: CsvRow;
  readonly row: RecordRow;
  readonly key: string;
}

interface Refused {
  readonly source: CsvRow;
  readonly problems: Problems;
}

const twice = { en: "The source has this twice.", id: "Data ini ada dua kali di sumber." };

/** Reads the source by the rules of the form; what breaks them, or is there twice, can't be taken over. */
async function readSource({ subject: { unique } }: Asked, reader: RowReader, rows: readonly CsvRow[]) {
  const fine = new Map<string, Fine>();
  const refused: Refused[] = [];
  for (const source of rows) {
    const read = await reader.read(source.cells);
    if ("problems" in read) {
      refused.push({ source, problems: read.problems });
      continue;
    }
    const key = naturalKey(unique, read.row);
    if (fine.has(key)) refused.push({ source, problems: { [unique.at(-1) ?? ""]: twice } });
    else fine.set(key, { source, row: read.row, key });
  }
  return { fine: [...fine.values()], refused };
}

/** A value as people read it: the label of a choice, else as it is. */
function shown({ subject: { entity }, language }: Asked, name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const option = fieldOf(entity, name).options?.find((one) => sameValue(one.value, value));
  return option ? option.label[language] : String(value);
}

function toAddition(asked: Asked, { columns }: RowReader, { row, key }: Fine): [Unplaced, StoredDifference] {
  const { entity } = asked.subject;
  const changes = columns.flatMap(({ field }) => {
    const after = fieldOf(entity, field).reference ? null : shown(asked, field, row[field]);
    return after ? [{ field, before: null, after }] : [];
  });
  const difference = { key, action: "add", label: labelOf(asked.subject, row), changes, row } as const;
  return [difference, { key, id: null, before: {}, write: row }];
}

/** Only what the source has is compared: a column that it doesn't bring stays as it is. */
function toChange(asked: Asked, reader: RowReader, fine: Fine, present: RecordRow): [Unplaced, StoredDifference][] {
  const { entity, unique } = asked.subject;
  const names = reader.columns
    .map(({ field }) => field)
    .filter((name) => !unique.includes(name) && !sameValue(fine.row[name], present[name]));
  if (names.length === 0) return [];
  const { key } = fine;
  const changes = names.map((field) => ({
    field,
    before: shown(asked, field, present[field]),
    after: shown(asked, field, fine.row[field]),
  }));
  const pick = (row: RecordRow) => Object.fromEntries(names.map((name) => [name, row[name]]));
  const id = parseKey(entity, keyOf(entity, present));
  return [
    [
      { key, action: "edit", label: labelOf(asked.subject, present), changes, row: present },
      { key, id, before: pick(present), write: pick(fine.row) },
    ],
  ];
}

function toRefusal({ language }: Asked, { columns }: RowReader, { source, problems }: Refused) {
  const header = (field: string) => columns.find((column) => column.field === field)?.header ?? field;
  return {
    line: source.line,
    label: source.cells.filter(Boolean).slice(0, 4).join(" · ").slice(0, 120),
    problems: Object.fromEntries(Object.entries(problems).map(([name, text]) => [header(name), text[language]])),
  };
}

/**
 * Keeps what was shown, so that exactly this can be taken over, by any process. Kept twice after a lost answer, one of the two is shown
 * to nobody and forgotten after a day.
 */
async function keep({ deps, user, subject }: Asked, { kind, origin }: SourceTable, stored: StoredDifference[]) {
  const data = {
    userid: user.userid,
    entitas: subject.name,
    idpemda: user.pemdaid,
    sumber: kind,
    asal: origin.slice(0, 255),
    perbandingan: JSON.parse(JSON.stringify(stored)),
    jumlahbeda: stored.length,
  };
  const { id } = await retried(() => deps.db.prisma.sinkronisasi.create({ data }));
  return id;
}

/** Compares a source with what is here, side by side; nothing but the comparison itself is written. */
export async function compare(asked: Asked, table: SourceTable): Promise<Comparison> {
  const { deps, user, subject } = asked;
  const { entity } = subject;
  const reader = createRowReader(deps, user, subject, table.header, "sync");
  const { fine, refused } = await readSource(asked, reader, table.rows);
  const rows = fine.map(({ row }) => row);
  const present = await findPresent(deps, user, subject, rows);
  const pairs = fine.flatMap((one) => {
    const here = present.get(one.key);
    return here ? toChange(asked, reader, one, here) : [toAddition(asked, reader, one)];
  });
  const { missing, missingTotal } = await listMissing(deps, user, subject, rows, [...present.values()]);
  const placeOf = await readPlaces(deps, subject, [...rows, ...missing]);
  const stored = pairs.map(([, one]) => one);
  return {
    id: await keep(asked, table, stored),
    origin: table.origin,
    differences: pairs.map(([{ row, ...difference }]) => ({ ...difference, place: placeOf(row) })),
    same: fine.length - pairs.length,
    missing: missing.map((row) => ({ id: keyOf(entity, row), label: labelOf(subject, row), place: placeOf(row) })),
    missingTotal,
    refused: refused.map((one) => toRefusal(asked, reader, one)),
  };
}
