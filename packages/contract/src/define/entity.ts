import { z } from "zod";
import type { Field } from "./field.ts";
import type { Label } from "./label.ts";
import type { Role } from "./roles.ts";

export type Fields = Readonly<Record<string, Field>>;
type Key<F extends Fields> = Extract<keyof F, string>;

/** What a page lets its holder do. Booking pages name the booking action they stand for. */
export type Verb = "list" | "view" | "add" | "edit" | "delete" | "open" | "order" | (string & {});

/** A page of an entity: its permission is `entity/page`, its route `/entity/page`. */
export interface PageDeclaration<K extends string = string> {
  readonly verb: Verb;
  /** What the page is called among those of its entity; after its verb when absent. */
  readonly label?: Label;
  /** The role that this variant of a page is made for; the pages of a variant lead to each other. */
  readonly variant?: Role;
  /** Further verbs that the page needs to work, e.g. a queue that lists the rows it decides on. */
  readonly also?: readonly Verb[];
  /** Roles that hold the page after the seed; the super user holds every page. */
  readonly roles: readonly Role[];
  /** The route carries a record's key: `/entity/page/:id`. True by itself for view and edit. */
  readonly record?: boolean;
  /** Columns of a list page and fields of a form page, when fewer than the entity's. */
  readonly columns?: readonly K[];
  readonly form?: readonly K[];
  /** Fields that an edit page tells without asking: set by regulation, or the holder's own region and agency. */
  readonly readOnly?: readonly K[];
}

/** What the pages are called that any entity may have, by verb. */
export const standardLabels: Readonly<Record<"list" | "view" | "add" | "edit" | "delete" | "sync", Label>> = {
  list: { en: "List", id: "Daftar" },
  view: { en: "View", id: "Lihat" },
  add: { en: "Add", id: "Tambah" },
  edit: { en: "Edit", id: "Ubah" },
  delete: { en: "Delete", id: "Hapus" },
  sync: { en: "Data sync", id: "Sinkronisasi data" },
};

type Standard = keyof typeof standardLabels;

/** Pages that are called like their verb, with the roles that hold them. */
export const standardPages = <P extends Standard>(roles: Readonly<Record<P, readonly Role[]>>) =>
  Object.fromEntries(
    Object.entries<readonly Role[]>(roles).map(([verb, holders]) => [verb, { verb, roles: holders }]),
  ) as Readonly<Record<P, PageDeclaration<never>>>;

/** Everything that the page lets its holder do. */
export const verbsOf = ({ verb, also = [] }: Pick<PageDeclaration, "verb" | "also">): readonly Verb[] => [
  verb,
  ...also,
];

export interface EntityDeclaration<
  N extends string,
  F extends Fields,
  W extends Key<F>,
  P extends string,
  K extends Key<F> = Key<F>,
> {
  readonly name: N;
  readonly title: Label;
  /** One record, as in “Add agency”. */
  readonly singular: Label;
  /** Table the rows are read from, when it isn't named like the entity. */
  readonly table?: string;
  /** Column values that every row of this entity has, e.g. the kind of a booking. */
  readonly where?: Readonly<Record<string, string | number>>;
  readonly key: readonly K[];
  /** The field that names a record in option lists and messages. */
  readonly label: Key<F>;
  readonly fields: F;
  readonly columns: readonly Key<F>[];
  /** Columns that a screen shows only to whoever asks for them; files have them. */
  readonly spare?: readonly Key<F>[];
  readonly form: readonly W[];
  readonly filters: readonly Key<F>[];
  readonly search: readonly Key<F>[];
  readonly sort: readonly Key<F>[];
  readonly order?: { readonly by: Key<F>; readonly type: "asc" | "desc" };
  /** Rows by the million: search is by prefix on indexed columns instead of anywhere in the text. */
  readonly large?: boolean;
  /** Rows that stand for nothing any more: their amounts are not in the totals, but told beside them. */
  readonly lapsed?: { readonly field: Key<F>; readonly values: readonly number[] };
  /** The natural key, unique in the database: a csv file and the bank's service name a row by it. */
  readonly unique?: readonly Key<F>[];
  /** The field that is wrong when a unique index of the table refuses a value, by the name of the index. */
  readonly uniqueIndexes?: Readonly<Record<string, W>>;
  /** Tables without screens of their own that hold parts of the rows, as people call them in messages. */
  readonly tables?: Readonly<Record<string, Label>>;
  /** Rows may come from a csv file, by whoever may add them. */
  readonly import?: boolean;
  /** The field that holds the owner's user id: the owner sees their own identity number in full. */
  readonly owner?: Key<F>;
  /** The field that holds the manager group which serves the owner, and so sees it too. */
  readonly manager?: Key<F>;
  readonly pages: Readonly<Record<P, PageDeclaration<Key<F>>>>;
}

export type Entity<
  N extends string = string,
  F extends Fields = Fields,
  W extends Key<F> = Key<F>,
  P extends string = string,
  K extends Key<F> = Key<F>,
> = EntityDeclaration<N, F, W, P, K> & { readonly table: string };

/** Any entity, for code that works on all of them and knows only names and fields. */
export interface AnyEntity extends Omit<EntityDeclaration<string, Fields, string, string>, "pages"> {
  readonly table: string;
  readonly pages: Readonly<Record<string, PageDeclaration>>;
}

export function defineEntity<N extends string, F extends Fields, W extends Key<F>, P extends string, K extends Key<F>>(
  declaration: EntityDeclaration<N, F, W, P, K>,
): Entity<N, F, W, P, K> {
  return { ...declaration, table: declaration.table ?? declaration.name };
}

/** A row as it is written: every field of the form, `null` where an optional one is empty. */
export type Row<E> = E extends { readonly fields: infer F extends Fields; readonly form: readonly (infer W)[] }
  ? { [K in Extract<W, keyof F>]: z.output<F[K]["schema"]> }
  : never;

/** The key of a row, by field. */
export type KeyOf<E> = E extends { readonly key: readonly (infer K extends string)[] } ? { [N in K]: number } : never;

/** Body of `add`: unknown fields are refused, optional ones may be left out. */
export function addBody(entity: AnyEntity, form: readonly string[]): z.ZodObject {
  return z.strictObject(
    Object.fromEntries(
      form.map((name) => {
        const { schema, optional } = fieldOf(entity, name);
        return [name, optional ? schema.optional() : schema];
      }),
    ),
  );
}

/**
 * Counts the changes of a record: lists and views send it as `versi`, an edit gives it back. Whoever was shown an older one is told so
 * instead of overwriting what somebody else has written.
 */
export const version = z.int().min(1);

/** Whether rows are edited as records, and so have a version. */
export const isVersioned = ({ form }: AnyEntity): boolean => form.length > 0;

/** Body of `edit`: the version that was shown, and any part of the form, a single field for an inline edit. */
export const editBody = (entity: AnyEntity, form: readonly string[]): z.ZodObject =>
  addBody(entity, form).partial().extend({ versi: version });

export function fieldOf(entity: AnyEntity, name: string): Field {
  const field = entity.fields[name];
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
}

/** What nobody looks for by its value: what isn't sent back, what most readers see masked, and what has no single value. */
const unsearchable: ReadonlySet<string> = new Set(["password", "secret", "nik", "json"]);

/** Fields that a list may be filtered by: every one that is shown, so that `list/:fieldName/:fieldValue` works for each of them. */
export const filterable = (entity: AnyEntity): string[] =>
  Object.keys(entity.fields).filter((name) => !unsearchable.has(fieldOf(entity, name).kind));

/** The key of a record as it stands in addresses: several key fields are joined by a dash. */
export const keyOf = (entity: AnyEntity, record: Readonly<Record<string, unknown>>): string =>
  entity.key.map((name) => String(record[name])).join("-");

/** Fields that hold somebody's identity number. */
export const identityFields = (entity: AnyEntity): string[] =>
  Object.keys(entity.fields).filter((name) => fieldOf(entity, name).kind === "nik");

/** Columns of a list whose values may be added up. */
export const totalledColumns = (entity: AnyEntity): string[] =>
  entity.columns.filter((name) => fieldOf(entity, name).total === true);

/** Fields that are sent back: all but the ones that are only written. */
export const readableFields = (entity: AnyEntity): string[] =>
  Object.keys(entity.fields).filter((name) => fieldOf(entity, name).kind !== "password");
