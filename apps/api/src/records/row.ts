import { type AnyEntity, fieldOf, isVersioned } from "@retribusi/contract/define/entity";
import type { CurrentUser } from "../access/current-user.ts";
import { type IdentityOf, maskIdentity, seesIdentity } from "../access/identity.ts";
import { separator } from "./columns.ts";
import { cleanRichText } from "./sanitise.ts";

export type RecordRow = Record<string, unknown>;

/** Whose identity number stands in a row, and who manages the booking that the row is. */
export const identityOf = (entity: AnyEntity, row: Readonly<RecordRow>): IdentityOf => ({
  owner: entity.owner && row[entity.owner],
  pengelolaid: row["pengelolaid"],
});

function presentValue(kind: string, value: unknown): unknown {
  if (kind === "several") return typeof value === "string" ? value.split(separator) : [];
  if (value === null || value === undefined) return null;
  if (kind === "instant" && typeof value === "string") return `${value.replace(" ", "T")}Z`;
  if (kind === "boolean") return Number(value) === 1;
  if (kind === "secret") return "";
  // What was stored before the rules became stricter, or came past the forms, is shown by today's.
  if (kind === "richtext" && typeof value === "string") return cleanRichText(value);
  if (kind === "json" && typeof value === "string") return JSON.parse(value);
  return value;
}

/** A row as the API sends it: instants as ISO UTC, identity numbers masked, secrets only as “set” (empty) or null. */
export function presentRow(
  entity: AnyEntity,
  names: readonly string[],
  row: Readonly<RecordRow>,
  user: CurrentUser,
): RecordRow {
  const shown: RecordRow = {};
  for (const name of names) {
    const { kind } = fieldOf(entity, name);
    const value = presentValue(kind, row[name]);
    shown[name] =
      kind === "nik" && typeof value === "string" && !seesIdentity(user, identityOf(entity, row))
        ? maskIdentity(value)
        : value;
  }
  return shown;
}

/** The version of a row of an entity that is edited as a record; nothing for the others. */
export const versionOf = (entity: AnyEntity, { versi }: Readonly<RecordRow>): { readonly versi?: number } =>
  isVersioned(entity) ? { versi: Number(versi) } : {};
