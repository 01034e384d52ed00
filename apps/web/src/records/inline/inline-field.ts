import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { FieldKind } from "@retribusi/contract/define/field";

/** Kinds that need the room of a form, or whose present value isn't sent. */
const needsForm = new Set<FieldKind>(["richtext", "image", "images", "document", "json", "password", "secret"]);

/**
 * The field of a form that is written when somebody changes what a column shows: the column's own, or the reference
 * whose name the column shows. Nothing where the form doesn't have it or where it takes a form to change it.
 */
export function inlineField(entity: AnyEntity, form: readonly string[], column: string): string | undefined {
  const { kind, related } = fieldOf(entity, column);
  const written = related ? related.via : column;
  if (!form.includes(written)) return undefined;
  if (!related) return needsForm.has(kind) ? undefined : column;
  const target = fieldOf(entity, written).reference?.entity;
  return target?.name === related.entity.name && target.label === related.field ? written : undefined;
}
