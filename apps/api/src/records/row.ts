import { type AnyEntity, fieldOf, isVersioned } from "@retribusi/contract/define/entity";
import { maskIdentity } from "../lib/mask-identity.ts";
import { separator } from "./columns.ts";
import { cleanRichText } from "./sanitise.ts";

export type RecordRow = Record<string, unknown>;

type Present = (value: unknown) => unknown;

const presenters: Readonly<Record<string, Present>> = {
  instant: (value) => (typeof value === "string" ? `${value.replace(" ", "T")}Z` : value),
  boolean: (value) => Number(value) === 1,
  secret: () => "",
  nik: (value) => maskIdentity(String(value)),
  // What was stored before the rules became stricter, or came past the forms, is shown by today's.
  richtext: (value) => (typeof value === "string" ? cleanRichText(value) : value),
  json: (value) => (typeof value === "string" ? JSON.parse(value) : value),
};

const asItIs: Present = (value) => value ?? null;
const several: Present = (value) => (typeof value === "string" ? value.split(separator) : []);

/** How a value of the database is sent by the API, by the kind of its field: instants as ISO UTC, identity numbers masked, secrets only as “set” (empty). */
export function presenterOf(kind: string): Present {
  if (kind === "several") return several;
  const present = presenters[kind];
  return present ? (value) => (value === null || value === undefined ? null : present(value)) : asItIs;
}

/** Rows as the API sends them; for many rows, made once for all of them. */
export function rowPresenter(entity: AnyEntity, names: readonly string[]) {
  const columns = names.map((name) => [name, presenterOf(fieldOf(entity, name).kind)] as const);
  return (row: Readonly<RecordRow>): RecordRow => {
    const shown: RecordRow = {};
    for (const [name, present] of columns) shown[name] = present(row[name]);
    return shown;
  };
}

/** One row as the API sends it. */
export const presentRow = (entity: AnyEntity, names: readonly string[], row: Readonly<RecordRow>): RecordRow =>
  rowPresenter(entity, names)(row);

/** The version of a row of an entity that is edited as a record; nothing for the others. */
export const versionOf = (entity: AnyEntity, { versi }: Readonly<RecordRow>): { readonly versi?: number } =>
  isVersioned(entity) ? { versi: Number(versi) } : {};
