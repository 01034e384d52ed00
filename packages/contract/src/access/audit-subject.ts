import { isVersioned } from "../define/entity.ts";
import type { otherSubjects } from "../features/system/audit.words.ts";
import { type EntityName, findEntity } from "./entities.ts";

/** What an entry of the audit trail is about. */
export type AuditSubject = EntityName | (typeof otherSubjects)[number]["value"];

/** Whether the trail holds single records of that name: those that change have a version; a log has none. */
export function hasHistory(name: string): boolean {
  const entity = findEntity(name);
  return entity !== undefined && (isVersioned(entity) || entity.fields["versi"] !== undefined);
}
