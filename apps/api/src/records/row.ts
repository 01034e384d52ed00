import { type AnyEntity, fieldOf, isVersioned } from "@retribusi/contract/define/entity";
import { maskIdentity } from "../lib/mask-identity.ts";
import { separator } from "./columns.ts";
import { cleanRichText } from "./sanitise.ts";

export type RecordRow = Record<string, unknown>;

/** A value of the database as the API sends it, by the kind of its field. */
export function presentValue(kind: string, value: unknown): unknown {
  if (kind === "several") return typeof value === "string" ? value.split(separator) : [];
  if (value === null || value === undefined) return null;
  if (kind === "instant" && typeof value === "string") return `${value.replace(" ", "T")}Z`;
  if (kind === "boolean") return Number(value) === 1;
  if (kind === "secret") return "";
  if (kind === "nik") return maskIdentity(String(value));
  // What was stored before the rules became stricter, or came past the forms, is shown by today's.
  if (kind === "richtext" && typeof value === "string") return cleanRichText(value);
  if (kind === "json" && typeof value === "string") return JSON.parse(value);
  return value;
}

/** A row as the API sends it: instants as ISO UTC, identity numbers masked, secrets only as “set” (empty) or null. */
export function presentRow(entity: AnyEntity, names: readonly string[], row: Readonly<RecordRow>): RecordRow {
  // Without a list of pairs between: this is what a list does most.
  const shown: RecordRow = {};
  for (const name of names) shown[name] = presentValue(fieldOf(entity, name).kind, row[name]);
  return shown;
}

/** The version of a row of an entity that is edited as a record; nothing for the others. */
export const versionOf = (entity: AnyEntity, { versi }: Readonly<RecordRow>): { readonly versi?: number } =>
  isVersioned(entity) ? { versi: Number(versi) } : {};
