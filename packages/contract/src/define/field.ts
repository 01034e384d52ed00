import { z } from "zod";
import type { Cell, Reader, Row } from "./cell.ts";
import { exactTime, type LocalDate, localDate, type Zone } from "./dates.ts";
import type { AnyEntity } from "./entity.ts";
import type { Label, Language } from "./label.ts";
import { oneLine, pattern, visible, words } from "./pattern.ts";

/** Each kind is one folder in the web (`records/fields/<kind>`): how a value is shown and how it is entered. */
export type FieldKind =
  | "text"
  | "longtext"
  | "richtext"
  | "integer"
  | "money"
  | "date"
  | "instant"
  | "boolean"
  | "select"
  | "reference"
  | "email"
  | "phone"
  | "nik"
  | "password"
  | "secret"
  | "image"
  | "images"
  | "document"
  | "json"
  | "several";

/** Texts that stand for something: the name of a role, or of a permission. */
export type Code = "role" | "permission";

/** What a state asks of people: something (open), to wait for somebody else (waiting), nothing any more. */
export type Tone = "open" | "waiting" | "active" | "done" | "failed" | "quiet";

export interface Option {
  readonly value: string | number;
  readonly label: Label;
  /** The choice is a state, and shown as such. */
  readonly tone?: Tone;
  /** What choosing it leads to, where the label doesn't say so by itself. */
  readonly meaning?: Label;
}

/** Where a shown value is read from, when it isn't a column of the entity's own table. */
export interface Related {
  /** The reference field of this entity that leads there. */
  readonly via: string;
  readonly entity: AnyEntity;
  readonly field: string;
  /** Column of the other table that `via` matches; its key when absent. */
  readonly on?: string;
  /** Read instead where there is no value. */
  readonly otherwise?: Related;
}

/** Texts of other rows that a table of links gives a record, such as the roles of a user. */
export interface Gathered {
  /** The table of links, its column for this record's key, and the one for the other row's key. */
  readonly links: string;
  readonly from: string;
  readonly to: string;
  /** Column of the links by which the texts are ordered; equal ones by the other row's key. */
  readonly order: string;
  readonly entity: AnyEntity;
  readonly field: string;
}

/** A moment that is shown in a way of its own. */
export interface ShownMoment {
  readonly cell: (instant: Date, zone: Zone, row: Row) => Cell;
  /** Fields of the record without which it can't be shown. */
  readonly needs: readonly string[];
}

/** Whom a list is shown to, and on which day by the reader's clocks. */
export interface ListReader extends Reader {
  readonly today: LocalDate;
}

/** A value as a list shows it, in few words. */
export interface ListedText {
  readonly text: string;
  /** Said beside it, or below where there is room. */
  readonly beside?: string;
}

/** A value that a list shows in a way of its own, while views, papers and files have it as it is. */
export interface Listed {
  /** The heading, where the column tells more than its field. */
  readonly label?: Label;
  /** Columns that it tells as well and that therefore have no place of their own on a screen; files have each by itself. */
  readonly tells: readonly string[];
  /** `null` where there is nothing to tell. */
  readonly text: (row: Row, reader: ListReader) => ListedText | null;
}

/** The choice of the same record that a text is the name of. */
export interface NamedChoice {
  readonly field: string;
  readonly options: readonly Option[];
}

export interface Reference {
  readonly entity: AnyEntity;
  /** Fields of this form that the chosen row must share, e.g. an agency of the chosen region, and what that row calls them. */
  readonly within: Readonly<Record<string, string>>;
}

/**
 * One field of an entity: what it is called, what may be written, and who sees it.
 * `schema` validates a written value; `null` is allowed where the field is optional.
 */
export interface Field<S extends z.ZodType = z.ZodType> {
  readonly kind: FieldKind;
  readonly label: Label;
  readonly schema: S;
  readonly optional: boolean;
  readonly hint?: Label;
  /** The language that it is written in, whatever the screen's is: for screen readers and spelling. */
  readonly language?: Language;
  /** Column of the table when it differs from the field's name. */
  readonly column?: string;
  /** The text is made of digits: among rows by the million a long number is looked for here and in no other text. */
  readonly digits?: boolean;
  /** No two rows have the same value: none at all, or none that share these fields of the form. */
  readonly unique?: readonly string[];
  readonly options?: readonly Option[];
  readonly reference?: Reference;
  readonly related?: Related;
  readonly gathered?: Gathered;
  /** The text is a code with a meaning, which is shown in words with the code beside it. */
  readonly code?: Code;
  /** The text is the Indonesian name of a choice, which has one in the other language, too. */
  readonly names?: NamedChoice;
  readonly moment?: ShownMoment;
  readonly listed?: Listed;
  /** Its sum means something: a file of the list ends with it. */
  readonly total?: boolean;
  /** The moment, a column with an index, whose local day this is. */
  readonly dayOf?: string;
}

interface Extra {
  readonly hint?: Label;
  readonly language?: Language;
  readonly column?: string;
  readonly digits?: boolean;
  readonly unique?: readonly string[];
  readonly moment?: ShownMoment;
  readonly listed?: Listed;
  readonly code?: Code;
  readonly names?: NamedChoice;
  readonly dayOf?: string;
}

function field<S extends z.ZodType>(kind: FieldKind, label: Label, schema: S, extra: Extra & Partial<Field> = {}) {
  return { ...extra, kind, label, schema, optional: schema.safeParse(null).success } satisfies Field<S>;
}

/** Marks a field whose values may be added up: the files of a list end with their sum. */
export const totalled = <S extends z.ZodType>(money: Field<S>) => ({ ...money, total: true }) satisfies Field<S>;

/** Marks a field as one that may be left empty; empty is `null` in the API and the database. */
export function optional<S extends z.ZodType>(required: Field<S>) {
  return { ...required, schema: required.schema.nullable(), optional: true } satisfies Field;
}

const phoneForm = pattern(/^(\+62|62|0)[1-9]\d{6,12}$/, {
  en: "Write a phone number like 0812-3456-7890 or 022-1234567.",
  id: "Tulis nomor telepon seperti 0812-3456-7890 atau 022-1234567.",
});
/** Region, then day of birth (of women plus 40), month and year, then a number of its own. */
const nikForm = pattern(/^[1-9]\d{5}(0[1-9]|[12]\d|3[01]|4[1-9]|[56]\d|7[01])(0[1-9]|1[0-2])\d{6}$/, {
  en: "An identity number has 16 digits. Digits 7 to 12 are the day, month and year of birth; for women the day is 40 higher.",
  id: "Nomor identitas terdiri atas 16 angka. Angka ke-7 sampai ke-12 adalah tanggal, bulan, dan tahun lahir; untuk perempuan tanggalnya ditambah 40.",
});

const shown = (text: z.ZodString, max: number) => text.trim().min(1).max(max).regex(visible);
/** A text of several lines. */
export const lines = (max: number) => shown(z.string(), max);
/** A text of one line. */
export const line = (max: number) => shown(z.string().regex(oneLine), max);

export const text = (label: Label, max: number, extra?: Extra) => field("text", label, line(max), extra);
export const longText = (label: Label, max: number, extra?: Extra) => field("longtext", label, lines(max), extra);
export const richText = (label: Label, extra?: Extra) => field("richtext", label, lines(100_000), extra);
export const integer = (label: Label, range: { min: number; max: number }, extra?: Extra) =>
  field("integer", label, z.int().min(range.min).max(range.max), extra);
const wholeRupiah = words({
  en: "Write whole rupiah, without a minus or cents.",
  id: "Tulis rupiah bulat, tanpa tanda minus dan sen.",
});

/** Whole rupiah. */
export const rupiah = z.int(wholeRupiah).min(0, wholeRupiah).max(Number.MAX_SAFE_INTEGER, wholeRupiah);
export const money = (label: Label, extra?: Extra) => field("money", label, rupiah, extra);
/** A calendar day, `YYYY-MM-DD`, without zone. */
export const date = (label: Label, extra?: Extra) => field("date", label, z.iso.date(), extra);
/** A moment of a log, which is compared with other logs: shown with its seconds. */
export const toTheSecond: ShownMoment = {
  cell: (instant, zone) => ({ is: "moment", day: localDate(instant, zone), time: exactTime(instant, zone), zone }),
  needs: [],
};
/** A moment, ISO 8601 in UTC with `Z`. */
export const instant = (label: Label, extra?: Extra) => field("instant", label, z.iso.datetime(), extra);
export const flag = (label: Label, extra?: Extra) => field("boolean", label, z.boolean(), extra);
export const email = (label: Label, extra?: Extra) =>
  field("email", label, z.string().trim().toLowerCase().max(120).pipe(z.email()), extra);
/** An Indonesian number, mobile or fixed, kept as typed without blanks and dashes. */
export const phone = (label: Label, extra?: Extra) =>
  field(
    "phone",
    label,
    z
      .string()
      .transform((typed) => typed.replace(/[\s().-]/g, ""))
      .pipe(z.string().regex(phoneForm)),
    extra,
  );
/** Identity number: 16 digits with the day of birth in their middle, kept without the blanks, dots and dashes between its groups. */
export const nik = (label: Label, extra?: Extra) =>
  field(
    "nik",
    label,
    z
      .string()
      .transform((typed) => typed.replace(/[\s.-]/g, ""))
      .pipe(z.string().regex(nikForm)),
    extra,
  );
/** A password as it is typed, neither trimmed nor changed; 128 characters have at most so many units of UTF-16. */
export const typedPassword = z.string().max(256);
/** Written, never sent back; `least` characters. */
export const password = (label: Label, least: number, extra?: Extra) =>
  field("password", label, typedPassword.min(least), extra);
/** Written, never sent back; the reader only tells whether it is set. */
export const secret = (label: Label, extra?: Extra) => field("secret", label, lines(4000), extra);
/** The stored path of one picture. */
export const image = (label: Label, extra?: Extra) => field("image", label, line(255), extra);
/** Stored paths of several pictures, separated by commas. */
export const images = (label: Label, extra?: Extra) => field("images", label, line(1500), extra);
/** The stored path of a pdf that everybody may open. */
export const document = (label: Label, extra?: Extra) => field("document", label, line(191), extra);
export const json = (label: Label, extra?: Extra) => field("json", label, z.unknown(), extra);

export function select<const O extends readonly Option[]>(label: Label, options: O, extra?: Extra) {
  const values = options.map((option) => option.value) as O[number]["value"][];
  return field("select", label, z.literal(values), { ...extra, options });
}

/** Fields that the chosen row calls as the form does. */
export const byName = (...names: readonly string[]): Reference["within"] =>
  Object.fromEntries(names.map((name) => [name, name]));

export function reference(label: Label, entity: AnyEntity, extra?: Extra & Partial<Pick<Reference, "within">>) {
  const { within = {}, ...rest } = extra ?? {};
  return field("reference", label, z.int().positive(), { ...rest, reference: { entity, within } });
}

function fieldIn(entity: AnyEntity, name: string): Field {
  const found = entity.fields[name];
  if (!found) throw new Error(`${entity.name} has no field ${name}`);
  return found;
}

/** A value shown from the row that `via` refers to; never written. */
export function related(
  via: string,
  entity: AnyEntity,
  name: string,
  extra?: Extra & { readonly label?: Label; readonly on?: string; readonly otherwise?: Related },
) {
  const target = fieldIn(entity, name);
  const { label = target.label, on, otherwise, ...rest } = extra ?? {};
  return field(target.kind, label, target.schema, {
    ...rest,
    ...(target.options ? { options: target.options } : {}),
    ...(target.code ? { code: target.code } : {}),
    related: { via, entity, field: name, ...(on ? { on } : {}), ...(otherwise ? { otherwise } : {}) },
  });
}

/** Texts shown from rows that a table of links gives the record, in the order of the links; never written. */
export function gathered(label: Label, from: Gathered, extra?: Extra) {
  const { code } = fieldIn(from.entity, from.field);
  return field("several", label, z.array(z.string()), { ...extra, ...(code ? { code } : {}), gathered: from });
}
