import { fieldOf } from "@retribusi/contract/define/entity";
import { VersionConflict } from "../../components/version-conflict.tsx";
import { useLabel } from "../../lib/use-label.ts";
import type { RecordRow } from "../record.ts";
import type { EntityPage } from "../record-pages.ts";
import { ClashValue } from "./clash-value.tsx";
import type { RecordForm } from "./use-record-form.ts";

interface Props {
  readonly page: EntityPage;
  /** The record as it is now. */
  readonly record: RecordRow;
  readonly conflict: RecordForm["conflict"];
}

/** What somebody else has made of the record while the form was open, beside what was typed. */
export function RecordConflict({ page: { entity }, record, conflict }: Props) {
  const text = useLabel();
  const { conflict: found, sideOf, mineOf, choose } = conflict;
  if (!found) return null;
  const labelOf = (name: string) => text(fieldOf(entity, name).label);
  const clashes = found.clashes.map((name) => ({
    name,
    label: labelOf(name),
    now: <ClashValue entity={entity} name={name} value={record[name]} record={record} />,
    mine: <ClashValue entity={entity} name={name} value={mineOf(name)} record={{ [name]: mineOf(name) }} />,
    side: sideOf(name),
  }));
  const { changed, others, attempt } = found;
  return (
    <VersionConflict
      changed={changed}
      clashes={clashes}
      others={others.map(labelOf)}
      onChoose={choose}
      attempt={attempt}
    />
  );
}
