import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { FormConflict } from "../../components/form-conflict.tsx";
import { useLabel } from "../../lib/use-label.ts";
import type { VersionConflict } from "../../lib/use-version-conflict.ts";
import type { RecordRow } from "../record.ts";
import { ClashValue } from "./clash-value.tsx";

interface Props {
  readonly entity: AnyEntity;
  /** The record as it is now. */
  readonly record: RecordRow;
  readonly conflict: VersionConflict;
}

/** What somebody else has made of the record while the form was open, beside what was typed. */
export function RecordConflict({ entity, record, conflict }: Props) {
  const text = useLabel();
  return (
    <FormConflict
      conflict={conflict}
      labelOf={(name) => text(fieldOf(entity, name).label)}
      show={(name, side) => {
        const values = side === "now" ? record : { [name]: conflict.mineOf(name) };
        return <ClashValue entity={entity} name={name} value={values[name]} record={values} />;
      }}
    />
  );
}
