import { findEntity } from "@retribusi/contract/access/entities";
import type { Field } from "@retribusi/contract/define/field";
import { auditFacts } from "@retribusi/contract/features/system/audit.words";
import { settingFields } from "@retribusi/contract/features/system/system.settings";

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

const settings: Readonly<Record<string, Field>> = settingFields;

const own = (fields: Readonly<Record<string, Field>> | undefined, name: string): Field | undefined =>
  fields && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The declared field of that name: of the record, of the settings, or of what entries hold beside them. */
export const auditedField = (subject: string, name: string): Field | undefined =>
  own(findEntity(subject)?.fields, name) ??
  (subject === "pengaturan" ? own(settings, name) : undefined) ??
  own(auditFacts, name);
