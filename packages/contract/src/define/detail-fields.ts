import { type AnyEntity, fieldOf } from "./entity.ts";

/** A name that the reference before it already shows. */
function isNamedByReference(entity: AnyEntity, name: string): boolean {
  const { related } = fieldOf(entity, name);
  const reference = related && entity.fields[related.via]?.reference;
  return reference !== undefined && reference.entity.label === related?.field;
}

const pictures = ["image", "images"];

/** Fields of one record's details in declared order, pictures first; what the server didn't send is not for this person. */
export function detailFields(entity: AnyEntity, record: Readonly<Record<string, unknown>>): string[] {
  const shown = Object.keys(entity.fields).filter(
    (name) => name in record && fieldOf(entity, name).kind !== "password" && !isNamedByReference(entity, name),
  );
  const isPicture = (name: string) => pictures.includes(fieldOf(entity, name).kind);
  return [...shown.filter((name) => isPicture(name) && record[name]), ...shown.filter((name) => !isPicture(name))];
}
