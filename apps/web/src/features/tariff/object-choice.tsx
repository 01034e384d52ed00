import { reference } from "@retribusi/contract/define/field";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { useId } from "react";
import { useLabel } from "../../lib/use-label.ts";
import { ReferenceField } from "../../records/fields/reference/input.tsx";

const field = reference({ en: "Object", id: "Objek" }, objectretribusi);
const none = {};

interface Props {
  readonly value: number | undefined;
  readonly onChange: (objectid: number | undefined) => void;
}

/** One of the objects that the reader looks after, found by what is typed. */
export function ObjectChoice({ value, onChange }: Props) {
  const id = useId();
  const text = useLabel();
  return (
    <ReferenceField
      id={id}
      name="objectid"
      field={{ ...field, optional: true }}
      label={text(field.label)}
      value={value ?? null}
      onChange={(next) => onChange(typeof next === "number" ? next : undefined)}
      values={none}
    />
  );
}
