import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { findEntity } from "@retribusi/contract/entities";

/** What the server writes in place of a password or secret. */
const hiddenValue = "[changed]";

export interface Difference {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  /** A secret: only that it changed is known. */
  readonly isHidden: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const asValues = (value: unknown): Values | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;

/** `2026-11-21 10:00:00.000` and `2026-11-21T10:00:00.000Z` are the same moment, `1` and `true` the same flag. */
function comparable(value: unknown): string {
  if (typeof value === "boolean") return String(Number(value));
  const text = typeof value === "object" ? JSON.stringify(value ?? "") : String(value ?? "");
  return text.replace(/^(\d{4}-\d{2}-\d{2})[ T]([\d:.]+)Z?$/, "$1 $2");
}

/** What an entry of the audit trail changed, field by field. A change keeps only the fields that were written and differ. */
export function differencesOf(sebelum: unknown, sesudah: unknown): Difference[] {
  const before = asValues(sebelum) ?? {};
  const after = asValues(sesudah) ?? {};
  const names = Object.keys(asValues(sesudah) ? after : before);
  return names
    .map((name) => ({
      name,
      before: before[name],
      after: after[name],
      isHidden: [before[name], after[name]].includes(hiddenValue),
    }))
    .filter(({ before: old, after: next, isHidden }) => isHidden || comparable(old) !== comparable(next));
}

/** The entity whose fields name the values; undefined for what is no record, such as a session. */
export const auditedEntity = (name: unknown): AnyEntity | undefined =>
  typeof name === "string" ? findEntity(name) : undefined;

/** The declared field of that name, if there is one. */
export const auditedField = (entity: AnyEntity | undefined, name: string) =>
  entity && Object.hasOwn(entity.fields, name) ? fieldOf(entity, name) : undefined;
